package org.sluicempi.launcher.launch;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;

/** What a user has said about how a program is to be run, in the words of the shell. Immutable. */
public final class LaunchSettings {
    private final Spelling spelling;
    private final Map<Setting, String> given;
    private final boolean terminal;
    private final String version;

    private LaunchSettings(Spelling spelling, Map<Setting, String> given, boolean terminal, String version) {
        this.spelling = spelling;
        this.given = given;
        this.terminal = terminal;
        this.version = version;
    }

    /** Nothing yet. */
    public static LaunchSettings in(Spelling spelling) {
        return new LaunchSettings(spelling, Map.of(), false, "");
    }

    /** @param value null where the user has said nothing */
    public LaunchSettings with(Setting setting, @Nullable Object value) {
        if (value == null) {
            return this;
        }
        Map<Setting, String> more = new EnumMap<>(Setting.class);
        more.putAll(given);
        more.put(setting, value.toString());
        return new LaunchSettings(spelling, more, terminal, version);
    }

    /** A setting without a value of its own. */
    public LaunchSettings withFlag(Setting setting, boolean set) {
        return with(setting, set ? "" : null);
    }

    /** @param terminal whether the error stream of the job's processes is a terminal, on which progress may be shown */
    public LaunchSettings onTerminal(boolean terminal) {
        return new LaunchSettings(spelling, given, terminal, version);
    }

    /** @param version of the program, which its recording then names; empty if it is not known */
    public LaunchSettings ofVersion(String version) {
        return new LaunchSettings(spelling, given, terminal, version);
    }

    String version() {
        return version;
    }

    boolean onTerminal() {
        return terminal;
    }

    Optional<String> value(Setting setting) {
        return Optional.ofNullable(given.get(setting));
    }

    boolean has(Setting setting) {
        return given.containsKey(setting);
    }

    /** Those that the user has said something about, in their order. */
    Set<Setting> given() {
        return given.keySet();
    }

    /** The word for a setting. */
    String word(Setting setting) {
        return spelling.of(setting);
    }

    /** That a setting cannot be used; the message begins with what the user has typed. */
    InputException refused(Setting setting, String why) {
        return new InputException((word(setting) + " " + value(setting).orElse("")).strip() + ": " + why);
    }
}
