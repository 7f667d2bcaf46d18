package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.model.ModelledFile;

/** Who could see an exception of a loop that {@code main} calls. */
class ExceptionsTest {
    private static final String PROGRAM = """
            import mpi.*;
            public class P {
                static class Own extends RuntimeException {}
                static void work() {}
                static void fail() { throw new Own(); }
                static void run(Comm comm, double[] a, double[] b, int n) throws MPIException, java.io.IOException {
                    comm.recv(a, n, MPI.DOUBLE, 1, 0);
                    for (int i = 0; i < n; i++) { b[i] = a[i]; %s }
                }
                public static void main(String[] args) throws Exception {
                    MPI.Init(args);
                    try {
                        run(MPI.COMM_WORLD, new double[9], new double[9], 9);
                    } %s
                    MPI.Finalize();
                }
            }
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "work();   # catch (RuntimeException e) { work(); }                         # goes on",
                "''        # catch (RuntimeException e) { throw e; }                        # tells",
                "''        # catch (Throwable e) { throw e; }                               # tells",
                "''        # catch (ArithmeticException e) { throw e; }                     # tells",
                "''        # catch (StackOverflowError e) { throw e; }                      # tells",
                "''        # catch (MPIException e) { throw e; }                            # nobody",
                "''        # catch (java.io.IOException e) { throw e; }                     # nobody",
                "''        # catch (Own e) { throw e; }                                     # nobody",
                "''        # catch (Own | ArithmeticException e) { throw e; }               # tells",
                "work();   # catch (Own e) { throw e; }                                     # nobody",
                "fail();   # catch (Own e) { throw e; }                                     # tells",
                "if (n < 0) throw new Own(); # catch (Own e) { throw e; }                   # tells",
                "''        # finally { System.out.println(); }                              # tells",
            })
    void whoSeesIt(String inLoop, String handler, String expected) {
        ModelledFile file = ModelledFiles.only(PROGRAM.formatted(inLoop, handler));
        Exceptions exceptions =
                new Exceptions(Trial.of(file, file.sites().get(0)).candidate());
        String seen = exceptions.whoTells().isPresent() ? "tells" : "nobody";
        assertThat(exceptions.whoGoesOn().isPresent() ? "goes on" : seen).isEqualTo(expected);
    }
}
