package org.sluicempi.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.cli.console.CommandName;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.cli.console.Shell;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.report.Count;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diff}: prints the changes as a patch; the sources stay as they are. */
@Command(
        name = "diff",
        description = "Prints the changes as a patch that \"git apply\" takes. Writes nothing into the sources.")
final class DiffCommand implements Callable<Integer> {
    private final Console console;
    private final Sluice sluice = new Sluice();

    @Mixin
    SourceOptions sources = new SourceOptions();

    @Option(
            names = "--base",
            paramLabel = "DIR",
            description = {
                "Folder that the paths in the patch start from.",
                "Default: the working folder if all sources lie below it, else the innermost folder above all of them."
            })
    @Nullable
    Path base;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the patch to this file.")
    @Nullable
    Path output;

    @Option(
            names = "--per-site",
            paramLabel = "DIR",
            description = {
                "Write a patch for each call that can be changed alone into this folder, instead of printing one.",
                "Each applies to the sources as they are. What an earlier run has written there is replaced."
            })
    @Nullable
    Path perSite;

    DiffCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Analysis analysis = sources.analysis(console, sluice);
        List<FileChange> changes = sluice.transform(analysis);
        Path from = base != null ? base : BaseFolder.of(changes);
        if (output != null) {
            write(output, sluice.patch(changes, from));
        }
        if (perSite != null) {
            int patches = sluice.writePatches(changes, from, perSite).size();
            console.err().println("sluice: " + Count.of(patches, "patch", "patches") + " in " + perSite);
        }
        if (output == null && perSite == null) {
            print(changes, from);
        }
        hint(changes, from);
        return Faults.exitCode(console, analysis, ExitCode.FINE);
    }

    private void print(List<FileChange> changes, Path from) {
        if (console.outTerminal()) {
            console.out().print(sluice.diff(changes, from));
            console.out().flush();
        } else {
            console.print(sluice.patch(changes, from), sources.language.charset());
        }
    }

    /** Half a patch must not be taken for a whole one. */
    private static void write(Path output, byte[] patch) {
        try {
            Files.write(output, patch);
        } catch (IOException e) {
            boolean removed = Files.isRegularFile(output) && output.toFile().delete();
            throw new InputException(
                    "-o " + output + ": cannot be written: " + reason(e) + (removed ? "; it is removed" : ""), e);
        }
    }

    private static String reason(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "its folder does not exist";
        }
        String reason = problem instanceof FileSystemException file ? file.getReason() : problem.getMessage();
        return reason == null ? problem.getClass().getSimpleName() : reason;
    }

    private void hint(List<FileChange> changes, Path from) {
        if (changes.isEmpty()) {
            console.err()
                    .println("sluice: nothing to change; " + CommandName.typed() + " analyze" + sources.commandLine()
                            + " says why");
        } else if (output != null || console.outTerminal()) {
            Path here = Path.of("").toAbsolutePath();
            String folder = from.toAbsolutePath().normalize().equals(here)
                    ? ""
                    : " -C " + Shell.quote(from.toAbsolutePath().normalize().toString());
            String file = output == null
                    ? ""
                    : " " + Shell.quote(output.toAbsolutePath().normalize().toString());
            console.err()
                    .println("sluice: " + Count.of(changes.size(), "file", "files") + " would change; to change them: "
                            + (output == null ? "" : "git" + folder + " apply" + file + "   or   ")
                            + CommandName.typed() + " apply" + sources.commandLine());
        }
    }
}
