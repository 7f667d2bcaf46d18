package org.sluicempi.lsp.view;

import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.lsp.work.Lines;
import org.sluicempi.lsp.work.Outcome;

/** What is said of the call under the pointer, with the short form of the rule's page. */
public final class Hovers {
    private Hovers() {}

    /** Empty where no site is. */
    public static Optional<Hover> at(Outcome outcome, Position position) {
        Lines lines = outcome.document().lines();
        int offset = lines.offset(position);
        return outcome.sites().stream()
                .filter(site ->
                        site.call().start() <= offset && offset <= site.call().end())
                .findFirst()
                .map(site -> new Hover(new MarkupContent(MarkupKind.MARKDOWN, text(site)), lines.range(site.call())));
    }

    private static String text(SitePlan site) {
        return site.remarks().stream().map(Hovers::text).collect(Collectors.joining("\n\n---\n\n"));
    }

    private static String text(Remark remark) {
        return "**" + remark.rule().kind().label() + " " + remark.rule().id() + "** "
                + escaped(Diagnostics.message(remark)) + "\n\n" + RulePages.shortForm(remark.rule());
    }

    /** The user's names are text, whatever signs they hold. */
    private static String escaped(String text) {
        return text.replaceAll("([\\\\`*_{}\\[\\]<>#|~&])", "\\\\$1");
    }
}
