package org.sluicempi.launcher.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.program.EngineJar;
import org.sluicempi.launcher.program.RuntimeParts;

/** How programs get onto the engine over an MPI library. */
final class NativeStart implements StartableEngine {
    @Override
    public String id() {
        return NativeLaunch.JAR.engine();
    }

    @Override
    public String about() {
        return "a JVM for each rank under mpirun, over the MPI library of this machine";
    }

    @Override
    public Set<Setting> settings() {
        return NativeLaunch.SETTINGS;
    }

    @Override
    public Optional<EngineJar> jar() {
        return Optional.of(NativeLaunch.JAR);
    }

    @Override
    public Launch launch(LaunchSettings settings, Path java) {
        return NativeLaunch.of(settings, java);
    }

    @Override
    public List<Way> ways(RuntimeParts parts, LaunchSettings settings, Path java) {
        parts.engine(NativeLaunch.JAR);
        Path newEnough = NativeJava.beside(java).require(settings.word(Setting.ENGINE) + " " + id());
        Optional<String> library = settings.value(Setting.MPI);
        List<Way> ways = new ArrayList<>();
        for (MpiLauncher launcher : MpiLauncher.installed()) {
            if (library.isEmpty() || launcher.kind().id().equals(library.get())) {
                String command = launcher.words().get(0);
                List<Use> uses = List.of(
                        new Use("Java for the native engine", newEnough.toString()),
                        new Use("launcher", command + ", " + launcher.version()));
                ways.add(new Way(command, uses, new NativeLaunch(launcher, newEnough)));
            }
        }
        if (ways.isEmpty()) {
            throw new InputException(
                    "no launcher of " + library.orElse("an MPI library") + " on the PATH; install Open MPI or MPICH");
        }
        return ways;
    }
}
