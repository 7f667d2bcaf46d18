package org.sluicempi.maven;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.program.EngineJar;
import org.sluicempi.launcher.program.RuntimeParts;

/**
 * The parts of Sluice on a project's class path, where they come with its dependencies.
 *
 * @param engines those that a project need not depend on, as far as it does
 */
record ProjectRuntime(Path core, Map<EngineJar, Path> engines) implements RuntimeParts {
    private static final String LAUNCHER = "org/sluicempi/runtime/embedded/Launcher.class";

    ProjectRuntime {
        engines = Map.copyOf(engines);
    }

    /** @throws MojoExecutionException if the runtime is not on the class path, or an entry cannot be read */
    static ProjectRuntime on(List<Path> classPath) throws MojoExecutionException {
        Path core = holderOf(LAUNCHER, classPath)
                .orElseThrow(() ->
                        new MojoExecutionException("the runtime of Sluice is not on the class path; add the dependency "
                                + MpiFace.dependencies()));
        Map<EngineJar, Path> engines = new HashMap<>();
        for (EngineJar jar : Engines.shipped().jars()) {
            holderOf(jar.marker(), classPath).ifPresent(entry -> engines.put(jar, entry));
        }
        return new ProjectRuntime(core, engines);
    }

    @Override
    public Path engine(EngineJar jar) {
        return Optional.ofNullable(engines.get(jar))
                .orElseThrow(() -> new InputException("sluice.engine " + jar.engine() + ": the " + jar.engine()
                        + " engine is not on the class path; add the dependency org.sluicempi:" + jar.artifact()
                        + ", built where there is " + jar.needs()));
    }

    /** The entries that belong to the program and its libraries. */
    List<Path> others(List<Path> classPath) {
        return classPath.stream()
                .filter(entry -> !entry.equals(core) && !engines.containsValue(entry))
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
