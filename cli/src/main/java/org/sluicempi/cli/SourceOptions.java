package org.sluicempi.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.Shell;
import org.sluicempi.transformer.Sluice;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The sources that a verb works on, or what has been decided about them before. */
final class SourceOptions {
    @Parameters(arity = "0..*", paramLabel = "SRC", description = "Folders with Java sources, or single files.")
    @Nullable
    List<Path> roots;

    @Option(
            names = "--plan",
            paramLabel = "FILE",
            description = {
                "In place of SRC: the decisions that \"analyze --format plan\" has written.",
                "The sources must be as they were then."
            })
    @Nullable
    Path plan;

    @Mixin
    LanguageOptions language = new LanguageOptions();

    /**
     * What has been decided, now or before.
     *
     * @throws InputException if neither sources nor a plan are named, or both, or the plan cannot be read
     */
    Analysis analysis(Console console, Sluice sluice) {
        boolean sources = roots != null && !roots.isEmpty();
        if (plan != null && sources) {
            throw new InputException("--plan " + plan + ": says which sources are meant; name no others beside it");
        }
        if (plan != null) {
            return stored(plan, sluice);
        }
        if (!sources) {
            throw new InputException("which sources? Name folders or files, or a plan with --plan");
        }
        return new SourceAnalysis(console, sluice).of(language.tree(Objects.requireNonNull(roots, "seen above")));
    }

    /** The folder or file that was named first; of a plan, the root of its first file. */
    Path firstRoot(Analysis analysis) {
        return roots == null || roots.isEmpty() ? analysis.files().get(0).root() : roots.get(0);
    }

    private static Analysis stored(Path plan, Sluice sluice) {
        try {
            return sluice.planFromJson(Files.readString(plan));
        } catch (InputException | CharacterCodingException e) {
            throw new InputException("--plan " + plan + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new InputException("--plan " + plan + ": cannot be read (" + e + ")", e);
        }
    }

    /** The options as they have to be typed for another verb on the same sources. */
    String commandLine() {
        StringBuilder line = new StringBuilder(language.commandLine());
        if (plan != null) {
            line.append(" --plan ").append(Shell.quote(plan.toString()));
        }
        for (Path root : roots == null ? List.<Path>of() : roots) {
            line.append(' ').append(Shell.quote(root.toString()));
        }
        return line.toString();
    }
}
