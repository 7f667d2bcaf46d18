package org.sluicempi.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * The command that starts the embedded engine.
 *
 * @param java the program to start
 * @param classes the user's classes
 * @param libraries all else on the run-time class path, the runtime of Sluice among it
 */
record RunCommandLine(Path java, Path classes, List<Path> libraries) {
    private static final String LAUNCHER = "org.sluicempi.runtime.embedded.Launcher";

    /** @throws MojoExecutionException if the runtime is not on the class path */
    List<String> of(int ranks, List<String> options, String mainClass, List<String> arguments)
            throws MojoExecutionException {
        Path core = core();
        String classPath = Stream.concat(Stream.of(classes), libraries.stream())
                .filter(entry -> !entry.equals(core))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(java.toString(), "-cp", core.toString(), LAUNCHER));
        command.addAll(List.of("-n", Integer.toString(ranks), "--class-path", classPath));
        command.addAll(options);
        command.add(mainClass);
        command.addAll(arguments);
        return command;
    }

    private Path core() throws MojoExecutionException {
        for (Path entry : libraries) {
            if (new ClassPathEntry(entry).holds(LAUNCHER.replace('.', '/') + ".class")) {
                return entry;
            }
        }
        throw new MojoExecutionException("the runtime of Sluice is not on the class path; add the dependency"
                + " org.sluicempi:sluice-openmpi-api (programs that call send) or org.sluicempi:sluice-mpj-api"
                + " (programs that call Send)");
    }
}
