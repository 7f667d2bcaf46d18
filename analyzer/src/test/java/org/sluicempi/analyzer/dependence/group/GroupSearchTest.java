package org.sluicempi.analyzer.dependence.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Which statements calls are under way over; see {@link GroupTables}. */
class GroupSearchTest {
    private static final Snippet.Table STATEMENTS = GroupTables.table("""
            S(b) S(c) => Sb+Sc
            S(b) R(c) => Sb+Rc
            R(b) R(c) => Rb+Rc
            R(b) S(c) =>
            S(b) E(c) S(b) =>
            E(b) E(c) =>
            R(b) E(c) =>
            R(b) R(b) S(c) S(c) => Rb+Rb+Sc+Sc
            S(b) =>
            if (k > 0) S(b) if (k < n) R(c) => Sb+Rc
            if (k > 0) { S(b) } else { S(c) } =>
            if (k == 0) { S(b) S(c) } else { R(b) R(c) } => Sb+Sc | Rb+Rc
            { S(b) } { S(c) } => Sb+Sc
            S(b) int x = n * k + twice(k); x++; x = x - 1; S(c) => Sb+Sc
            S(b) double[] x = c; S(b) => Sb+Sb
            S(b) call(); S(c) => Sb+Sc
            S(b) System.out.println(); S(c) =>
            S(b) c[0] = 1; S(c) =>
            S(b) bound = 1; S(c) =>
            S(b) k = signal; S(c) =>
            S(b) k = endless(); S(c) =>
            S(b) for (int i = 0; i < n; i++) k++; S(c) =>
            S(b) if (k > 3) return; S(c) =>
            S(b) try { k++; } finally { k--; } S(c) =>
            S(b) synchronized (o) { k++; } S(c) =>
            S(b) Runnable r = () -> {}; S(c) =>
            S(b) here: S(c) =>
            S(b) MPI.COMM_WORLD.barrier(); S(c) =>
            S(b) Status s = MPI.COMM_WORLD.recv(c, n, MPI.DOUBLE, 1, 0); S(c) =>
            S(b) S(c) MPI.COMM_WORLD.barrier(); R(b) R(c) => Sb+Sc | Rb+Rc
            switch (k) { case 1: S(b) S(c) break; default: R(b) R(c) } => Sb+Sc | Rb+Rc
            for (int i = 0; i < n; i++) { S(b) S(c) } => Sb+Sc
            do S(b) while (k++ < n); =>
            S(b) S(c) System.out.println(); S(b) S(c) => Sb+Sc | Sb+Sc
            R(b) R(c) k = (int) b[0]; R(c) => Rb+Rc
            R(b) R(c) if (k > 0) { k = (int) b[0]; } R(c) => Rb+Rc
            R(b) R(c) comm.send(a, (int) b[0], MPI.INT, 1, 0); =>
            MPI.COMM_WORLD.recv(a, 2, MPI.INT, 1, 0); MPI.COMM_WORLD.recv(b, a[0], MPI.DOUBLE, 1, 0); MPI.COMM_WORLD.recv(c, a[1], MPI.DOUBLE, 1, 0); => Rb+Rc !
            switch (k) { case 1: R(b) { R(b) R(c) } } => Rb+Rb+Rc
            S(b) int x = switch (k) { case 1 -> { S(b) S(c) yield 1; } default -> 2; }; S(c) => Sb+Sc
            S(b) int x = switch (k) { case 1 -> { while (n > 0) { k++; } yield 1; } default -> 2; }; S(c) =>
            S(b) if (k > 0) { while (k > 0) k--; } S(c) =>
            S(b) if (k > 0) { k++; } else { while (k > 0) k--; } S(c) =>
            S(b) { while (k > 0) k--; } S(c) =>
            S(b) S(c) k = endless(); => Sb+Sc
            S(b) Runnable r = P::call; S(c) =>
            S(b) Object x = new Object() { void m() {} }; S(c) =>
            S(b) Object x = new Object(); S(c) => Sb+Sc
            S(b) class L { void m() {} } S(c) =>
            S(b) k = Plain.read; S(c) => Sb+Sc
            if (k > 0) { S(b) S(c) } else { S(b) } => Sb+Sc
            if (k == 0) S(b) if (k == 1) S(c) =>
            """);

    /** Callers that nobody knows may go on after a call has failed: with what has been received, but not with what was sent. */
    private static final Snippet.Table OPEN = Snippet.table(
            new Snippet.Program(
                    "import mpi.*; public class P { %s%s }",
                    "public static void m%d(double[] b, double[] c, int n) throws Exception { %s }\n", ""),
            "%s",
            GroupTables.calls("""
            S(b) S(c) => Sb+Sc
            R(b) R(c) =>
            S(b) R(c) =>
            try { S(b) S(c) } finally { n = 1; } =>
            try { S(b) S(c) } catch (MPIException e) { n = 1; } =>
            """));

    /** A rank that sends in synchronous mode learns when a receive is posted. */
    private static final Snippet.Table SYNCHRONOUS = GroupTables.table("""
            S(b) MPI.COMM_WORLD.sSend(c, n, MPI.DOUBLE, 1, 0); S(c) =>
            S(b) S(c) => Sb+Sc
            S(b) R(c) =>
            """);

    /** Another thread may use a buffer until a message comes. */
    private static final Snippet.Table THREADS = GroupTables.table("""
            new Thread(() -> {}).start(); S(b) S(c) =>
            S(b) S(c) =>
            """);

    /** Names are declared in braces of the code itself. */
    @Test
    void casesWithoutBracesAroundThem() {
        String program = """
                import mpi.*;
                class P {
                    static final int n = 900;
                    static final double[] b = new double[n], c = new double[n];
                    static final java.util.concurrent.Callable<Integer> FIRST = () -> %s;
                    public static void main(String[] args) throws Exception {
                        MPI.Init(args);
                        FIRST.call();
                    }
                }
                """;
        String choice = GroupTables.calls("switch (b.length) { case 1: S(b) S(c) yield 1; default: yield 2; }");

        assertThat(GroupTables.groups(program.formatted(choice))).isEmpty();
        assertThat(GroupTables.groups(program.formatted("{ return " + choice + "; }")))
                .isEqualTo("Sb+Sc");
    }

    @TestFactory
    Stream<DynamicTest> statements() {
        return STATEMENTS.answers(GroupTables::groups);
    }

    @TestFactory
    Stream<DynamicTest> openMethods() {
        return OPEN.answers(GroupTables::groups);
    }

    @TestFactory
    Stream<DynamicTest> besideSynchronousSends() {
        return SYNCHRONOUS.answers(GroupTables::groups);
    }

    @TestFactory
    Stream<DynamicTest> besideOtherThreads() {
        return THREADS.answers(GroupTables::groups);
    }
}
