package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import spoon.reflect.declaration.CtElement;

/** What a loop does with the array that {@code it} is given, by its own name. */
class BufferUseTest {
    private static final Snippet.Table LOCAL = Snippet.table("var it = b; while (k-- > 0) { %s }", """
            call(); => none
            c[0] = c[1]; => none
            b[0] = 1; => writes b[0]
            double y = b[0]; => reads b[0]
            b = c; => writes b
            c = b; => writes c
            n = b.length; => none
            boolean y = b == c; => none
            double[] y = b; => writes double[] y = b
            rows[0] = b; => writes rows[0]
            own = b; => writes own
            made(); => none
            System.out.println(b); => writes java.lang.System.out.println(b)
            System.out.println(c); => none
            java.util.Arrays.fill(b, 1); => writes java.util.Arrays.fill(b, 1)
            java.util.Arrays.fill(c, 1); => none
            k = java.util.Arrays.hashCode(b); => reads java.util.Arrays.hashCode(b)
            System.arraycopy(b, 0, c, 0, 1); => reads java.lang.System.arraycopy(b, 0, c, 0, 1)
            System.arraycopy(c, 0, b, 0, 1); => writes java.lang.System.arraycopy(c, 0, b, 0, 1)
            comm.send(b, n, MPI.DOUBLE, 1, 0); => reads comm.send(b, n, mpi.MPI.DOUBLE, 1, 0)
            comm.recv(b, n, MPI.DOUBLE, 1, 0); => writes comm.recv(b, n, mpi.MPI.DOUBLE, 1, 0)
            comm.send(c, n, MPI.DOUBLE, 1, 0); => none
            c = b.clone(); => reads b.clone()
            k = b.length + java.util.Arrays.hashCode(c); => none
            class L { double m(double[] y, double[] z) { return y[0]; } } new L().m(c, b); => none
            class L { double m(double[] y, double[] z) { return y[0]; } } new L().m(b, c); => reads new L().m(b, c)
            class L { void m(double[] y, double[] z) { z[0] = 1; } } new L().m(b, c); => none
            class L { void m(double[] y) { shared = y; } } new L().m(b); => writes new L().m(b)
            k = b.hashCode(); => writes b.hashCode()
            java.util.Objects.requireNonNull(b); => writes java.util.Objects.requireNonNull(b)
            java.util.function.Consumer<double[]> f = null; f.accept(b); => writes f.accept(b)
            Runnable r = null; r.run(); => none
            class L { void m(double[] y) {} } new L().m(b); => none
            class L { double[] m(double[] y) { return y; } } new L().m(b); => writes new L().m(b)
            class L { double[] m(double[] y) { return new double[2]; } } new L().m(b); => none
            """);
    private static final Snippet.Table FIELD = Snippet.table("var it = own; while (k-- > 0) { %s }", """
            call(); => none
            own = c; => writes own
            other.own = c; => writes other.own
            own[0] = 1; => writes own[0]
            other.own[0] = 1; => none
            Runnable r = null; r.run(); => writes r.run()
            class L { void m() { own = null; } } new L().m(); => writes new L().m()
            class L { void m() { own[0] = 1; } } new L().m(); => writes new L().m()
            class L { double m() { return own[0]; } } new L().m(); => reads new L().m()
            class L { void m() { shared = null; } } new L().m(); => none
            """);
    private static final Snippet.Table STATIC = Snippet.table("var it = shared; while (k-- > 0) { %s }", """
            class L { static int v = 1; static { shared = null; } } k = L.v; => writes L.v
            class L { static double v = shared[0]; } k = (int) L.v; => reads ((int) (L.v))
            class L { static int v = 1; } k = L.v; => none
            """);
    private static final Snippet.Table ROWS =
            Snippet.table("double[][] g = new double[n][n]; var it = g[k]; for (int i = 0; i < n; i++) { %s }", """
            g[k][0] = 1; => writes g[k][0]; any row: writes g[k][0]
            g[k + 1][0] = 1; => none; any row: writes g[k + 1][0]
            double y = g[k][0]; => reads g[k][0]; any row: reads g[k][0]
            double y = g[k + 1][0]; => none; any row: reads g[k + 1][0]
            g[i][0] = 1; => writes g[i][0]; any row: writes g[i][0]
            rows[k][0] = 1; => none; any row: none
            n = g.length; => none; any row: none
            n = g[k].length; => none; any row: none
            double[] y = g[k]; => writes double[] y = g[k]; any row: writes double[] y = g[k]
            """);
    private static final Snippet.Table ARGUMENTS = Snippet.table("var it = b; while (k-- > 0) { %s }", """
            comm.recv(b, n, MPI.DOUBLE, 1, 0); => none
            comm.recv(b, n++, MPI.DOUBLE, 1, 0); => none
            comm.recv(b, (int) (b[0] = 1), MPI.DOUBLE, 1, 0); => writes b[0]
            """);

    private static final Snippet.Table CALLS_OF_ROWS =
            Snippet.table("double[][] g = new double[n][n]; var it = g[k]; for (int i = 0; i < n; i++) { %s }", """
            comm.recv(g[k], n, MPI.DOUBLE, 1, 0); => none
            comm.recv(g[k], n, MPI.DOUBLE, 1, 0); g[0][0] = 1; => writes g[0][0]
            """);

    private static String use(Optional<CtElement> write, Optional<CtElement> any) {
        return write.map(place -> "writes " + Asked.text(place))
                .or(() -> any.map(place -> "reads " + Asked.text(place)))
                .orElse("none");
    }

    private static String use(Asked asked) {
        return use(BufferUse.write(asked.code(), asked.buffer()), BufferUse.any(asked.code(), asked.buffer()));
    }

    @TestFactory
    Stream<DynamicTest> uses() {
        return Stream.of(LOCAL, FIELD, STATIC).flatMap(table -> table.answers(snippet -> use(new Asked(snippet))));
    }

    @TestFactory
    Stream<DynamicTest> usesOfRows() {
        return ROWS.answers(snippet -> {
            Asked asked = new Asked(snippet);
            Optional<CtElement> write = BufferUse.writeOfAnyRow(asked.code(), asked.buffer());
            Optional<CtElement> any = BufferUse.anyRowBut(snippet.method(), asked.code(), asked.buffer());
            return use(asked) + "; any row: " + use(write, any);
        });
    }

    @TestFactory
    Stream<DynamicTest> usesBesideACall() {
        return CALLS_OF_ROWS.answers(snippet -> {
            Asked asked = new Asked(snippet);
            CtElement call = snippet.site().invocation();
            return use(BufferUse.anyRowBut(call, asked.code(), asked.buffer()), Optional.empty());
        });
    }

    @TestFactory
    Stream<DynamicTest> usesOfArguments() {
        return ARGUMENTS.answers(snippet -> {
            Asked asked = new Asked(snippet);
            CtElement call = snippet.site().invocation();
            return use(
                    BufferUse.writeBut(i -> asked.code().step(i).origin() == call, asked.code(), asked.buffer()),
                    Optional.empty());
        });
    }
}
