package org.sluicempi.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.cli.console.Shown;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.report.Count;
import org.sluicempi.transformer.store.UndoResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code undo}: takes back the last {@code apply}. */
@Command(
        name = "undo",
        description =
                "Restores the sources that the last \"apply\" changed. Files that were edited since are left alone and"
                        + " named.")
final class UndoCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "SRC",
            defaultValue = ".",
            description = "The first folder or file that was given to \"apply\". Default: the working folder")
    Path source = Path.of(".");

    UndoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!Files.exists(source)) {
            throw new InputException(source + ": no such file or folder");
        }
        UndoResult result = new Sluice().undo(StateFolder.of(List.of(source)));
        for (Path file : result.restored()) {
            console.out().println("restored " + Shown.path(file));
        }
        console.out()
                .println(Count.of(result.restored().size(), "file is as it was", "files are as they were")
                        + " before apply");
        if (result.remaining().isEmpty()) {
            return ExitCode.FINE;
        }
        console.out().flush();
        result.remaining().forEach(file -> console.err().println("sluice: not restored: " + file));
        return ExitCode.BAD_INPUT;
    }
}
