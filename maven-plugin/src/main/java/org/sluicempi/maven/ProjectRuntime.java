package org.sluicempi.maven;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.program.RuntimeParts;

/**
 * The parts of Sluice on a project's class path, where they come with its dependencies.
 *
 * @param engine the native one, which a project need not depend on
 */
record ProjectRuntime(Path core, Optional<Path> engine) implements RuntimeParts {
    private static final String LAUNCHER = "org/sluicempi/runtime/embedded/Launcher.class";
    private static final String NATIVE = "org/sluicempi/runtime/nativempi/NativeEngine.class";

    /** @throws MojoExecutionException if the runtime is not on the class path, or an entry cannot be read */
    static ProjectRuntime on(List<Path> classPath) throws MojoExecutionException {
        Path core = holderOf(LAUNCHER, classPath)
                .orElseThrow(() ->
                        new MojoExecutionException("the runtime of Sluice is not on the class path; add the dependency "
                                + MpiFace.dependencies()));
        return new ProjectRuntime(core, holderOf(NATIVE, classPath));
    }

    @Override
    public Path nativeEngine() {
        return engine.orElseThrow(() -> new InputException("sluice.engine native: the native engine is not on the class"
                + " path; add the dependency org.sluicempi:sluice-native, built where there is a JDK 25 or newer"));
    }

    /** The entries that belong to the program and its libraries. */
    List<Path> others(List<Path> classPath) {
        return classPath.stream()
                .filter(entry -> !entry.equals(core) && !engine.equals(Optional.of(entry)))
                .toList();
    }

    private static Optional<Path> holderOf(String file, List<Path> classPath) throws MojoExecutionException {
        for (Path entry : classPath) {
            if (new ClassPathEntry(entry).holds(file)) {
                return Optional.of(entry);
            }
        }
        return Optional.empty();
    }
}
