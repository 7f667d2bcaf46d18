package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Poly;

/** Which tests make the bounds of loops certain, and what is known of the loops then. */
class AssumptionsTest {
    /** Each candidate that assumes something: its tests, and the bounds of the loop and of those inside. */
    private static final Snippet.Table LOOPS = Snippet.table("comm.recv(b, n, MPI.DOUBLE, 1, 0); %s", """
            for (int i = 0; i < n; i++) k += b[i]; => nothing
            for (int i = 0; i < n - 1; i++) k += b[i]; => if n - 1 < n: 0 .. n - 2
            for (int i = 0; i <= n - 1; i++) k += b[i]; => if n - 1 < n: 0 .. n - 1
            for (int i = 0; i < n + 1; i++) k += b[i]; => nothing
            for (int i = n + 1; i < 9; i++) k += b[i]; => if n < n + 1: n + 1 .. 8
            for (int i = n + 1; i < k - 2; i++) far += b[i]; => if n < n + 1, k - 2 < k: n + 1 .. k - 3
            for (int i = 0; i < n - k; i++) far += b[i]; => if (long) n - k == n - k: 0 .. n - k - 1
            for (int i = 0; i < n - k - 1; i++) far += b[i]; => if (long) n - k - 1 == n - k - 1: 0 .. n - k - 2
            for (int i = 0; i < -k - 1; i++) far += b[i]; => nothing
            for (int i = 0; i < 2 * n - 1; i++) far += b[i]; => if (long) 2 * n - 1 == 2 * n - 1: 0 .. 2 * n - 2
            for (int i = 0; i < n * k; i++) far += b[i]; => if (long) n * k == n * k: 0 .. n * k - 1
            for (int i = 0; i < n * k - 1; i++) far += b[i]; => if (long) n * k - 1 == n * k - 1: 0 .. n * k - 2
            for (int i = 0; i < n * n - 1; i++) far += b[i]; => if (long) n * n - 1 == n * n - 1: 0 .. n * n - 2
            for (int i = k; i < n * k; i++) far += b[i]; => if (long) n * k == n * k: k .. n * k - 1
            for (int i = 0; i < n - LIMIT; i++) far += b[i]; => if n - LIMIT < n: 0 .. n - LIMIT - 1
            for (int i = 0; i < n * LIMIT; i++) far += b[i]; => if (long) n * LIMIT == n * LIMIT: 0 .. n * LIMIT - 1
            for (int i = 0; i < n * k * size; i++) far += b[i]; => nothing
            for (int i = 0; i < 70000 - n; i++) far += b[i]; => nothing
            for (int i = 0; i < size - 1; i++) far += b[i]; => if size - 1 < size: 0 .. size - 2
            for (int i = 0; i < size - 1; i++) { far += b[i]; call(); } => if size - 1 < size: 0 .. size - 2
            for (int i = 0; i < a.length - 1; i++) far += b[i]; => nothing
            for (int i = 0; i < n - a.length; i++) far += b[i]; => nothing
            far = a.length; for (int i = 0; i < n - a.length; i++) far += b[i]; => nothing
            for (int i = 0; i < Late.limit - 1; i++) far += b[i]; => nothing
            for (int i = 0; i < bound - 1; i++) far += b[i]; => if bound - 1 < bound: 0 .. bound - 2
            int m = k; for (int i = 0; i < m - 1; i++) far += b[i]; => nothing
            final int m = k - 1; for (int i = 0; i < m; i++) far += b[i]; => nothing
            for (int i = 0; i < n; i += k) far += b[i]; => if k > 0: 0 .. n - 1
            for (int i = n; i > 0; i -= k) far += b[i]; => if k > 0: 1 .. n
            for (int i = n; i > 0; i += k) far += b[i]; => if -k > 0, -(long) k == -k: 1 .. n
            for (int i = 0; i < n - 1; i += k) far += b[i]; => if k > 0, n - 1 < n: 0 .. n - 2
            for (int i = 0; i < n; i += 2 * k) far += b[i]; => if 2 * k > 0, (long) 2 * k == 2 * k: 0 .. n - 1
            for (int i = 0; i < n; i += k - 1) far += b[i]; => if k - 1 > 0, k - 1 < k: 0 .. n - 1
            for (int i = 0; i < n; i += n * k * size) far += b[i]; => nothing
            for (int i = 0; i < n; i += a.length) far += b[i]; => nothing
            for (int i = 0; i < n; i += Late.limit) far += b[i]; => nothing
            for (int i = 0; i < n; i += size) { far += b[i]; call(); } => if size > 0: 0 .. n - 1
            int m = k; for (int i = 0; i < n; i += m) far += b[i]; => nothing
            int m = 4; for (int i = 0; i < n; i += m) far += b[i]; => nothing
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j += k) far += b[j]; => if k > 0: 0 .. n - 1, 0 .. n - 1
            for (int i = 0; i < n; i++) { for (int j = 0; j < n; j += k) far += b[j]; k++; } => nothing
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j += i) far += b[j]; => nothing
            for (int i = 0; i < n; i++) for (int j = 0; j < k - 1; j++) far += b[j]; => if k - 1 < k: 0 .. n - 1, 0 .. k - 2
            for (int i = 0; i < n; i++) { for (int j = 0; j < k - 1; j++) far += b[j]; k--; } => nothing
            for (int i = 0; i < n; i++) for (int j = 0; j < i - 1; j++) far += b[j]; => nothing
            for (int i = 0; i < n; i++) for (int j = 0; j < i * k; j++) far += b[j]; => nothing
            for (int i = 0; i < n - 1; i++) for (int j = 0; j < k - 1; j++) far += b[j]; => if k - 1 < k: 0 .. ?, 0 .. k - 2; if n - 1 < n, k - 1 < k: 0 .. n - 2, 0 .. k - 2
            for (int i = 0; i < n - 1; i++) for (int j = 0; j < k * n; j++) for (int l = 0; l < j - 1; l++) far += b[l]; => if (long) k * n == k * n: 0 .. ?, 0 .. k * n - 1, 0 .. j - 2; if n - 1 < n, (long) k * n == k * n: 0 .. n - 2, 0 .. k * n - 1, 0 .. j - 2
            for (int i = 0; i < n - 1; i++) { for (int j = 0; j < i - 1; j++) far += b[j]; for (int j = 0; j < k - 1; j++) far += b[j]; } => if k - 1 < k: 0 .. ?, 0 .. i - 2, 0 .. k - 2; if n - 1 < n, k - 1 < k: 0 .. n - 2, 0 .. i - 2, 0 .. k - 2
            """);

    /** An array's length can be asked where the array is known not to be null. */
    private static final Snippet.Table LENGTHS =
            Snippet.table("far = a.length; comm.recv(b, n, MPI.DOUBLE, 1, 0); %s", """
            for (int i = 0; i < n - a.length; i++) far += b[i]; => if (long) n - a.length == n - a.length: 0 .. n - a.length - 1
            for (int i = 0; i < n; i++) { for (int j = 0; j < n - a.length; j++) far += b[j]; a = null; } => nothing
            for (int i = 0; i < n; i++) { int m = k; for (int j = 0; j < m - 1; j++) far += b[j]; } => nothing
            for (int i = 0; i < n; i++) { int m = k; for (int j = 0; j < m - 1; j++) far += b[j]; k--; } => nothing
            """);

    private static String text(Candidate assuming) {
        Stream<CountedLoop> loops = Stream.concat(
                Stream.of(assuming.loop()), assuming.accesses().stream().flatMap(access -> access.nest().stream()));
        return "if " + String.join(", ", assuming.guards()) + ": "
                + loops.map(loop -> bound(loop.low()) + " .. " + bound(loop.high()))
                        .collect(Collectors.joining(", "));
    }

    private static String bound(Optional<Poly> poly) {
        return poly.map(Poly::toString).orElse("?");
    }

    private static String assumed(Snippet snippet) {
        List<Candidate> assuming = Assumptions.of(Trial.of(snippet).candidate());
        return assuming.isEmpty()
                ? "nothing"
                : assuming.stream().map(AssumptionsTest::text).collect(Collectors.joining("; "));
    }

    @TestFactory
    Stream<DynamicTest> lengths() {
        return LENGTHS.answers(AssumptionsTest::assumed);
    }

    @TestFactory
    Stream<DynamicTest> loops() {
        return LOOPS.answers(AssumptionsTest::assumed);
    }
}
