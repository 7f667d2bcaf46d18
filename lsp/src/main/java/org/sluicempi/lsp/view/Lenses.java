package org.sluicempi.lsp.view;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.lsp.work.Lines;
import org.sluicempi.lsp.work.Outcome;

/** Above each call that can overlap, or could, four words on what is possible. */
public final class Lenses {
    private Lenses() {}

    public static List<CodeLens> of(Outcome outcome) {
        Lines lines = outcome.document().lines();
        return outcome.sites().stream()
                .flatMap(site -> command(outcome, site).stream()
                        .map(command -> new CodeLens(lines.range(site.call()), command, null)))
                .toList();
    }

    private static Optional<Command> command(Outcome outcome, SitePlan site) {
        if (site.variable().isPresent()) {
            return site.remarks().stream()
                    .map(Remark::rule)
                    .filter(rule -> rule.kind() == Kind.PASSED)
                    .findFirst()
                    .map(rule -> Preview.diff(possible(rule), outcome, Optional.of(site)));
        }
        return site.remarks().stream()
                .map(Remark::rule)
                .filter(rule -> rule.kind() == Kind.MISSED)
                .findFirst()
                .map(rule -> Preview.explanation("stays blocking, see " + rule.id(), rule));
    }

    private static String possible(Rule rule) {
        return switch (rule) {
            case SL001 -> "send while loop runs";
            case SL002 -> "receive while loop runs";
            case SL003 -> "can be made nonblocking";
            case SL004 -> "sends may travel together";
            case SL005 -> "receives may travel together";
            default -> rule.title();
        };
    }
}
