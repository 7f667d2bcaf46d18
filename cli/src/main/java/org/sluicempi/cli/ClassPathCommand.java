package org.sluicempi.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.program.ClassPathText;
import org.sluicempi.launcher.program.EngineJar;
import org.sluicempi.launcher.program.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code classpath}: what a program needs beside its own classes, for those who start it themselves. */
@Command(
        name = "classpath",
        description = "Prints the class path of the runtime, for programs that are started by hand.",
        footer = {
            "Without the native engine in this installation, a program started so is a job of one rank.",
            "",
            "  mpirun -n 4 java -cp \"target/classes:$(sluice classpath openmpi)\" com.example.Heat"
        })
final class ClassPathCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "1",
            paramLabel = "API",
            description = "Dialect of MPI that the program is written in: ${COMPLETION-CANDIDATES}",
            converter = DialectNames.class,
            completionCandidates = DialectNames.class)
    @Nullable
    Dialect api;

    ClassPathCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.ofThisJvm();
        if (api == null) {
            throw new InputException("which API? " + String.join(" or ", new DialectNames()));
        }
        List<Path> path = new ArrayList<>(List.of(installation.face(api), installation.core()));
        for (EngineJar jar : Engines.shipped().jars()) {
            try {
                path.add(installation.engine(jar));
            } catch (InputException e) {
                console.err().println("sluice: " + e.getMessage());
            }
        }
        console.out().println(ClassPathText.join(path));
        return ExitCode.FINE;
    }
}
