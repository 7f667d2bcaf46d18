package org.sluicempi.analyzer.dependence.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.site.Site;

/**
 * Which calls of some statements are under way together: {@code Sb} sends out of {@code b}, {@code Rb} receives into it, with an
 * exclamation mark where they are waited for on every way out.
 */
class GroupSearchTest {
    private static final Snippet.Program PROGRAM = new Snippet.Program(
            """
            import mpi.*;
            class P {
                static int bound;
                static volatile int signal;
                static double[] shared = new double[900];
                static final double[] fixed = new double[900];
                static int[] table = new int[9];
                static P peer;
                int size;
                static int twice(int x) { return 2 * x; }
                static int looked() { return table[2]; }
                static int endless() { while (bound >= 0) {} return 1; }
                static int tabled() { return table.length; }
                static int asked() { return bound; }
                static int first(double[] x) { try { return (int) x[0]; } catch (Throwable e) { return 0; } }
                static int silent() { try { return (int) fixed[2]; } catch (Throwable e) { return 0; } }
                static class Plain { static int read = 3; }
                static void call() {}
                static class Late { static int read = silent(); }
                public static void main(String[] args) throws Exception {
                    MPI.Init(args);
                    int rank = MPI.COMM_WORLD.getRank();
            %2$s
                }
            %1$s
            }
            """,
            """
                private static void m%d(int n, int k, int[] a, double[] b, double[] c, double[][] rows, Comm comm, Object o)
                        throws Exception {
                    %s
                }
            """,
            "m%d(900, rank, new int[9], new double[900], new double[900], new double[9][900], MPI.COMM_WORLD, \"\");\n");

    private static final String EXCHANGE =
            "MPI.COMM_WORLD.sendRecv(shared, n, MPI.DOUBLE, 1, 0, $1, n, MPI.DOUBLE, 1, 0);";

    private static final Snippet.Table STATEMENTS = table("""
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

    private static final Snippet.Table BUFFERS = table("""
            S(b) b = c; S(b) =>
            R(b) b = c; R(c) =>
            S(b) k = b.length; S(c) => Sb+Sc
            R(b) double x = b.length > 900 ? b[900] : 0; R(c) =>
            S(b) double x = c.length > 900 ? b[0] : 0; S(c) =>
            R(rows[0]) R(rows[1]) =>
            double[] x = fixed; R(x) k = Late.read; R(c) =>
            double[] x = fixed; R(x) Late late = null; R(c) => Rx+Rc
            double[][] z = new double[2][900]; R(z[0]) R(z[1]) => Rz[0]+Rz[1]
            MPI.COMM_WORLD.recv(a, 900, MPI.INT, 1, 0); MPI.COMM_WORLD.recv(b, looked(), MPI.DOUBLE, 1, 0); =>
            MPI.COMM_WORLD.send(a, 900, MPI.INT, 1, 0); R(b) => Sa+Rb
            MPI.COMM_WORLD.send(new int[3], 3, MPI.INT, 1, 0); S(b) S(c) => Sb+Sc
            MPI.COMM_WORLD.send(b, n, MPI.INT, 1, 0); S(c) S(c) => Sc+Sc
            S(b) S(c) MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); => Sb+Sc+Sa
            MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); MPI.COMM_WORLD.send(a, 2, MPI.INT, 1, 0); =>
            S(shared) S(c) => Sshared+Sc
            MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); a = null; S(c) => Sa+Sc
            MPI.COMM_WORLD.recv(a, 1, MPI.INT, 1, 0); a = null; R(c) =>
            MPI.COMM_WORLD.send(a, 900, MPI.INT, 1, 0); a = null; S(c) =>
            MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); S(b) => Sa+Sb
            S(b) MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); => Sb+Sa
            double[] y = b; if (n > 0) { R(b) k = (int) y[0]; R(c) } =>
            double[] y = b; if (n > 0) { S(b) k = (int) y[0]; S(c) } => Sb+Sc !
            double[] x = new double[900], y = new double[3]; R(x) k = (int) y[0]; R(c) => Rx+Rc
            int[] x = new int[3]; R(b) k = x[0]; R(c) => Rb+Rc
            S(b) S(c) c = b; => Sb+Sc
            R(b) k = silent(); R(c) =>
            R(b) k = tabled(); R(c) =>
            R(b) k = asked(); R(c) => Rb+Rc
            double[] y = b; R(b) k = first(y); R(c) =>
            double[] y = b; S(b) k = first(y); S(c) => Sb+Sc
            if (n > 0) { R(b) k = a[0]; R(c) } => Rb+Rc !
            S(b) k = silent(); S(c) => Sb+Sc
            R(b) k = twice(k); R(c) => Rb+Rc
            """);

    private static final Snippet.Table FAULTS = table("""
            S(b) MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); =>
            S(b) if (k != 0) { MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); } =>
            if (n > 0) { S(b) MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); } => Sb+Sc !
            if (n > 0) { S(b) S(c) MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); } => Sb+Sc+Sc !
            if (n > 0) { S(b) MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); System.out.println(); } =>
            comm.send(b, n, MPI.DOUBLE, 1, 0); comm.send(c, n, MPI.DOUBLE, 1, 0); => Sb+Sc
            comm = null; comm.send(b, n, MPI.DOUBLE, 1, 0); comm.send(c, n, MPI.DOUBLE, 1, 0); =>
            S(b) k = MPI.COMM_WORLD.getRank(); S(c) =>
            S(b) k = comm.getRank(); S(c) =>
            if (n > 0) { S(b) k = comm.getRank(); S(c) } => Sb+Sc !
            try { S(b) S(c) } catch (RuntimeException e) { k = 1; } =>
            try { S(b) S(c) } catch (MPIException e) { throw e; } => Sb+Sc
            if (n > 0) { S(b) S(c) int x = n / k; } => Sb+Sc
            if (n > 0) { S(b) S(c) int x = n / k; S(c) } => Sb+Sc+Sc !
            int q = n / k; S(b) k = n / k; S(c) => Sb+Sc
            int[] x = k > 0 ? null : a; S(b) k = x.length; S(c) =>
            S(b) k = shared.length; S(c) => Sb+Sc
            S(b) k = peer.size; S(c) =>
            P p = peer; int q = p.size; S(b) k = p.size; S(c) => Sb+Sc
            int[] x = new int[3]; if (k > 0) x = null; S(b) k = x[2]; S(c) =>
            P p = new P(); S(b) k = p.size; S(c) => Sb+Sc
            S(b) k = bound; S(c) => Sb+Sc
            int[] x = k > 0 ? new int[3] : null; S(b) k = x[0]; S(c) =>
            int[] x = new int[3]; S(b) k = x[3]; S(c) =>
            int[] x = new int[3]; S(b) k = x[2]; S(c) => Sb+Sc
            """);

    /** Callers that nobody knows may go on after a call has failed: with what has been received, but not with what was sent. */
    private static final Snippet.Table OPEN = Snippet.table(
            new Snippet.Program(
                    "import mpi.*; public class P { %s%s }",
                    "public static void m%d(double[] b, double[] c, int n) throws Exception { %s }\n", ""),
            "%s",
            calls("""
            S(b) S(c) => Sb+Sc
            R(b) R(c) =>
            S(b) R(c) =>
            try { S(b) S(c) } finally { n = 1; } =>
            try { S(b) S(c) } catch (MPIException e) { n = 1; } =>
            """));

    /** A rank that sends in synchronous mode learns when a receive is posted. */
    private static final Snippet.Table SYNCHRONOUS = table("""
            S(b) MPI.COMM_WORLD.sSend(c, n, MPI.DOUBLE, 1, 0); S(c) =>
            S(b) S(c) => Sb+Sc
            S(b) R(c) =>
            """);

    /** Another thread may use a buffer until a message comes. */
    private static final Snippet.Table THREADS = table("""
            new Thread(() -> {}).start(); S(b) S(c) =>
            S(b) S(c) =>
            """);

    private static Snippet.Table table(String rows) {
        return Snippet.table(PROGRAM, "%s", calls(rows));
    }

    private static String calls(String rows) {
        return rows.replaceAll("S\\((\\w+)\\)", "MPI.COMM_WORLD.send($1, n, MPI.DOUBLE, 1, 0);")
                .replaceAll("R\\(([\\w\\[\\]]+)\\)", "MPI.COMM_WORLD.recv($1, n, MPI.DOUBLE, 1, 0);")
                .replaceAll("E\\((\\w+)\\)", EXCHANGE)
                .replaceAll("=>\n", "=> \n");
    }

    private static String groups(String text) {
        ModelledFile file = ModelledFiles.only(text);
        List<Site> sites = file.sites();
        Method method = new Method(
                Method.around(sites.get(0).invocation()).orElseThrow(),
                file.semantics(),
                sites.get(0).dialect());
        return groups(method, sites);
    }

    private static String groups(Snippet snippet) {
        List<Site> sites = snippet.file().sites().stream()
                .filter(site -> site.invocation().hasParent(snippet.method()))
                .toList();
        Method method = new Method(
                snippet.method(), snippet.file().semantics(), sites.get(0).dialect());
        return groups(method, sites);
    }

    private static String groups(Method method, List<Site> sites) {
        return new GroupSearch(method, sites)
                .groups().stream().map(GroupSearchTest::text).collect(Collectors.joining(" | "));
    }

    private static String text(Group group) {
        return group.members().stream()
                        .map(member -> (member.receives() ? "R" : "S")
                                + member.buffer().name())
                        .collect(Collectors.joining("+"))
                + (group.mayThrow() ? " !" : "");
    }

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
        String choice = calls("switch (b.length) { case 1: S(b) S(c) yield 1; default: yield 2; }");

        assertThat(groups(program.formatted(choice))).isEmpty();
        assertThat(groups(program.formatted("{ return " + choice + "; }"))).isEqualTo("Sb+Sc");
    }

    @TestFactory
    Stream<DynamicTest> statements() {
        return STATEMENTS.answers(GroupSearchTest::groups);
    }

    @TestFactory
    Stream<DynamicTest> openMethods() {
        return OPEN.answers(GroupSearchTest::groups);
    }

    @TestFactory
    Stream<DynamicTest> buffers() {
        return BUFFERS.answers(GroupSearchTest::groups);
    }

    @TestFactory
    Stream<DynamicTest> faults() {
        return FAULTS.answers(GroupSearchTest::groups);
    }

    @TestFactory
    Stream<DynamicTest> besideSynchronousSends() {
        return SYNCHRONOUS.answers(GroupSearchTest::groups);
    }

    @TestFactory
    Stream<DynamicTest> besideOtherThreads() {
        return THREADS.answers(GroupSearchTest::groups);
    }
}
