package org.sluicempi.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.cli.compare.Comparison;
import org.sluicempi.cli.compare.ComparisonTable;
import org.sluicempi.cli.compare.FailedRunException;
import org.sluicempi.cli.console.CommandName;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.launcher.job.JobOutput;
import org.sluicempi.launcher.job.ProgramJob;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.launch.LaunchSettings;
import org.sluicempi.launcher.launch.Setting;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.transformer.profile.Profile;
import org.sluicempi.transformer.profile.Run;

/**
 * {@code run --compare}: both versions in turn, and what their ranks have recorded.
 *
 * @param classPaths of the original and of the transformed program
 * @param program main class and arguments
 * @param folder for recordings, empty
 */
record CompareRun(
        Console console,
        LaunchSettings settings,
        int ranks,
        List<List<Path>> classPaths,
        List<String> program,
        Installation installation,
        Path folder) {
    private static final String RECORDING = "profile";

    /** Prints the table, and keeps the last round's recordings where the options say so. The exit code. */
    int print(int rounds, EngineOptions options) throws IOException, InterruptedException {
        Comparison comparison;
        try {
            comparison = Comparison.of(rounds, this::once);
        } catch (FailedRunException failed) {
            console.err().println(failed.getMessage());
            return failed.code();
        }
        ComparisonTable.lines(comparison).forEach(console.out()::println);
        console.out()
                .println(comparison
                        .difference()
                        .map(text -> "Outputs are not the same in all runs; " + text)
                        .orElse("Every run printed the same."));
        if (options.profile != null) {
            keep(options.profile, rounds - 1);
        }
        return ExitCode.FINE;
    }

    private Comparison.Outcome once(boolean transformed, int round)
            throws IOException, InterruptedException, FailedRunException {
        String version = transformed ? "transformed" : "original";
        Path into = Files.createDirectories(recordings(transformed, round));
        LaunchSettings recorded = settings.ofVersion(version).with(Setting.PROFILE, into.resolve(RECORDING + ".jfr"));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = new ProgramJob(
                        ranks,
                        classPaths.get(transformed ? 1 : 0),
                        Engines.shipped().launch(recorded, Installation.java()),
                        program.get(0),
                        program.subList(1, program.size()))
                .run(installation, new JobOutput.Copied(new PrintWriter(out, true), new PrintWriter(err, true)));
        if (code != 0) {
            throw new FailedRunException(
                    "sluice: the " + version + " program ended with exit code " + code + ":" + System.lineSeparator()
                            + out + err,
                    code);
        }
        List<Run> runs = Profile.read(files(into)).runs();
        if (runs.size() != 1) {
            throw new InputException("the " + version + " program has not recorded one run but " + runs.size());
        }
        return new Comparison.Outcome(runs.get(0), out.toString());
    }

    private Path recordings(boolean transformed, int round) {
        return folder.resolve((transformed ? "transformed-" : "original-") + round);
    }

    /** One for each rank where each is a process. */
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** The transformed program's get the name that was asked for, the original's {@code -original} in it. */
    private void keep(Path file, int round) throws IOException {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.') < 0 ? name.length() : name.lastIndexOf('.');
        List<String> kept = new ArrayList<>();
        for (boolean transformed : new boolean[] {false, true}) {
            String begin = name.substring(0, dot) + (transformed ? "" : "-original");
            for (Path recording : files(recordings(transformed, round))) {
                String rank = recording.getFileName().toString();
                String number = rank.substring(RECORDING.length(), rank.lastIndexOf('.'));
                Path target = file.resolveSibling(begin + number + name.substring(dot));
                if (target.getParent() != null) {
                    Files.createDirectories(target.getParent());
                }
                Files.copy(recording, target, StandardCopyOption.REPLACE_EXISTING);
                kept.add(target.toString());
            }
        }
        console.out().println("Next: " + CommandName.typed() + " timeline " + String.join(" ", kept));
    }
}
