package org.sluicempi.launcher.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sluicempi.launcher.program.ClassPath;
import org.sluicempi.launcher.program.RuntimeParts;

/**
 * All ranks in one JVM.
 *
 * @param java what runs them
 * @param options further options of the embedded engine's launcher, as words
 */
public record EmbeddedLaunch(Path java, List<String> options) implements Launch {
    private static final String LAUNCHER = "org.sluicempi.runtime.embedded.Launcher";

    @Override
    public List<String> command(
            RuntimeParts parts, int ranks, List<Path> classPath, String main, List<String> arguments) {
        List<String> command =
                new ArrayList<>(List.of(java.toString(), "-cp", parts.core().toString(), LAUNCHER));
        command.addAll(List.of("-n", Integer.toString(ranks), "--class-path", ClassPath.join(classPath)));
        command.addAll(options);
        command.add(main);
        command.addAll(arguments);
        return command;
    }

    @Override
    public Map<String, String> environment(int ranks) {
        return Map.of();
    }
}
