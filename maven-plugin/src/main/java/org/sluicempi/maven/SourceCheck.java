package org.sluicempi.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.Compilation.Problem;

/**
 * Whether the author's sources compile: where they do not, the build's own compiler shall say so at the author's lines and
 * not at those of a transformed copy.
 *
 * @param classes a folder for class files that nobody uses
 */
record SourceCheck(MavenProject project, SourceTree tree, Path classes) {
    private static final String PROCESSOR = "META-INF/services/javax.annotation.processing.Processor";
    private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";

    /** The first error; empty as well where annotation processors may write what the sources lack. */
    Optional<Problem> firstError(Sluice sluice) throws MojoExecutionException {
        if (hasProcessors()) {
            return Optional.empty();
        }
        return sluice.compile(sources(), tree.classPath(), tree.encoding(), tree.release(), classes).problems().stream()
                .findFirst();
    }

    private boolean hasProcessors() throws MojoExecutionException {
        Plugin compiler = project.getPlugin(COMPILER);
        if (compiler != null && String.valueOf(compiler.getConfiguration()).contains("annotationProcessor")) {
            return true;
        }
        for (Path entry : tree.classPath()) {
            if (new ClassPathEntry(entry).holds(PROCESSOR)) {
                return true;
            }
        }
        return false;
    }

    /** Without declarations of modules: the class path is all that is known here. */
    private List<Path> sources() throws MojoExecutionException {
        List<Path> sources = new ArrayList<>();
        for (Path root : tree.roots()) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
                        .filter(Files::isRegularFile)
                        .forEach(sources::add);
            } catch (IOException e) {
                throw new MojoExecutionException("cannot read the sources: " + e, e);
            }
        }
        return sources;
    }
}
