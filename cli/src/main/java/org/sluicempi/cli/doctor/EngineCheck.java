package org.sluicempi.cli.doctor;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sluicempi.launcher.job.JobOutput;
import org.sluicempi.launcher.job.ProgramJob;
import org.sluicempi.launcher.launch.Launch;
import org.sluicempi.launcher.program.Installation;

/** Runs the probe on two ranks of one engine and says what it measured. */
final class EngineCheck {
    private static final String PROBE = "org.sluicempi.runtime.probe.Probe";
    private static final String MARK = "sluice-probe ";

    private final Installation installation;

    EngineCheck(Installation installation) {
        this.installation = installation;
    }

    Finding run(String topic, Launch launch) throws IOException, InterruptedException {
        StringWriter said = new StringWriter();
        PrintWriter writer = new PrintWriter(said);
        int code = new ProgramJob(2, List.of(installation.core()), launch, PROBE, List.of())
                .run(installation, new JobOutput.Copied(writer, writer));
        writer.flush();
        Optional<String> result =
                said.toString().lines().filter(line -> line.startsWith(MARK)).findFirst();
        if (code != 0 || result.isEmpty()) {
            return new Finding(
                    topic,
                    false,
                    "the probe ended with exit code " + code + ":" + System.lineSeparator()
                            + said.toString().strip().indent(4).stripTrailing());
        }
        return new Finding(topic, true, describe(result.get()));
    }

    /** The words of a result are: latency in ns, 10^6 bytes per second, share of overlap, eager limit in bytes, engine. */
    static String describe(String line) {
        String[] words = line.substring(MARK.length()).split(" ", 5);
        return String.format(
                Locale.ROOT,
                "%s%n    latency %.2f us, bandwidth %.0f MB/s, overlap %.0f %%, eager up to %s bytes",
                words[4],
                Double.parseDouble(words[0]) / 1000,
                Double.parseDouble(words[1]),
                100 * Double.parseDouble(words[2]),
                words[3]);
    }
}
