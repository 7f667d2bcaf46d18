package org.sluicempi.analyzer.dependence.each;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.rewrite.Rewriting;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtExecutable;

/** Which loops over elements get a counter, and that the model is what the text says when nobody looks any more. */
class EachFormTest {
    private static final String PROGRAM = """
            import mpi.*;
            public class P {
                static double[] shared; static final double[] KEPT = new double[9];
                static void swap() { shared = KEPT; }
                static void use(double x) { }
                public static void run(Comm comm, double[] a, double[] b, double[][] m, int n) throws MPIException {
                    double s = 0;
                    %s
                }
            }
            """;

    /** The method's text as each trial saw it. */
    private static List<String> seen(String statements, boolean keep) {
        ModelledFile file = ModelledFiles.only(PROGRAM.formatted(statements));
        Site site = file.sites().get(0);
        CtExecutable<?> executable = Method.around(site.invocation()).orElseThrow();
        Method method = new Method(executable, file.semantics(), site.dialect());
        String before = executable.toString();
        List<String> seen = new ArrayList<>();
        Bodies bodies = file.semantics().bodies();
        Body body = bodies.of(executable);
        try (Rewriting rewriting = new Rewriting(bodies)) {
            rewriting.tryOn(new EachForm(file.text()), method, List.of(site), () -> {
                seen.add(executable.toString());
                assertThat(bodies.of(executable))
                        .as("callers' steps are counted in it")
                        .isSameAs(body);
                assertThat(bodies.now(executable)).isNotSameAs(body);
                return keep;
            });
            assertThat(executable.toString().equals(before)).isEqualTo(seen.isEmpty() || !keep);
        }
        assertThat(executable).hasToString(before);
        assertThat(bodies.now(executable)).isSameAs(body);
        return seen;
    }

    @Test
    void aLoopThatCounts() {
        String loop = "comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (double v : a) { use(v); s += v; } use(s);";
        assertThat(seen(loop, true))
                .hasSize(1)
                .first()
                .asString()
                .contains("for (int i = 0; i < a.length; i++) {", "double v = a[i];");
        assertThat(seen(loop, false)).hasSize(1);
    }

    @Test
    void aLabelStays() {
        assertThat(seen(
                        "comm.recv(a, 9, MPI.DOUBLE, 0, 1); x: /* : */ for (double v : a) { if (v > 3) continue x; s += v; }",
                        true))
                .first()
                .asString()
                .containsPattern("x *:\\s*for \\(int i = 0; i < a.length; i\\+\\+\\) \\{");
    }

    @Test
    void aNameThatIsFree() {
        assertThat(seen("int i = n; comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (double v : a) s += v;", true))
                .first()
                .asString()
                .contains("int index = 0; index < a.length");
        assertThat(seen(
                        "int i = n, index = 3; comm.recv(a, 9, MPI.DOUBLE, index, 1); for (double v : a) s += v;",
                        true))
                .first()
                .asString()
                .contains("int index2 = 0; index2 < a.length");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "comm.recv(KEPT, 9, MPI.DOUBLE, 0, 1); for (final var v : KEPT) s += v;",
                "comm.recv(shared, 9, MPI.DOUBLE, 0, 1); for (double v : shared) s += v;",
                "comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (double v : (a)) s += v;",
                "double[] d = new double[n]; int k = 0; for (double v : d) d[k++] = v * 2; comm.send(d, 9, MPI.DOUBLE, 0, 1);",
                "double[] d = new double[n]; comm.recv(d, n, MPI.DOUBLE, 0, 1); for (double v : d) s += v;",
                "double[] d = new double[n]; if (n > 3) comm.recv(d, n, MPI.DOUBLE, 0, 1); for (double v : d) s += v;",
                "new Thread(P::swap).start(); comm.recv(KEPT, 9, MPI.DOUBLE, 0, 1); for (double v : KEPT) s += v;",
                "if (n > 3) { comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (double v : a) { continue; } }",
                "comm.sendRecv(b, 9, MPI.DOUBLE, 1, 1, a, 9, MPI.DOUBLE, 1, 1); for (double v : a) s += v;",
                "comm.recv(a, 9, MPI.DOUBLE, 0, 1); x: for (double v : a) s += v;",
            })
    void getsACounter(String statements) {
        assertThat(seen(statements, true)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (double v : a) { s += v; a = b; }",
                "comm.recv(shared, 9, MPI.DOUBLE, 0, 1); for (double v : shared) { s += v; swap(); }",
                "comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (double v : a);",
                "comm.recv(shared, 9, MPI.DOUBLE, 0, 1); for (double shared : shared) s += shared;",
                "new Thread(P::swap).start(); comm.recv(shared, 9, MPI.DOUBLE, 0, 1); for (double v : shared) s += v;",
                "comm.recv(a, n, MPI.DOUBLE, 0, 1); for (double v : a) s += v;",
                "int k = 0; for (double v : a) a[k++] = v * 2; comm.send(a, 9, MPI.DOUBLE, 0, 1);",
                "comm.recv(a, 0, MPI.DOUBLE, 0, 1); for (double v : a) s += v;",
                "if (n > 3) comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (double v : a) s += v;",
                "comm.recv(m[1], 9, MPI.DOUBLE, 0, 1); for (double[] row : m) s += row[0];",
                "comm.recv(m[1], 9, MPI.DOUBLE, 0, 1); for (double v : m[1]) s += v;",
                "comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (double v : b) s += v + a[0];",
                "comm.recv(a, 9, MPI.DOUBLE, 0, 1); for (int k = 0; k < n; k++) s += a[k];",
            })
    void keepsItsForm(String statements) {
        assertThat(seen(statements, true)).isEmpty();
    }
}
