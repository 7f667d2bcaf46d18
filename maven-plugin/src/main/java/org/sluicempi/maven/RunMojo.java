package org.sluicempi.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.jspecify.annotations.Nullable;
import org.sluicempi.launcher.job.JobOutput;
import org.sluicempi.launcher.job.ProgramJob;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.launch.LaunchSettings;
import org.sluicempi.launcher.launch.Setting;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.launcher.program.MainClass;

/**
 * Runs the module's compiled program on an engine, in processes of its own, which end with Maven. It runs what was compiled
 * last: {@code mvn compile sluice:run} with {@code transform} in the build runs the transformed program.
 */
@Mojo(name = "run", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
public class RunMojo extends AbstractSluiceMojo {
    private final ToolchainManager toolchains;

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

    /**
     * What carries the messages. {@code embedded}: all ranks in one JVM; {@code native}: a JVM for each rank under {@code
     * mpirun}, over the MPI library of this machine, with a Java 25 or newer. For it the project depends on {@code
     * org.sluicempi:sluice-native}.
     */
    @Parameter(property = "sluice.engine", defaultValue = "embedded")
    @Nullable
    String engine;

    /**
     * For {@code native}: the launcher with its options, such as {@code mpirun --hostfile hosts}. Default: {@code mpirun}
     * or {@code mpiexec} on the PATH.
     */
    @Parameter(property = "sluice.launcher")
    @Nullable
    String launcher;

    /** For {@code native}: {@code openmpi} or {@code mpich}, where both are installed. */
    @Parameter(property = "sluice.mpi")
    @Nullable
    String mpi;

    /** For {@code embedded}: makes the ranks wait as on this network, such as {@code 1gbit,50us}. */
    @Parameter(property = "sluice.link")
    @Nullable
    String link;

    /** Bytes of a piece of a message. Default: adapts. */
    @Parameter(property = "sluice.deltaSize")
    @Nullable
    Long deltaSize;

    /**
     * For {@code embedded}: folder for the output of each rank, {@code rank-R.out} and {@code rank-R.err}, which must be
     * empty or missing. Default: printed.
     */
    @Parameter(property = "sluice.outputDir")
    @Nullable
    File outputDir;

    /**
     * File for what each rank does, for {@code sluice timeline}; with {@code native} one file for each rank, {@code -RANK} before
     * its ending. Default: nothing is recorded.
     */
    @Parameter(property = "sluice.profile")
    @Nullable
    File profile;

    /** Puts the rank in front of each line of output. */
    @Parameter(property = "sluice.tagOutput", defaultValue = "false")
    boolean tagOutput;

    /**
     * For {@code embedded}: gives {@code main} RANK, RANKS and "sluice" in front of the program's arguments, as MPJ Express
     * does.
     */
    @Parameter(property = "sluice.mpjArguments", defaultValue = "false")
    boolean mpjArguments;

    /** @param toolchains tells which JDK the project asks for */
    @Inject
    public RunMojo(ToolchainManager toolchains) {
        this.toolchains = toolchains;
    }

    @Override
    void run() throws MojoExecutionException, MojoFailureException {
        Path classes = Path.of(project().getBuild().getOutputDirectory());
        if (!Files.isDirectory(classes)) {
            throw new MojoExecutionException("sluice.mainClass " + mainClass + ": no folder " + classes
                    + "; compile first: mvn compile sluice:run");
        }
        List<Path> libraries = libraries();
        ProjectRuntime runtime = ProjectRuntime.on(libraries);
        MpiFace.check(libraries, false);
        List<Path> classPath = Stream.concat(Stream.of(classes), runtime.others(libraries).stream())
                .toList();
        int code = run(classPath, runtime);
        if (code != 0) {
            throw new MojoFailureException(mainClass + " on " + ranks + " ranks ended with exit code " + code);
        }
    }

    private int run(List<Path> classPath, ProjectRuntime runtime) throws MojoExecutionException {
        try {
            ProgramJob job = new ProgramJob(
                    ranks,
                    classPath,
                    Engines.shipped().launch(settings(), java()),
                    mainClass,
                    Words.split(args == null ? "" : args));
            MainClass.check(mainClass, classPath, "sluice.mainClass, in what was compiled last");
            getLog().debug(String.join(" ", job.command(runtime)));
            return job.run(runtime, baseFolder(), new JobOutput.Inherited());
        } catch (IOException e) {
            throw new MojoExecutionException("cannot run " + mainClass + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted while " + mainClass + " was running", e);
        }
    }

    private LaunchSettings settings() {
        return LaunchSettings.in(RunMojo::property)
                .with(Setting.RANKS, ranks)
                .with(Setting.ENGINE, engine)
                .with(Setting.LAUNCHER, launcher)
                .with(Setting.MPI, mpi)
                .with(Setting.LINK, link)
                .with(Setting.DELTA_SIZE, deltaSize)
                .with(Setting.OUTPUT_DIR, outputDir)
                .with(Setting.PROFILE, profile)
                .withFlag(Setting.TAG_OUTPUT, tagOutput)
                .withFlag(Setting.MPJ_ARGUMENTS, mpjArguments);
    }

    /** The user property for a setting. */
    static String property(Setting setting) {
        String name = setting.name().toLowerCase(Locale.ROOT);
        return "sluice."
                + Pattern.compile("_(.)")
                        .matcher(name)
                        .replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
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
                .orElse(Installation.java());
    }
}
