package org.sluicempi.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.ScannedTree;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.cli.console.CommandName;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.Shell;
import org.sluicempi.launcher.program.ProgramBuild;
import org.sluicempi.launcher.program.ProgramClasses;
import org.sluicempi.launcher.program.ProgramCompiler;
import org.sluicempi.launcher.program.ProgramFolder;
import org.sluicempi.launcher.program.WorkFolder;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.Compilation.Problem;

/** A program that is run from its sources. Their tree is scanned once, if at all. */
final class SourceProgram {
    private final Console console;
    private final LanguageOptions language;
    private final ProgramFolder folder;
    private final SourceAnalysis analysis;
    private final Lazy<ScannedTree> scanned;

    /** @throws InputException if there are no sources */
    SourceProgram(Console console, LanguageOptions language, Path source) throws IOException {
        this.console = console;
        this.language = language;
        this.folder = ProgramFolder.at(source);
        this.analysis = new SourceAnalysis(console, new Sluice());
        this.scanned = new Lazy<>(() -> analysis.scan(language.tree(List.of(folder.root()))));
    }

    Path root() {
        return folder.root();
    }

    Optional<Dialect> dialect() {
        return scanned.get().dialect();
    }

    /** Why a file that may use MPI could not be read. */
    Optional<Remark> unread() {
        return scanned.get().remarks().stream().findFirst();
    }

    /**
     * Compiles one version; says what is left out.
     *
     * @param classPath with the MPI face first
     * @return the folder with the class files
     */
    Path build(boolean transformed, String main, List<Path> classPath, WorkFolder work) throws IOException {
        folder.unreadable()
                .forEach(file -> console.err().println("sluice: left out, because it cannot be read: " + file));
        ProgramBuild build = new ProgramBuild(
                folder, new ProgramCompiler(classPath, language.charset(), language.release()), work, "--class-path");
        ProgramClasses classes =
                transformed ? build.transformed(main, scanned.get().tree(), analysed()) : build.original(main);
        for (Problem problem : classes.leftOut()) {
            console.err().println("sluice: left out, because it does not compile: " + problem);
        }
        return classes.folder();
    }

    private Analysis analysed() {
        Analysis found = analysis.of(scanned.get());
        if (SourceAnalysis.changesNothing(found)) {
            console.err()
                    .println("sluice: nothing in " + root() + " can be overlapped, so it runs as it is; "
                            + CommandName.typed() + " analyze "
                            + Shell.quote(root().toString()) + " says why");
        }
        found.faults().stream()
                .findFirst()
                .ifPresent(fault -> console.err().println("sluice: left as it is: " + fault));
        return found;
    }
}
