package org.sluicempi.cli.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sluicempi.cli.program.ClassPath;
import org.sluicempi.cli.program.Installation;

/**
 * All ranks in one JVM.
 *
 * @param options further options of the embedded engine's launcher, as words
 */
public record EmbeddedLaunch(List<String> options) implements Launch {
    private static final String LAUNCHER = "org.sluicempi.runtime.embedded.Launcher";

    @Override
    public List<String> command(
            Installation installation, int ranks, List<Path> classPath, String main, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Installation.java().toString(), "-cp", installation.core().toString(), LAUNCHER));
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
