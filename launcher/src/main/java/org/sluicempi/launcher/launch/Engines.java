package org.sluicempi.launcher.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.sluicempi.analyzer.input.InputException;

/** The engines that programs are started on, one line each. Their names are those of the constants in lower case. */
public enum Engines {
    /** All ranks in one JVM. */
    EMBEDDED(EmbeddedLaunch::of, EmbeddedLaunch.SETTINGS),
    /** A JVM for each rank. */
    NATIVE(NativeLaunch::of, NativeLaunch.SETTINGS);

    /** Settings that mean something on every engine. */
    private static final Set<Setting> COMMON = Set.of(Setting.RANKS, Setting.ENGINE);

    private final Maker maker;
    private final Set<Setting> settings;

    /** Makes what starts the ranks from settings that all mean something. */
    @FunctionalInterface
    private interface Maker {
        Launch of(LaunchSettings settings, Path java) throws IOException;
    }

    Engines(Maker maker, Set<Setting> settings) {
        this.maker = maker;
        this.settings = settings;
    }

    /** The name that users call it by. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * How to start the ranks; on the embedded engine if the user names none.
     *
     * @param java the JVM to take, where it is new enough for the engine
     * @throws InputException if a setting cannot be used, or something is missing that the engine needs
     */
    public static Launch launch(LaunchSettings settings, Path java) throws IOException {
        if (settings.value(Setting.RANKS)
                .map(Integer::parseInt)
                .filter(n -> n < 1)
                .isPresent()) {
            throw settings.refused(Setting.RANKS, "a program has at least one rank");
        }
        Engines engine = chosen(settings);
        for (Setting setting : settings.given()) {
            if (!COMMON.contains(setting) && !engine.settings.contains(setting)) {
                throw settings.refused(
                        setting, "has no meaning with " + settings.word(Setting.ENGINE) + " " + engine.id());
            }
        }
        return engine.maker.of(settings, java);
    }

    private static Engines chosen(LaunchSettings settings) {
        String wanted = settings.value(Setting.ENGINE).orElse(EMBEDDED.id());
        List<String> ids = Arrays.stream(values()).map(Engines::id).toList();
        int at = ids.indexOf(wanted);
        if (at < 0) {
            throw settings.refused(Setting.ENGINE, "there are " + String.join(" and ", ids));
        }
        return values()[at];
    }
}
