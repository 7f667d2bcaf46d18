package org.sluicempi.cli.demo;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.launcher.job.JobOutput;
import org.sluicempi.launcher.job.ProgramJob;
import org.sluicempi.launcher.launch.EmbeddedLaunch;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.transformer.change.InternalException;

/** Runs a program once and reads what it says: its output, and its line {@code time SECONDS}. */
final class DemoRunner implements Measurement.Runner {
    private static final String TIME = "time ";

    private final Installation installation;
    private final Path face;
    private final Path folder;
    private int runs;

    /**
     * What came of a run.
     *
     * @param seconds average duration of one repetition, as the program has measured it
     */
    record Run(double seconds, RankOutputs outputs) {}

    /** @param folder for the ranks' outputs */
    DemoRunner(Installation installation, Path face, Path folder) {
        this.installation = installation;
        this.face = face;
        this.folder = folder;
    }

    /**
     * @param link empty: messages arrive at once
     * @throws InternalException if the program fails or says no time
     */
    @Override
    public Run run(DemoCase demo, Path classes, Optional<Link> link) throws IOException, InterruptedException {
        Path output = folder.resolve("run-" + runs++);
        List<String> options = new ArrayList<>(List.of("--output-dir", output.toString()));
        link.ifPresent(l -> options.addAll(List.of("--link", l.text())));
        StringWriter said = new StringWriter();
        PrintWriter writer = new PrintWriter(said);
        int code = new ProgramJob(
                        demo.ranks(),
                        List.of(classes, face),
                        new EmbeddedLaunch(Installation.java(), options),
                        demo.main(),
                        demo.arguments())
                .run(installation, new JobOutput.Copied(writer, writer));
        writer.flush();
        if (code != 0) {
            throw new InternalException(demo.main() + " on " + demo.ranks() + " ranks ended with exit code " + code
                    + ":" + System.lineSeparator() + said + errors(output, demo.ranks()));
        }
        return new Run(time(demo, output), RankOutputs.in(output, demo.ranks()));
    }

    private static double time(DemoCase demo, Path output) throws IOException {
        List<String> lines = Files.readAllLines(output.resolve("rank-0.err"));
        return lines.stream()
                .filter(line -> line.startsWith(TIME))
                .reduce((first, second) -> second)
                .map(line -> Double.parseDouble(line.substring(TIME.length()).strip()))
                .orElseThrow(() ->
                        new InternalException(demo.main() + ": rank 0 printed no line \"time SECONDS\", but " + lines));
    }

    private static String errors(Path output, int ranks) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int rank = 0; rank < ranks; rank++) {
            Path file = output.resolve("rank-" + rank + ".err");
            if (Files.exists(file)) {
                text.append(Files.readString(file));
            }
        }
        return text.toString();
    }
}
