package org.sluicempi.launcher.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.sluicempi.launcher.program.RuntimeParts;

/** How programs get onto the engine that has all ranks in one JVM. */
final class EmbeddedStart implements StartableEngine {
    @Override
    public String id() {
        return EmbeddedLaunch.ENGINE;
    }

    @Override
    public String about() {
        return "all ranks in one JVM";
    }

    @Override
    public Set<Setting> settings() {
        return EmbeddedLaunch.SETTINGS;
    }

    @Override
    public Launch launch(LaunchSettings settings, Path java) throws IOException {
        return EmbeddedLaunch.of(settings, java);
    }

    @Override
    public List<Way> ways(RuntimeParts parts, LaunchSettings settings, Path java) throws IOException {
        return List.of(new Way("", List.of(), launch(settings, java)));
    }
}
