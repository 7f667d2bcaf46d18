package org.sluicempi.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.transformer.profile.ChromeTrace;
import org.sluicempi.transformer.profile.Profile;
import org.sluicempi.transformer.profile.Run;
import org.sluicempi.transformer.profile.Timeline;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code timeline}: shows what the ranks of profiled runs did when. */
@Command(
        name = "timeline",
        description = {
            "Shows where each rank computed, waited and sent, from what \"run --profile\" has recorded.",
            "The files of several ranks are put together; those of several runs come above each other."
        })
final class TimelineCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "What run --profile has written.")
    List<Path> files = List.of();

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "The page. Default: that of the first file, with .html")
    @Nullable
    Path page;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description =
                    "The trace for ui.perfetto.dev or chrome://tracing. Default: that of the first file, with .json")
    @Nullable
    Path trace;

    TimelineCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Profile profile = Profile.read(written());
        Path json = trace == null ? beside(".json") : trace;
        Path html = page == null ? beside(".html") : page;
        Files.writeString(json, ChromeTrace.of(profile), StandardCharsets.UTF_8);
        Files.writeString(html, Timeline.page(profile), StandardCharsets.UTF_8);
        for (Run run : profile.runs()) {
            console.out()
                    .printf(
                            Locale.ROOT,
                            "%s on %s: %.1f ms, %s%n",
                            run.version().isEmpty() ? "run" : run.version(),
                            count(run.tracks().size(), "rank", "ranks"),
                            run.nanos() / 1e6,
                            count(run.flows().size(), "message or piece", "messages and pieces"));
            run.gaps().forEach(gap -> console.out().println("  " + gap));
        }
        console.out().println("page:  " + html);
        console.out().println("trace: " + json + "   for ui.perfetto.dev");
        return ExitCode.FINE;
    }

    private static String count(int number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    /** Without those of ranks that were ended before they could write: the others may say why. */
    private List<Path> written() throws IOException {
        List<Path> written = new ArrayList<>();
        for (Path file : files) {
            if (Files.isRegularFile(file) && Files.size(file) == 0) {
                console.err().println("sluice: " + file + ": is empty, its rank was ended before it could write");
            } else {
                written.add(file);
            }
        }
        if (written.isEmpty()) {
            throw new InputException("no rank has written what it recorded");
        }
        return written;
    }

    private Path beside(String ending) {
        Path first = files.get(0);
        String name = first.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return first.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ending);
    }
}
