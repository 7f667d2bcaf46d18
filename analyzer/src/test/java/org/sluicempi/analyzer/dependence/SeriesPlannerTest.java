package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Series;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtMethod;

/** Which loops have their calls under way together, asked of the first call of some statements. */
class SeriesPlannerTest {
    private static final Snippet.Table LOOPS =
            Snippet.table("""
            EACH { SEND } => SL004
            EACH SEND => SL004
            EACH { if (d != k) { SEND } } => SL004
            EACH { if (d != k) k++; else if (d > 3) { { SEND } } } => SL004
            int d = k; SEND => SL118
            while (n > 0) { MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, n--, 0); } => SL118
            for (int d : a) { SEND } => SL118
            for (int d = 0; d < n; d += k) { SEND } => SL118
            EACH { switch (k) { case 1: SEND } } => SL118
            EACH { try { SEND } finally { call(); } } => SL118
            """.replace("SEND", "MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, d, 0);")
                    .replace("EACH", "for (int d = 0; d < n; d++)"));

    private static final Snippet.Table REFUSED = Snippet.table("for (int d = 0; d < n; d++) { %s }", """
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, d, 0); if (d == k) break; => SL109
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 0); if (d == k) break; => SL118
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, d); => SL004
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, n - d, 0); if (d == k) break; => SL109
            MPI.COMM_WORLD.send(b, n, MPI.INT, d, 0); => SL113
            MPI.COMM_WORLD.send(made(), n, MPI.DOUBLE, d, 0); => SL116
            Status s = MPI.COMM_WORLD.recv(rows[d], n, MPI.DOUBLE, d, 0); => SL115
            b[0] = d; MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, d, 0); => SL120
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, d, 0); => SL110
            """);

    private static final Snippet.Table SIZES = Snippet.table(
            "double[] e = new double[n]; for (int d = 0; d < n; d++) { %s }",
            """
            SMALL => SL010
            MPI.COMM_WORLD.send(b, 16, MPI.DOUBLE, d, 0); => SL010
            MPI.COMM_WORLD.send(b, 17, MPI.DOUBLE, d, 0); => SL004
            SMALL MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, d, 1); => SL004
            SMALL MPI.COMM_WORLD.send(c, 4, MPI.DOUBLE, d, 1); => SL010
            SMALL c[0] = d; MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, d, 1); => SL010
            SMALL c[0] = d; MPI.COMM_WORLD.send(c, 5, MPI.DOUBLE, d, 1); => SL010
            SMALL for (int j = 0; j < k; j++) { MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, j, 1); } => SL010
            SMALL b[0] = d; MPI.COMM_WORLD.send(e, n, MPI.DOUBLE, d, 1); => SL004, may throw
            b[0] = d; MPI.COMM_WORLD.send(b, 32, MPI.DOUBLE, d, 0); => SL004, may throw
            b[0] = d; MPI.COMM_WORLD.send(b, 33, MPI.DOUBLE, d, 0); => SL120
            """.replace("SMALL", "MPI.COMM_WORLD.send(b, 4, MPI.DOUBLE, d, 0);"));

    private static final Snippet.Table FAULTS =
            Snippet.table("""
            for (int d = 0; d < n; d++) { k += d; SEND } => SL004
            for (int d = 0; d < n; d++) { SEND a[d] = 1; } => SL004, may throw
            for (int d = 0; d < a.length; d++) { SEND } => SL004, may throw
            int[] e = new int[8]; for (int d = 0; d < e.length; d++) { SEND e[d] = 1; } => SL004
            for (int d = 0; d < n; d++) { SEND k = n / k; } => SL004, may throw
            for (int d = 0; d < n; d++) { SEND k = n / 3; } => SL004
            for (int d = 0; d < n; d++) { SEND MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, d, 1); } => SL004
            """.replace("SEND", "MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, d, 0);"));

    private static String plan(Snippet snippet) {
        return plan(snippet.file(), snippet.method());
    }

    private static String plan(ModelledFile file, CtMethod<?> around) {
        Site site = file.sites().stream()
                .filter(each -> each.invocation().getParent(CtMethod.class) == around)
                .findFirst()
                .orElseThrow();
        SeriesPlanner planner = new SeriesPlanner(site.call().kind());
        assertThat(planner.isFor(site)).isTrue();
        Method method = new Method(around, file.semantics(), site.dialect());
        Flow flow = planner.plan(site, method);
        Remark remark = flow.remarks().get(0);
        return remark.rule().id() + (flow instanceof Series series && series.mayThrow() ? ", may throw" : "");
    }

    /** Who calls is known only of {@code main}. */
    private static String received(String calls) {
        ModelledFile file = ModelledFiles.only(
                "import mpi.*; public class P { public static void main(String[] args) throws Exception {"
                        + " MPI.Init(args); int n = Integer.parseInt(args[0]); double[][] rows = new double[n][n]; double[] b = new double[n];"
                        + " for (int d = 1; d < n; d++) {" + calls + "} MPI.Finalize(); } }");
        return plan(file, file.types().get(0).getMethodsByName("main").get(0));
    }

    /** What is received is in its place behind the loop only, however little it is. */
    @Test
    void whatIsReceivedIsNotUsedInTheLoop() {
        assertThat(received("MPI.COMM_WORLD.recv(rows[d], n, MPI.DOUBLE, d, 0);"))
                .startsWith("SL005");
        assertThat(received("MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, d, 0);")).startsWith("SL005");
        assertThat(received("MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, d, 0); double s = b[0];"))
                .isEqualTo("SL120");
        assertThat(received("MPI.COMM_WORLD.recv(b, 4, MPI.DOUBLE, d, 0); b[0] = 1;"))
                .isEqualTo("SL120");
    }

    @TestFactory
    Stream<DynamicTest> loopsAroundACall() {
        return LOOPS.answers(SeriesPlannerTest::plan);
    }

    @TestFactory
    Stream<DynamicTest> whatIsInTheWay() {
        return REFUSED.answers(SeriesPlannerTest::plan);
    }

    /** A few elements are not worth it, unless others go along. */
    @TestFactory
    Stream<DynamicTest> sizes() {
        return SIZES.answers(SeriesPlannerTest::plan);
    }

    @TestFactory
    Stream<DynamicTest> whatElseMayEndTheLoop() {
        return FAULTS.answers(SeriesPlannerTest::plan);
    }
}
