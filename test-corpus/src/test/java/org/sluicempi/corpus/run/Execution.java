package org.sluicempi.corpus.run;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.delta.DeltaOptions;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.launch.RankClassLoader;

/**
 * Runs one program on the embedded engine in this JVM. One at a time: it takes over the standard streams and the
 * runtime's system properties.
 */
record Execution(String mainClass, List<String> arguments) {
    /** Runs it; {@code pieces} watches the transformed ranks. */
    Outcome run(Version original, Version transformed, Setting setting, Pieces pieces) {
        System.setProperty(DeltaOptions.DELTA_SIZE, Integer.toString(setting.pieceBytes()));
        System.setProperty(DeltaOptions.CHECK, Boolean.toString(setting.check()));
        try (RankOutput output = new RankOutput(setting.ranks())) {
            JobResult result = EmbeddedJob.run(setting.options(), rank -> {
                int number = rank.world().rank();
                output.enter(number);
                if (setting.side().transformed(number)) {
                    main(transformed, pieces.watch(rank, mainClass));
                } else {
                    main(original, rank);
                }
            });
            return new Outcome(result.exitCode(), result.reason(), output.texts());
        } finally {
            System.clearProperty(DeltaOptions.DELTA_SIZE);
            System.clearProperty(DeltaOptions.CHECK);
        }
    }

    private void main(Version version, Rank rank) throws Throwable {
        ClassLoader loader = new RankClassLoader(rank, version.classes());
        try {
            Class.forName(mainClass, true, loader)
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) arguments.toArray(new String[0]));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
