package org.sluicempi.maven;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.input.TreeFiles;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.report.Count;

/** What all goals share. */
abstract class AbstractSluiceMojo extends AbstractMojo {
    /** The module that is built. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    @Nullable
    MavenProject project;

    /** The build that the module is part of. */
    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    @Nullable
    MavenSession session;

    /** The goal as the build calls it. */
    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    @Nullable
    MojoExecution execution;

    /** Leaves the goal out. */
    @Parameter(property = "sluice.skip", defaultValue = "false")
    boolean skip;

    /** Character set of the sources. */
    @Parameter(property = "sluice.encoding", defaultValue = "${project.build.sourceEncoding}")
    @Nullable
    String encoding;

    /**
     * Java language level of the sources, such as {@code 17}. Default: {@code maven.compiler.release}, else {@code
     * maven.compiler.source}, else that of the JVM that runs Maven.
     */
    @Parameter(property = "sluice.release")
    @Nullable
    String release;

    /**
     * Whether no code outside of the module uses its classes, except to start {@code main}, so that all callers of its public methods
     * are known.
     */
    @Parameter(property = "sluice.wholeProgram", defaultValue = "false")
    boolean wholeProgram;

    /**
     * Patterns of the sources to report on and to change, as in Ant and below a source root: {@code app/kernel/**}. Default: all.
     * The others are read all the same, for what they say about these.
     */
    @Parameter(property = "sluice.includes")
    List<String> includes = List.of();

    /** Patterns of sources that are neither reported on nor changed, as in {@code includes}. Default: none. */
    @Parameter(property = "sluice.excludes")
    List<String> excludes = List.of();

    final Sluice sluice = new Sluice();

    /** Finds dependencies; where there is none, those count that Maven has found already. */
    @Inject
    @Nullable
    ProjectDependenciesResolver dependencies;

    /** Where Sluice itself failed; everything else is done before the goal fails. */
    private final List<Remark> faults = new ArrayList<>();

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Sluice is skipped (sluice.skip)");
            return;
        }
        if (!hasSources(project()) && !spansModules()) {
            getLog().debug("a module with packaging pom has no sources");
            return;
        }
        try {
            run();
        } catch (InputException e) {
            throw new MojoExecutionException(String.valueOf(e.getMessage()), e);
        }
        if (!faults.isEmpty()) {
            throw new MojoExecutionException("internal error of Sluice at "
                    + Count.of(faults.size(), "place, which stays as it was", "places, which stay as they were")
                    + "; the rest is done. The first one: " + faults.get(0));
        }
    }

    /** Whether the goal looks at all modules of a build at once. */
    boolean spansModules() {
        return false;
    }

    static boolean hasSources(MavenProject module) {
        return !"pom".equals(module.getPackaging());
    }

    /** The goal itself. */
    abstract void run() throws MojoExecutionException, MojoFailureException;

    final MavenProject project() {
        if (project == null) {
            throw new IllegalStateException("Maven has set no project");
        }
        return project;
    }

    final Path baseFolder() {
        return project().getBasedir().toPath();
    }

    /** The folder below {@code target} that belongs to Sluice. */
    final Path workFolder() {
        return workFolder(project());
    }

    private static Path workFolder(MavenProject module) {
        return Path.of(module.getBuild().getDirectory()).resolve("sluice");
    }

    /** The sources of the module at hand. */
    final SourceTree tree() throws MojoExecutionException {
        return tree(project());
    }

    /** The sources to look at: all source roots that exist, as they are before {@code transform}. */
    final SourceTree tree(MavenProject module) throws MojoExecutionException {
        List<Path> roots = new ArrayList<>();
        for (Path root : new SourceRoots(module).original()) {
            if (Files.isDirectory(root)) {
                roots.add(root);
            }
        }
        return new SourceTree(roots, classPath(module), charset(), LanguageLevel.of(release, module.getProperties()))
                .wholeProgram(wholeProgram);
    }

    /** Remarks of the module at hand; empty of files where no source uses MPI. */
    final Analysis analyze(SourceTree tree) throws MojoExecutionException {
        return analyze(tree, project());
    }

    /** Remarks of a module's sources, made again only if something has changed. */
    final Analysis analyze(SourceTree tree, MavenProject module) throws MojoExecutionException {
        if (isEmpty(tree)) {
            return new Analysis(List.of(), List.of(), 0);
        }
        KnownAnalysis known = new KnownAnalysis(workFolder(module));
        String input = Fingerprint.of(tree);
        Optional<Analysis> before = known.of(input, sluice);
        Analysis all = before.isPresent() ? before.get() : fresh(tree);
        if (before.isEmpty()) {
            known.keep(input, all, sluice);
        } else {
            getLog().debug("nothing has changed since the last analysis");
        }
        Analysis analysis = filter().of(all);
        faults.addAll(analysis.faults());
        analysis.notAnalysed().forEach(remark -> getLog().warn(remark.toString()));
        return analysis;
    }

    private Analysis fresh(SourceTree tree) {
        Progress progress = (step, done, total) -> getLog().debug(step + " " + done + " of " + total);
        return sluice.analyze(tree, progress);
    }

    private static boolean isEmpty(SourceTree tree) throws MojoExecutionException {
        try {
            for (Path root : tree.roots()) {
                TreeFiles files = TreeFiles.below(root);
                if (!files.sources().isEmpty() || !files.unreadableSources().isEmpty()) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read the sources: " + e, e);
        }
    }

    /** Which sources the user wants looked at. */
    final SourceFilter filter() {
        return new SourceFilter(includes, excludes);
    }

    /** The decisions of a file that {@code sluice:analyze} has written; without one, those of an analysis made now. */
    final Analysis analyze(@Nullable File planFile) throws MojoExecutionException {
        if (planFile == null) {
            return analyze(tree());
        }
        try {
            return sluice.planFromJson(Files.readString(absolute(planFile)));
        } catch (IOException e) {
            throw new MojoExecutionException("sluice.planFile " + planFile + ": cannot be read: " + e, e);
        }
    }

    /** Whether there is nothing that Sluice could look at; says so. */
    final boolean hasNoMpi(Analysis analysis) {
        boolean none = analysis.files().isEmpty() && analysis.remarks().isEmpty();
        if (none) {
            getLog().info("none of " + Count.of(analysis.filesScanned(), "source file", "source files")
                    + " uses MPI (looked for package mpi)");
        }
        return none;
    }

    /** The jars and folders that a module is compiled against, without its own classes. */
    private List<Path> classPath(MavenProject module) throws MojoExecutionException {
        if (dependencies != null && session != null) {
            String goal = execution == null ? "analyze" : execution.getGoal();
            return new ModulePath(dependencies, session, goal).of(module);
        }
        try {
            return existing(module.getCompileClasspathElements());
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException("the dependencies of " + module.getId() + " are not resolved", e);
        }
    }

    final List<Path> existing(List<String> elements) {
        Path own = Path.of(project().getBuild().getOutputDirectory());
        return elements.stream()
                .map(Path::of)
                .filter(entry -> !entry.equals(own) && Files.exists(entry))
                .toList();
    }

    private Charset charset() throws MojoExecutionException {
        if (encoding == null || encoding.isBlank()) {
            return StandardCharsets.UTF_8;
        }
        try {
            return Charset.forName(encoding);
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException("sluice.encoding " + encoding + ": no such character set", e);
        }
    }

    final Path absolute(File file) {
        return file.toPath().toAbsolutePath().normalize();
    }
}
