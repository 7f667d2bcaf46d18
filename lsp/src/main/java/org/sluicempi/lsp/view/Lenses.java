package org.sluicempi.lsp.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Range;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.lsp.work.Lines;
import org.sluicempi.lsp.work.Outcome;
import org.sluicempi.transformer.profile.SiteTimes;

/** Above each call that can overlap, or could, four words on what is possible, and what runs have measured there. */
public final class Lenses {
    private Lenses() {}

    /** @param measured empty if nobody has measured the file as it is */
    public static List<CodeLens> of(Outcome outcome, Optional<SiteTimes> measured) {
        Lines lines = outcome.document().lines();
        return outcome.sites().stream()
                .flatMap(site -> command(outcome, site).stream().map(command -> {
                    Range range = lines.range(site.call());
                    command.setTitle(command.getTitle() + cost(outcome, range, measured));
                    return new CodeLens(range, command, null);
                }))
                .toList();
    }

    /** Of an editor's range, whose lines count from 0. */
    private static String cost(Outcome outcome, Range range, Optional<SiteTimes> measured) {
        return measured.map(times -> times.at(
                        outcome.document().file(),
                        range.getStart().getLine() + 1,
                        range.getEnd().getLine() + 1))
                .filter(costs -> !costs.isEmpty())
                .map(costs -> costs.stream().map(Lenses::cost).collect(Collectors.joining(", ", " (", ")")))
                .orElse("");
    }

    private static String cost(SiteTimes.Cost cost) {
        String version = cost.version().isEmpty() ? "run" : cost.version();
        return String.format(Locale.ROOT, "%s: %.2f ms", version, cost.nanos() / 1e6);
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
            case SL006 -> "calls may travel together";
            default -> rule.title();
        };
    }
}
