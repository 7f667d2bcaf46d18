package org.sluicempi.launcher.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a JVM is told whose ranks are recorded. */
final class Recorded {
    /** The Flight Recorder drops the oldest events by whole chunks: small ones keep more of what may be kept. */
    private static final String CHUNKS = "-XX:FlightRecorderOptions:maxchunksize=1M";

    private static final String FILE = "-Dsluice.profile=";
    private static final String VERSION = "-Dsluice.profile.version=";

    private Recorded() {}

    /** For one JVM with all ranks; it learns the file otherwise. Nothing where nothing is recorded. */
    static List<String> together(LaunchSettings settings) {
        return settings.has(Setting.PROFILE) ? List.of(CHUNKS, VERSION + settings.version()) : List.of();
    }

    /** For the JVM of each rank. */
    static List<String> each(LaunchSettings settings) {
        List<String> options = new ArrayList<>(together(settings));
        Optional<String> file = settings.value(Setting.PROFILE);
        file.ifPresent(name -> options.add(FILE + name));
        return options;
    }
}
