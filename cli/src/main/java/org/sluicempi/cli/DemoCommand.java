package org.sluicempi.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.cli.console.CommandName;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.cli.console.Shown;
import org.sluicempi.cli.demo.Demo;
import org.sluicempi.cli.demo.DemoTable;
import org.sluicempi.cli.demo.Link;
import org.sluicempi.cli.demo.Measurement;
import org.sluicempi.launcher.program.WorkFolder;
import org.sluicempi.transformer.Sluice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code demo}: shows on blocking programs what Sluice does, and what it brings. */
@Command(
        name = "demo",
        description = {
            "Takes blocking programs, shows the remarks and the diff, runs both versions over an emulated link,",
            "compares their results and shows the times. Takes about a minute."
        })
final class DemoCommand implements Callable<Integer> {
    private final Console console;
    private final Sluice sluice = new Sluice();

    @Option(names = "--rounds", paramLabel = "N", description = "Runs of each version. Default: ${DEFAULT-VALUE}")
    int rounds = 3;

    DemoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (WorkFolder work = WorkFolder.create()) {
            Demo demo = new Demo(console, work);
            SourceTree tree = demo.sources();
            Path root = tree.roots().get(0);
            Analysis analysis = demo.analyze(tree);
            title("What Sluice says about two blocking programs");
            console.out().println(belowRoot(sluice.text(analysis, console.ansi().enabled()), root));
            title("What it changes");
            console.out().println(sluice.diff(sluice.transform(analysis), root));
            Path original = demo.build(tree, analysis, Demo.Version.ORIGINAL);
            Path transformed = demo.build(tree, analysis, Demo.Version.TRANSFORMED);
            title("Both versions on link " + Link.GIGABIT.text());
            return report(demo.measure(original, transformed, Link.GIGABIT, Math.max(1, rounds)));
        }
    }

    private int report(List<Measurement> measurements) {
        if (console.errTerminal()) {
            console.err().printf("\r%70s\r", "");
        }
        int code = ExitCode.FINE;
        for (Measurement m : measurements) {
            String what = "%s on %d ranks: ".formatted(m.demo().name(), m.demo().ranks());
            if (m.difference().isPresent()) {
                console.out()
                        .println(what + console.styled("bold,red", "results DIFFER") + ", "
                                + m.difference().get());
                code = ExitCode.FINDINGS;
            } else {
                console.out().println(what + "results identical");
            }
        }
        console.out().println();
        DemoTable.lines(measurements, Link.GIGABIT, Runtime.getRuntime().availableProcessors())
                .forEach(console.out()::println);
        console.out().println();
        console.out().println("Next, with your own program:  " + CommandName.typed() + " analyze src/main/java");
        return code;
    }

    /** The text with file names as they are below the folder, whose own name means nothing to the reader. */
    private static String belowRoot(String text, Path root) {
        return text.replace(Shown.path(root) + "/", "").replace(root + "/", "");
    }

    private void title(String text) {
        console.out().println();
        console.out().println(console.styled("bold", "== " + text));
        console.out().println();
    }
}
