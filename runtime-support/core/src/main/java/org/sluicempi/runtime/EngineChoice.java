package org.sluicempi.runtime;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * Which engine a process runs on: the one that {@code sluice.engine} or {@code SLUICE_ENGINE} names; else {@code native}
 * under a launcher and {@code embedded} otherwise. A process that may have peers never runs alone without having been
 * told to.
 *
 * @param wanted the name asked for, null if none was
 * @param start null if no launcher started this process
 */
record EngineChoice(String wanted, ParallelStart start, Iterable<Engine> engines) {
    static final String PROPERTY = "sluice.engine";
    static final String VARIABLE = "SLUICE_ENGINE";
    private static final String NATIVE = "native";
    private static final String EMBEDDED = "embedded";
    private static final int MOST_UNUSABLE = 8;

    static EngineChoice here() {
        String wanted = System.getProperty(PROPERTY, System.getenv(VARIABLE));
        ParallelStart start = ParallelStart.in(System.getenv()).orElse(null);
        return new EngineChoice(wanted, start, ServiceLoader.load(Engine.class, Engine.class.getClassLoader()));
    }

    /** @throws MpiError {@link ErrorClass#UNSUPPORTED_OPERATION} if the engine is not there; says why */
    Engine engine() {
        List<Engine> usable = new ArrayList<>();
        List<String> unusable = new ArrayList<>();
        find(usable, unusable);
        if (wanted != null && !wanted.isBlank()) {
            String name = wanted.trim().toLowerCase(Locale.ROOT);
            return named(usable, name).orElseThrow(() -> missing(name, "asked for with " + VARIABLE, usable, unusable));
        }
        if (start == null) {
            return named(usable, EMBEDDED).orElseThrow(() -> missing(EMBEDDED, "needed", usable, unusable));
        }
        Optional<Engine> joining = named(usable, NATIVE);
        if (joining.isEmpty() && !start.parallel()) {
            joining = named(usable, EMBEDDED);
        }
        return joining.orElseThrow(() -> missing(
                NATIVE, "needed because a launcher started this process (" + start.evidence() + ")", usable, unusable));
    }

    private static Optional<Engine> named(List<Engine> engines, String name) {
        return engines.stream().filter(engine -> engine.name().equals(name)).findFirst();
    }

    /** An engine for a later Java cannot even be loaded; the others are found all the same. */
    private void find(List<Engine> usable, List<String> unusable) {
        for (Iterator<Engine> found = engines.iterator(); ; ) {
            try {
                if (!found.hasNext()) {
                    return;
                }
                usable.add(found.next());
            } catch (ServiceConfigurationError | LinkageError e) {
                unusable.add(String.valueOf(e.getMessage()));
                if (unusable.size() > MOST_UNUSABLE) {
                    return;
                }
            }
        }
    }

    private static MpiError missing(String name, String why, List<Engine> usable, List<String> unusable) {
        String text = "the " + name + " engine is " + why + ", but it is not here: ";
        if (name.equals(NATIVE)) {
            int java = Runtime.version().feature();
            text += java < 25
                    ? "it needs Java 25 or later, this is Java " + java + "; "
                    : "sluice-native.jar must be on the class path; ";
            text += "or run all ranks in one JVM: sluice run -n RANKS MAIN";
        } else {
            text += "the engines on the class path are "
                    + usable.stream().map(Engine::name).sorted().toList();
        }
        return new MpiError(
                ErrorClass.UNSUPPORTED_OPERATION, unusable.isEmpty() ? text : text + " (found: " + unusable + ")");
    }
}
