package org.sluicempi.launcher.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.launcher.program.EngineJar;
import org.sluicempi.launcher.program.RuntimeParts;

/** An engine as those know it who start programs; {@link Engines} lists them. */
public interface StartableEngine {
    /** The name that users call it by, a word in lower case. */
    String id();

    /** What it is, for help: a part of a sentence. */
    String about();

    /** Settings that mean something on it, beside {@link Setting#RANKS} and {@link Setting#ENGINE}. */
    Set<Setting> settings();

    /** Its own jar; empty if it is a part of the runtime's. */
    default Optional<EngineJar> jar() {
        return Optional.empty();
    }

    /**
     * What starts the ranks.
     *
     * @param settings of which all mean something on this engine
     * @param java the JVM to take, where it is new enough
     * @throws org.sluicempi.analyzer.input.InputException if a setting cannot be used, or something is missing
     */
    Launch launch(LaunchSettings settings, Path java) throws IOException;

    /**
     * All ways to start it on this machine, such as one for each MPI library; at least one.
     *
     * @param settings narrow them down; all of them mean something on this engine
     * @param java as for {@link #launch}
     * @throws org.sluicempi.analyzer.input.InputException if there is none; says what is missing
     */
    List<Way> ways(RuntimeParts parts, LaunchSettings settings, Path java) throws IOException;

    /**
     * One way to start an engine.
     *
     * @param name what tells it from the engine's other ones, such as the launcher's command; empty if there are no others
     * @param uses what it was found to use on this machine
     */
    record Way(String name, List<Use> uses, Launch launch) {
        public Way {
            uses = List.copyOf(uses);
        }

        /** The engine and the way, as one name. */
        public String of(StartableEngine engine) {
            return engine.id() + " engine" + (name.isEmpty() ? "" : " under " + name);
        }
    }

    /** Something of this machine that an engine uses: a Java, a launcher. */
    record Use(String topic, String found) {}
}
