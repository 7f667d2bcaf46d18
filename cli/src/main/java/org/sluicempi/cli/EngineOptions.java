package org.sluicempi.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.InputException;
import picocli.CommandLine.Option;

/** What carries the messages, and where the output goes. */
final class EngineOptions {
    @Option(names = "--engine", paramLabel = "NAME", description = "embedded: all ranks in one JVM (the default).")
    String engine = "embedded";

    @Option(
            names = "--link",
            paramLabel = "LINK",
            description = "Make the ranks wait as on this network: 1gbit,50us or 10gbit,5us,eager=64k.")
    @Nullable
    String link;

    @Option(names = "--delta-size", paramLabel = "BYTES", description = "Size of a piece of a message. Default: adapts")
    @Nullable
    Long deltaSize;

    @Option(
            names = "--output-dir",
            paramLabel = "DIR",
            description = "Write each rank's output to DIR/rank-R.out and DIR/rank-R.err.")
    @Nullable
    Path outputDir;

    @Option(names = "--tag-output", description = "Put the rank in front of each line of output.")
    boolean tagOutput;

    /**
     * The same for the launcher.
     *
     * @throws InputException if one cannot be used
     */
    List<String> launcherOptions() throws IOException {
        if (!engine.equals("embedded")) {
            throw new InputException("--engine " + engine + ": there is only one engine, embedded");
        }
        List<String> words = new ArrayList<>();
        if (link != null) {
            words.addAll(List.of("--link", link));
        }
        if (deltaSize != null) {
            words.addAll(List.of("--delta-size", deltaSize.toString()));
        }
        if (outputDir != null) {
            refuseUsed(outputDir);
            words.addAll(List.of("--output-dir", outputDir.toString()));
        }
        if (tagOutput) {
            words.add("--tag-output");
        }
        return words;
    }

    private static void refuseUsed(Path dir) throws IOException {
        if (!Files.exists(dir)) {
            return;
        }
        if (!Files.isDirectory(dir)) {
            throw new InputException("--output-dir " + dir + ": is a file, not a folder");
        }
        try (Stream<Path> entries = Files.list(dir)) {
            if (entries.findAny().isPresent()) {
                throw new InputException("--output-dir " + dir
                        + ": the folder is not empty, old output would mix with new; name another or delete it");
            }
        }
    }
}
