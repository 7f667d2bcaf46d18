package org.sluicempi.cli;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.SourceTree;
import org.sluicempi.cli.console.Shell;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The sources that a verb works on. */
final class SourceOptions {
    @Parameters(arity = "1..*", paramLabel = "SRC", description = "Folders with Java sources, or single files.")
    @Nullable
    List<Path> roots;

    @Mixin
    LanguageOptions language = new LanguageOptions();

    SourceTree tree() {
        return language.tree(roots == null ? List.of() : roots);
    }

    /** The options as they have to be typed for another verb on the same sources. */
    String commandLine() {
        StringBuilder line = new StringBuilder(language.commandLine());
        for (Path root : roots == null ? List.<Path>of() : roots) {
            line.append(' ').append(Shell.quote(root.toString()));
        }
        return line.toString();
    }
}
