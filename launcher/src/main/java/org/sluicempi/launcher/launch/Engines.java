package org.sluicempi.launcher.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.launcher.program.EngineJar;

/**
 * The engines that programs are started on.
 *
 * @param all the first one is taken where the user names none
 */
public record Engines(List<StartableEngine> all) {
    /** Settings that mean something on every engine. */
    private static final Set<Setting> COMMON = Set.of(Setting.RANKS, Setting.ENGINE);

    public Engines {
        all = List.copyOf(all);
    }

    /** Those that come with Sluice, one line each. */
    public static Engines shipped() {
        return new Engines(List.of(
                new EmbeddedStart(), //
                new NativeStart()));
    }

    /** The names that users call them by. */
    public List<String> ids() {
        return all.stream().map(StartableEngine::id).toList();
    }

    /** What each is, for help. */
    public String about() {
        return all.stream()
                .map(engine -> engine.id() + ": " + engine.about() + (engine == all.get(0) ? " (the default)" : ""))
                .collect(Collectors.joining("; "));
    }

    /** Jars of engines that are no part of the runtime's own. */
    public List<EngineJar> jars() {
        return all.stream().flatMap(engine -> engine.jar().stream()).toList();
    }

    /**
     * How to start the ranks.
     *
     * @param java the JVM to take, where it is new enough for the engine
     * @throws org.sluicempi.analyzer.input.InputException if a setting cannot be used, or something is missing that the engine
     *     needs
     */
    public Launch launch(LaunchSettings settings, Path java) throws IOException {
        if (settings.value(Setting.RANKS)
                .map(Integer::parseInt)
                .filter(n -> n < 1)
                .isPresent()) {
            throw settings.refused(Setting.RANKS, "a program has at least one rank");
        }
        StartableEngine engine = chosen(settings);
        for (Setting setting : settings.given()) {
            if (!isMeant(setting, engine)) {
                throw settings.refused(
                        setting, "has no meaning with " + settings.word(Setting.ENGINE) + " " + engine.id());
            }
        }
        return engine.launch(settings, java);
    }

    /** Those on which all settings mean something. */
    public List<StartableEngine> with(LaunchSettings settings) {
        return all.stream()
                .filter(engine -> settings.given().stream().allMatch(setting -> isMeant(setting, engine)))
                .toList();
    }

    private static boolean isMeant(Setting setting, StartableEngine engine) {
        return COMMON.contains(setting) || engine.settings().contains(setting);
    }

    private StartableEngine chosen(LaunchSettings settings) {
        String wanted = settings.value(Setting.ENGINE).orElse(all.get(0).id());
        return all.stream()
                .filter(engine -> engine.id().equals(wanted))
                .findFirst()
                .orElseThrow(() -> settings.refused(Setting.ENGINE, "there are " + String.join(" and ", ids())));
    }
}
