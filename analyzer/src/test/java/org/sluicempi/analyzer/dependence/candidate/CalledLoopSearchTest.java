package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;

/** Which loop of a called method is found for a message, and what counts as executed between it and the call that sends or receives. */
class CalledLoopSearchTest {
    /** What the method does that is called, and the statements that call it. */
    private static final List<String> ROWS = """
            FILL | work(b, n); SEND => FILL, then b; n; double[] x; double m
            FILL | k = 1; work(b, n); k = 2; SEND => FILL, then b; n; double[] x; double m; k = 2
            m++; FILL m--; | work(b, n); SEND => FILL, then b; n; double[] x; double m; m++; m--
            FILL for (int j = 0; j < 9; j++) m += j; | work(b, n); SEND => FILL, then b; n; double[] x; double m; for (int j = 0; j < 9; j++) m += j;
            m += x[0]; FILL m += x[0]; | work(b, n); SEND => FILL, then b; n; double[] x; double m; m += x[0]; m += x[0]
            FILL | if (k > 0) { work(b, n); } SEND => nothing
            FILL | work(b, n); if (k > 0) { SEND } => FILL, then b; n; double[] x; double m; k > 0, under k > 0
            FILL FILL | work(b, n); SEND => blocked by FILL
            FILL x[0] = 1; | work(b, n); SEND => blocked by x[0] = 1
            x[0] = 1; FILL | work(b, n); SEND => blocked by x[0] = 1
            x = new double[9]; FILL | for (int i = 0; i < n; i++) b[i] = i; work(b, n); SEND => blocked by work(b, n)
            DRAIN | RECEIVE work(b, n); => DRAIN, then b; n; double[] x; double m
            m++; DRAIN m--; | RECEIVE k = 1; work(b, n); k = 2; => DRAIN, then k = 1; b; n; double[] x; double m; m++; m--
            DRAIN m += x[0]; | RECEIVE work(b, n); => blocked by m += x[0]
            m += x[0]; DRAIN | RECEIVE work(b, n); => blocked by m += x[0]
            DRAIN | RECEIVE work(b, b[0]); => blocked by work(b, b[0])
            """.lines().toList();

    private static String written(String row) {
        return row.replace("FILL", "for (int i = 0; i < 9; i++) x[i] = i;")
                .replace("DRAIN", "for (int i = 0; i < 9; i++) m += x[i];")
                .replace("SEND", "comm.send(b, n, MPI.DOUBLE, 1, 0);")
                .replace("RECEIVE", "comm.recv(b, n, MPI.DOUBLE, 1, 0);");
    }

    private static String declared(int i, String row) {
        String[] parts = written(row.split(" => ")[0]).split(" \\| ");
        return """
                class Q%d {
                    private void work(double[] x, double m) { %s }
                    void run(Comm comm, double[] b, int n, int k) throws MPIException { %s }
                }
                """.formatted(i, parts[0], parts[1]).replace("work", "work" + i);
    }

    private static String search(ModelledFile file, Site site) {
        Method method = new Method(Method.around(site.invocation()).orElseThrow(), file.semantics(), site.dialect());
        Buffer buffer = Buffer.of(site.buffer(), method.expressions()).orElseThrow();
        LoopSearch.Result outside = search(site, buffer, method);
        return new CalledSearch(site, method)
                .inside(outside)
                .map(with -> text(search(site, buffer, with), new Remarks(site)))
                .orElse("nothing");
    }

    private static LoopSearch.Result search(Site site, Buffer buffer, Method method) {
        return new LoopSearch(method, buffer, site.call().kind() == CallKind.SEND)
                .from(site.statement().orElseThrow());
    }

    private static String text(LoopSearch.Result result, Remarks remarks) {
        if (result instanceof LoopSearch.Blocked blocked) {
            assertThat(blocked.beyond()).isEmpty();
            return "blocked by " + remarks.snippet(blocked.statement());
        }
        LoopSearch.Found found = (LoopSearch.Found) result;
        String conditions = found.conditions().stream()
                .map(condition -> condition.expression().toString())
                .collect(Collectors.joining(", "));
        return remarks.snippet(found.loop()) + ", then "
                + found.between().stream().map(remarks::snippet).collect(Collectors.joining("; "))
                + (conditions.isEmpty() ? "" : ", under " + conditions);
    }

    @TestFactory
    Stream<DynamicTest> loops() {
        ModelledFile file = ModelledFiles.only(IntStream.range(0, ROWS.size())
                .mapToObj(i -> declared(i, ROWS.get(i)))
                .collect(Collectors.joining("", "import mpi.*;\nclass P {}\n", "")));
        assertThat(file.sites()).hasSameSizeAs(ROWS);
        return IntStream.range(0, ROWS.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        ROWS.get(i),
                        () -> assertThat(search(file, file.sites().get(i)).replace("work" + i, "work"))
                                .isEqualTo(written(ROWS.get(i).split(" => ")[1]))));
    }
}
