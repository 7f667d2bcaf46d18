package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;

/** What would fail on another line if the call were written a second time, in one line; {@code |} ends a line here. */
class BrokenLinesTest {
    private static final String CALLS = """
            comm.recv(a, n, MPI.DOUBLE, 1, k / n); => nothing
            comm.recv(a, n, MPI.DOUBLE,| 1, k); => nothing
            comm.recv(a, n, MPI.DOUBLE,| 1, k / n); => nothing
            comm.recv(a, n, MPI.DOUBLE,| 1, Math.abs(k)); => Math.abs(k)
            comm.recv(a, Math.abs(n), MPI.DOUBLE,| 1, k); => nothing
            comm.recv(a, Math.abs(n), MPI.DOUBLE,| 1, k| ); => nothing
            comm.recv(a, Math.max(n,| k), MPI.DOUBLE, 1, k); => Math.max(n,
            comm.recv(a, Math.abs(n), MPI.DOUBLE, 1, k|); => nothing
            comm.recv(a, Math.abs(n), MPI.DOUBLE, 1, k)|; => nothing
            comm|.recv(a, n, MPI.DOUBLE, 1, k); => nothing
            comm|.recv(a, n, MPI.DOUBLE, 1, k / n); => k / n
            comm|.recv(a, Math.abs(n), MPI.DOUBLE, 1, k); => Math.abs(n)
            comm.recv|(a, n, MPI.DOUBLE, 1, b.length); => b.length
            Status s|= comm.recv(a, n, MPI.DOUBLE, 1, b.length); => b.length
            comm.recv(a, n, MPI.DOUBLE,| n > 3 ? 1 : 2, 0); => nothing
            comm.recv(a, n, MPI.DOUBLE,| n > 3 ? 1 : n / k, 0); => n > 3 ? 1 : n / k
            comm.recv(a, n, MPI.DOUBLE, n > 3 ? 1 : n / k,| 0); => nothing
            comm.recv(a, n, MPI.DOUBLE,| switch (n) { case 1 -> 1; default -> n / k; }, 0); => switch (n) { case 1 -> 1; default -> n / k; }
            comm.recv(a, n, MPI.DOUBLE,| Late.one, 0); => nothing
            comm|.recv(a, n, MPI.DOUBLE, Late.one, 0); => Late.one
            comm.recv(a, n, MPI.DOUBLE,| Integer.valueOf(3), 0); => Integer.valueOf(3)
            comm.recv(a, n, MPI.DOUBLE,| box, 0); => box
            comm|.recv(a, n, MPI|.DOUBLE, 1, 0); => nothing
            comm|.recv(a, n, MPI.DOUBLE, two.two(), 0); => two.two()
            comm.recv(a, Math.abs(n)|, MPI.DOUBLE, 1, k); => nothing
            comm|.recv(a, n, MPI.DOUBLE, 1, k); chosen(); => nothing
            comm|.recv(a, n, MPI.DOUBLE, java.util.Locale.ROOT == null ? 1 : 2, 0); => java.util.Locale.ROOT
            """;

    private static String moved(String call) {
        Trial trial = Trial.of(
                "class Two { int two() { return 2; } } Two two = new Two(); class Late { static int one = Integer.parseInt(\"1\"); } Integer box = n > 3 ? null : 3;\n"
                        + call.replace("|", "\n") + "\nfor (int i = 0; i < n; i++) b[i] = a[i];");
        return new BrokenLines(trial.candidate())
                .moved()
                .map(element -> trial.candidate().remarks().snippet(element))
                .orElse("nothing");
    }

    @TestFactory
    Stream<DynamicTest> calls() {
        return Snippet.cells(CALLS).stream()
                .map(row -> DynamicTest.dynamicTest(
                        row[0], () -> assertThat(moved(row[0])).isEqualTo(row[1].strip())));
    }
}
