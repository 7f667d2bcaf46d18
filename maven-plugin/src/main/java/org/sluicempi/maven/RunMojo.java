package org.sluicempi.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.jspecify.annotations.Nullable;

/**
 * Runs the module's compiled program on the embedded engine, in a JVM of its own. It runs what was compiled last: {@code
 * mvn compile sluice:run} with {@code transform} in the build runs the transformed program.
 */
@Mojo(name = "run", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
public class RunMojo extends AbstractSluiceMojo {
    private final ToolchainManager toolchains;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    @Nullable
    MavenSession session;

    /** Name of the main class. */
    @Parameter(property = "sluice.mainClass", required = true)
    String mainClass = "";

    /** Number of ranks, at least 1. */
    @Parameter(property = "sluice.ranks", defaultValue = "2")
    int ranks;

    /** Arguments of the program, separated by spaces; one that holds a space goes into double quotes. */
    @Parameter(property = "sluice.args", defaultValue = "")
    @Nullable
    String args;

    /** Makes the ranks wait as on this network, such as {@code 1gbit,50us}. */
    @Parameter(property = "sluice.link")
    @Nullable
    String link;

    /** Folder for the output of each rank, {@code rank-R.out} and {@code rank-R.err}. Default: printed. */
    @Parameter(property = "sluice.outputDir")
    @Nullable
    File outputDir;

    /** @param toolchains tells which JDK the project asks for */
    @Inject
    public RunMojo(ToolchainManager toolchains) {
        this.toolchains = toolchains;
    }

    @Override
    void run() throws MojoExecutionException, MojoFailureException {
        Path classes = Path.of(project().getBuild().getOutputDirectory());
        if (!Files.isRegularFile(classes.resolve(mainClass.replace('.', '/') + ".class"))) {
            throw new MojoExecutionException("sluice.mainClass " + mainClass + ": no such class in " + classes
                    + "; compile first: mvn compile sluice:run");
        }
        List<String> command = new RunCommandLine(java(), classes, libraries())
                .of(ranks, launcherOptions(), mainClass, Words.split(args == null ? "" : args));
        getLog().debug(command.stream().collect(Collectors.joining(" ")));
        int code = start(command);
        if (code != 0) {
            throw new MojoFailureException(mainClass + " on " + ranks + " ranks ended with exit code " + code);
        }
    }

    private List<String> launcherOptions() {
        List<String> options = new ArrayList<>();
        if (link != null) {
            options.addAll(List.of("--link", link));
        }
        if (outputDir != null) {
            options.addAll(List.of("--output-dir", outputDir.toString()));
        }
        return options;
    }

    private List<Path> libraries() throws MojoExecutionException {
        try {
            return existing(project().getRuntimeClasspathElements());
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException("the dependencies of " + project().getId() + " are not resolved", e);
        }
    }

    private Path java() {
        return Optional.ofNullable(toolchains.getToolchainFromBuildContext("jdk", session))
                .map((Toolchain jdk) -> jdk.findTool("java"))
                .map(Path::of)
                .orElse(Path.of(System.getProperty("java.home"), "bin", "java"));
    }

    private int start(List<String> command) throws MojoExecutionException {
        try {
            return new ProcessBuilder(command)
                    .directory(project().getBasedir())
                    .inheritIO()
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new MojoExecutionException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted while " + mainClass + " was running", e);
        }
    }
}
