package ${package};

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import mpi.MPI;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.embedded.Launcher;

/** Runs the program as the build has compiled it, transformed, on four ranks in one JVM. */
class MainTest {
    private static final int RANKS = 4;

    @Test
    void workersSendWhatTheyHaveComputed() throws Exception {
        Process job = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        place(Launcher.class),
                        Launcher.class.getName(),
                        "-n",
                        Integer.toString(RANKS),
                        "--class-path",
                        place(Main.class) + File.pathSeparator + place(MPI.class),
                        Main.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(job.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(0, job.waitFor(), output);
        assertEquals("sum " + sum(), output.strip());
    }

    private static double sum() {
        double sum = 0;
        for (int worker = 1; worker < RANKS; worker++) {
            for (int i = 0; i < 200; i++) {
                for (int j = 0; j < 100; j++) {
                    sum += worker * (i + j);
                }
            }
        }
        return sum;
    }

    private static String place(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    }
}
