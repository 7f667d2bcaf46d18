package org.sluicempi.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.rule.RulePage;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code explain}: the page of a rule, or the list of all rules. */
@Command(name = "explain", description = "Says what a rule means, why it is there, and what to change.")
final class ExplainCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "RULE",
            description = "Id of a rule, such as SL104, as it stands in a remark. Without it: a list of all rules.")
    @Nullable
    String id;

    ExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (id == null) {
            for (Rule rule : Rule.values()) {
                console.out().println(line(rule));
            }
        } else {
            String wanted = id;
            Rule rule = Rule.byId(wanted).orElseThrow(() -> unknown(wanted));
            console.out().println(RulePage.of(rule).markdown());
        }
        return ExitCode.FINE;
    }

    private String line(Rule rule) {
        return "%s  %-8s  %s"
                .formatted(console.styled("bold", rule.id()), rule.kind().label(), rule.title());
    }

    private static InputException unknown(String wanted) {
        List<Rule> near = NearRules.to(wanted);
        StringBuilder message = new StringBuilder("no rule is called " + wanted + "; near ones:");
        for (Rule rule : near) {
            message.append(System.lineSeparator())
                    .append("        ")
                    .append(rule.id())
                    .append("  ")
                    .append(rule.title());
        }
        return new InputException(message + System.lineSeparator() + "        sluice explain lists them all");
    }
}
