package org.sluicempi.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.change.Compilation.Problem;
import org.sluicempi.transformer.change.TransformedTree;
import org.sluicempi.transformer.report.Count;

/**
 * Lets the build compile transformed sources: writes them below {@code target} and gives them to the compiler in place of
 * the author's, which stay as they are. Does nothing but that replacement if nothing has changed since the last time.
 */
@Mojo(
        name = "transform",
        defaultPhase = LifecyclePhase.PROCESS_SOURCES,
        requiresDependencyCollection = ResolutionScope.COMPILE,
        threadSafe = true)
public class TransformMojo extends AbstractSluiceMojo {
    /** Where the transformed sources go. */
    @Parameter(
            property = "sluice.outputDirectory",
            defaultValue = "${project.build.directory}/generated-sources/sluice")
    @Nullable
    File outputDirectory;

    /**
     * Compiles the author's sources before, and leaves them to the build's compiler if they have errors, which then come
     * with the author's lines. Annotation processors do not run; where there are some, nothing is checked.
     */
    @Parameter(property = "sluice.checkSources", defaultValue = "true")
    boolean checkSources;

    @Override
    void run() throws MojoExecutionException {
        SourceTree tree = tree();
        if (outputDirectory == null || tree.roots().isEmpty()) {
            getLog().info("no sources");
            return;
        }
        Path output = absolute(outputDirectory);
        WrittenTree before = new WrittenTree(workFolder().resolve("transformed.files"));
        String now = Fingerprint.of(
                Fingerprint.of(tree), filter().toString(), output.toString(), String.valueOf(checkSources));
        Optional<List<Path>> same = before.of(now);
        if (same.isPresent()) {
            getLog().info("sources have not changed since they were transformed");
            compile(output, same.get());
            return;
        }
        before.forget();
        Analysis analysis = analyze(tree);
        if (hasNoMpi(analysis)) {
            clear(tree, output);
            return;
        }
        sluice.text(analysis, false).lines().forEach(getLog()::info);
        boolean change =
                analysis.files().stream().anyMatch(file -> !file.steps().isEmpty());
        MpiFace.check(tree.classPath(), change);
        if (change && isBroken(tree)) {
            clear(tree, output);
            return;
        }
        TransformedTree written = sluice.writeTo(tree, analysis, output, !change);
        compile(output, written.sources());
        if (analysis.faults().isEmpty()) {
            before.remember(now, withLines(written));
        }
        getLog().info(written.changes().size() + " of " + Count.of(analysis.filesScanned(), "file", "files")
                + " transformed" + (change ? ", in " + baseFolder().relativize(output) : ""));
    }

    /** Nothing of an earlier build may stay, be it only its line numbers. */
    private void clear(SourceTree tree, Path output) {
        if (Files.exists(output.resolve(TransformedTree.LINE_FILE))) {
            sluice.writeTo(tree, new Analysis(List.of(), List.of(), 0), output, true);
        }
    }

    /** Where nothing is transformed, the compiler reads the author's sources. */
    private void compile(Path output, List<Path> written) throws MojoExecutionException {
        if (written.stream().anyMatch(file -> file.toString().endsWith(".java"))) {
            new SourceRoots(project()).replaceBy(output);
        }
    }

    /** With the file that {@code weave} reads. */
    private static List<Path> withLines(TransformedTree tree) {
        return Stream.concat(tree.sources().stream(), Stream.of(tree.directory().resolve(TransformedTree.LINE_FILE)))
                .toList();
    }

    private boolean isBroken(SourceTree tree) throws MojoExecutionException {
        if (!checkSources) {
            return false;
        }
        Optional<Problem> error =
                new SourceCheck(project(), tree, workFolder().resolve("checked-classes")).firstError(sluice);
        error.ifPresent(problem -> getLog().warn("nothing is transformed, because the sources do not compile: "
                + problem + "; if the compiler of this build accepts them, set sluice.checkSources to false"));
        return error.isPresent();
    }
}
