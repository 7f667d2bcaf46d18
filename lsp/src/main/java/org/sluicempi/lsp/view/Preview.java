package org.sluicempi.lsp.view;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Command;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.lsp.work.Outcome;

/**
 * What a command gives back to be looked at.
 *
 * @param title one line
 * @param language of the text, as editors call it: {@code diff} or {@code markdown}
 */
public record Preview(String title, String language, String text) {
    /** Shows what would change. */
    public static final String SHOW_DIFF = "sluice.showDiff";

    /** Shows the page of a rule. */
    public static final String EXPLAIN = "sluice.explain";

    /** @param site empty for the whole file */
    static Command diff(String title, Outcome outcome, Optional<SitePlan> site) {
        JsonObject argument = new JsonObject();
        argument.addProperty("uri", outcome.document().uri());
        site.ifPresent(each -> argument.addProperty("site", each.id()));
        return new Command(title, SHOW_DIFF, List.of(argument));
    }

    static Command explanation(String title, Rule rule) {
        JsonObject argument = new JsonObject();
        argument.addProperty("rule", rule.id());
        return new Command(title, EXPLAIN, List.of(argument));
    }

    /** The page of a rule. */
    public static Preview of(Rule rule) {
        return new Preview(rule.id() + ": " + rule.title(), "markdown", RulePages.page(rule));
    }

    /** Suffix of a file that holds the text. */
    public String suffix() {
        return language.equals("markdown") ? ".md" : ".diff";
    }
}
