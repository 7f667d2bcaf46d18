package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.Snippet;

/** Calls whose count is the variable by which a loop fills their buffer: where it is told at the message's end. */
class FoundOutSizesTest {
    private static final Snippet.Table CALLS =
            Written.table("int m = 0; for (int i = 0; i < n; i++) { if (i %% 3 == 0) a[m++] = i; } %s", """
            MPI.COMM_WORLD.send(a, m, MPI.DOUBLE, 1, 0); => told
            MPI.COMM_WORLD.sSend(a, m, MPI.DOUBLE, 1, 0); => told
            MPI.COMM_WORLD.send(a, m + 0, MPI.DOUBLE, 1, 0); => not
            MPI.COMM_WORLD.send(a, (short) m, MPI.DOUBLE, 1, 0); => not
            MPI.COMM_WORLD.send(a, m, MPI.BYTE, 1, 0); => not
            int q = m; MPI.COMM_WORLD.send(a, q, MPI.DOUBLE, 1, 0); => not
            m--; MPI.COMM_WORLD.send(a, m, MPI.DOUBLE, 1, 0); => not
            MPI.COMM_WORLD.sendRecv(a, m, MPI.DOUBLE, 1, 0, w, n, MPI.DOUBLE, 1, 0); => not
            """);

    @TestFactory
    Stream<DynamicTest> calls() {
        return CALLS.answers(FoundOutSizesTest::told);
    }

    @ParameterizedTest
    @CsvSource({"0, true", "3 - 3, true", "1, false", "n, false", "m, false"})
    void theMessageBeginsWithTheFirstElement(String offset, boolean told) {
        assertThat(Written.program("""
                        import mpi.*;
                        class P {
                            static void put(double[] a, int n) throws MPIException {
                                int m = 0;
                                for (int i = 0; i < n; i++) { if (i % 3 == 0) a[m++] = i; }
                                MPI.COMM_WORLD.Send(a, OFFSET, m, MPI.DOUBLE, 1, 0);
                            }
                        }
                        """.replace("OFFSET", offset)).contains(".deltaSendEnd(m)"))
                .isEqualTo(told);
    }

    @Test
    void aLoopInACalledMethodDoesNotLetItsVariableOut() {
        assertThat(Written.program("""
                        import mpi.*;
                        class P {
                            static void fill(double[] a, int n) {
                                int m = 0;
                                for (int i = 0; i < n; i++) { if (i % 3 == 0) a[m++] = i; }
                            }
                            static void put(double[] a, int n) throws MPIException {
                                fill(a, n);
                                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
                            }
                        }
                        """)).doesNotContain("deltaSend");
    }

    private static String told(Snippet code) {
        return Written.text(code).contains(".deltaSendEnd(m)") ? "told" : "not";
    }
}
