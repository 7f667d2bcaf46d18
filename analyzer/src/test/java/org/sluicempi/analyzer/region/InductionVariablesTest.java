package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Which elements of {@code b} a loop touches, in the order of its steps, where a counter runs along. */
class InductionVariablesTest {
    private static final String LOOP = "var it = b; int r = 0; for (int i = 0; i < n; i++) { %s }";
    private static final String ANY = "var it = b; %s";

    private static final Snippet.Table INCREMENTS = Snippet.table(LOOP, """
                b[r++] = 0; => i
                b[++r] = 0; => i + 1
                b[r] = 0; r++; => i
                r++; b[r] = 0; => i + 1
                b[r] = 0; r += 3; => 3 * i
                b[r] = 0; r -= 2; => -2 * i
                b[r--] = 0; => -i
                b[r] = 0; r = r + 1; => i
                b[r] = 0; r = 2 + r; => 2 * i
                b[r] = 0; r = r; => r
                b[r] = 0; r = r + r; => r
                b[r] = 0; r = r + n; => r
                b[r] = 0; r = 5; => r
                b[r] = 0; r += 65535; => 65535 * i
                b[r] = 0; r += 65536; => r
                b[r++] = 0; b[r++] = 1; => 2 * i; 2 * i + 1
                b[r++] = b[r++]; => 2 * i; 2 * i + 1
                int h = r; r++; b[h] = 0; b[r] = 1; => i; i + 1
                int h = r++; b[h] = 0; => i
                b[r++ + 1] = 0; => i + 1
                b[2 * r++] = 0; => 2 * i
                r = r++; b[r] = 0; => r
                r = r++ + 1; b[r] = 0; => r
                b[r = r + 1] = 0; => i + 1
                """);
    private static final Snippet.Table IN_EACH_ITERATION = Snippet.table(LOOP, """
                if (k > 0) r++; b[r] = 0; => r
                if (k > 0) continue; b[r++] = 0; => opaque
                if (k > 0) break; b[r++] = 0; => opaque
                b[r++] = 0; if (k > 0) continue; => i
                b[r++] = 0; if (k > 0) break; => i
                while (k-- > 0) b[r++] = 0; => opaque
                while (r++ < k) b[r] = 0; => r
                do { b[r++] = 0; } while (k-- > 0); => opaque
                for (int x : a) r++; b[r] = 0; => r
                for (int j = 0; j < 4 + 0 * r++; j++) b[r] = 0; => r
                for (int j = 0; j < 4; r++) b[r] = 0; => r
                for (int j = r++; j < 4; j++) b[r] = 0; => r
                boolean x = k > 0 && r++ > 0; b[r] = 0; => r
                int x = k > 0 ? r++ : 0; b[r] = 0; => r
                assert r++ > 0; b[r] = 0; => r
                synchronized (c) { r++; } b[r] = 0; => r
                here: { if (k > 0) break here; r++; } b[r] = 0; => r
                try { call(); } catch (Exception e) { k = 1; } b[r++] = 0; => opaque
                try { call(); } finally { k = 1; } b[r++] = 0; => opaque
                """);
    private static final Snippet.Table NESTS = Snippet.table(LOOP, """
                for (int j = 0; j < 8; j++) b[r++] = 0; => j + 8 * i
                for (int j = 0; j < k; j++) b[r++] = 0; => j + k * i
                for (int j = 0; j <= k; j++) b[r] = 0; => r
                for (int j = 2; j < 8; j++) { b[r] = 0; r += 2; } => 2 * j + 12 * i - 4
                for (int j = 8; j > 0; j--) b[r++] = 0; => 8 * i - j + 8
                for (int j = 0; j < 4; j++) for (int l = 0; l < 3; l++) b[r++] = 0; => l + 3 * j + 12 * i
                for (int j = 0; j < 8; j++) { for (int l = 0; l < 3; l++) b[r] = 0; r++; } => j + 8 * i
                for (int j = 0; j < 8; j++) r++; b[r] = 0; => r
                b[r] = 0; for (int j = 0; j < 8; j++) r++; => r
                for (int j = 0; j < 8; j++) b[r++] = 0; for (int j = 0; j < 8; j++) b[r++] = 0; => opaque
                for (int j = 0; j < 8; j++) b[r++] = 0; r++; => opaque
                b[r++] = 0; for (int j = 0; j < 8; j++) r++; => opaque
                for (int j = 0; j < 8; j++) r++; for (int l = 0; l < 8; l++) b[r] = 0; => r
                for (int j = 0; j < 8; j++) { r++; for (int l = 0; l < 8; l++) b[r] = 0; } => j + 8 * i + 1
                for (int j = 0; j < i; j++) b[r++] = 0; => opaque
                for (int j = i; j < 8; j++) b[r++] = 0; => opaque
                for (int j = 0; j < 8; j += 2) b[r++] = 0; => opaque
                for (int j = 0; j < k; j++) b[r++] = 0; k = 3; => opaque
                int m = a[i]; for (int j = 0; j < m; j++) b[r++] = 0; => opaque
                for (int j = 0; j < 8; j++) { b[r++] = 0; if (k > 0) break; } => opaque
                for (int j = 0; j < 8; j++) { if (k > 0) break; b[r++] = 0; } => opaque
                for (int j = 0; j < 8; j++) { if (k > 0) return; b[r++] = 0; } => opaque
                for (int j = 0; j < 8; j++) { b[r++] = 0; if (k > 0) return; } => j + 8 * i
                for (int j = 0; j < 8; j++) { try { call(); } catch (Exception e) { k = 1; } b[r++] = 0; } => opaque
                """);
    private static final Snippet.Table ENTRIES = Snippet.table(ANY, """
                int r = 5; for (int i = 0; i < n; i++) b[r++] = 0; => i + 5
                int r = LIMIT; for (int i = 0; i < n; i++) b[r++] = 0; => i + 8
                int r; r = 5; for (int i = 0; i < n; i++) b[r++] = 0; => i + 5
                int r = 5; r = 6; for (int i = 0; i < n; i++) b[r++] = 0; => opaque
                int r = n; for (int i = 0; i < n; i++) b[r++] = 0; => opaque
                for (int i = 0; i < n; i++) b[k++] = 0; => opaque
                int r = 5; if (n > 3) for (int i = 0; i < n; i++) b[r++] = 0; => i + 5
                int r = 5; { { for (int i = 0; i < n; i++) b[r++] = 0; } } => i + 5
                int r; { r = 5; } for (int i = 0; i < n; i++) b[r++] = 0; => opaque
                int r; if (n > 3) { r = 5; for (int i = 0; i < n; i++) b[r++] = 0; } => i + 5
                int r = 5; try { for (int i = 0; i < n; i++) b[r++] = 0; } finally { k = 1; } => i + 5
                int r = 5; for (int i = 3; i < n; i++) b[r++] = 0; => i + 2
                int r = 5; for (int i = n; i > 0; i--) b[r++] = 0; => n - i + 5
                int r = 5; for (int i = 0; i < n; i += 2) b[r++] = 0; => r (r from 5 by 1)
                int r = 5; for (int i = 0; i < n; i += 2) for (int j = 0; j < k; j++) b[r++] = 0; => r + j (r from 5 by k)
                int r = 5; for (int i = 0; i < n; i += 2) for (int j = 0; j < k; j += 2) b[r++] = 0; => opaque
                int r = 5; for (int i = 0; i < n; i += 2) { b[r++] = 0; b[r++] = 1; b[r++] = 2; } => r (r from 5 by 3); r + 1 (r from 5 by 3); r + 2 (r from 5 by 3)
                int r = 5; for (int i = 0; i < n; i += 2) { b[--r] = 0; } => r - 1 (r from 5 by -1)
                int r = 5; for (int i = 0; i < n; i += k) b[r++] = 0; => r (r from 5 by 1)
                int r = 5; for (int i = n; i > 0; i -= k) b[r++] = 0; => r (r from 5 by 1)
                int r = 5; for (int i = 1; i < n; i += k) { b[r] = 0; r += 4; } => r (r from 5 by 4)
                int r = 5; for (int i = 0; i < n; i += k) for (int j = 0; j < 8; j++) b[r++] = 0; => r + j (r from 5 by 8)
                int r = 5; for (int i = 0; i < n; i += k) for (int j = 0; j < 8; j += k) b[r++] = 0; => opaque
                int r = 5; for (int i = 0; i < n; i += k) for (int j = 0; j < i; j++) b[r++] = 0; => opaque
                int r = 5; for (int i = 0; i < n; i += k) { if (n > 9) r++; b[r] = 0; } => r
                int r = 5; for (int i = 0; i < n; i += k) { if (n > 9) continue; b[r++] = 0; } => opaque
                int r = n; for (int i = 0; i < n; i += k) b[r++] = 0; => opaque
                int r = 5; for (int i = 1; i < n; i += 2) { b[r] = 0; r += 4; } => 2 * i + 3
                int r = 5; for (int i = 0; i < n + 0 * r++; i++) b[r] = 0; => no loop
                int r = 5; for (int i = 0; i < n; i++, r++) b[r] = 0; => no loop
                int r = 5; for (int i = 0; i < n; i++) b[r++] = 0; r = 2; => opaque
                byte r = 5; for (int i = 0; i < n; i++) b[r++] = 0; => opaque
                long r = 5; for (int i = 0; i < n; i++) b[(int) r++] = 0; => opaque
                Integer r = 5; for (int i = 0; i < n; i++) b[r++] = 0; => opaque
                bound = 5; for (int i = 0; i < n; i++) b[bound++] = 0; => opaque
                """);
    private static final Snippet.Table STARTED_AGAIN =
            Snippet.table("var it = b; int r = 0; while (k-- > 0) { %s }", """
                for (int i = 0; i < n; i++) b[r++] = 0; => opaque
                int s = 0; for (int i = 0; i < n; i++) b[s++] = 0; => i
                switch (k) { case 1: int s = 0; default: s = 1; for (int i = 0; i < n; i++) b[s++] = 0; } => opaque
                switch (k) { default -> { int s = 0; for (int i = 0; i < n; i++) b[s++] = 0; } } => i
                """);

    @TestFactory
    Stream<DynamicTest> tables() {
        return Stream.of(INCREMENTS, IN_EACH_ITERATION, NESTS, ENTRIES, STARTED_AGAIN)
                .flatMap(table -> table.answers(InductionVariablesTest::indices));
    }

    private static String indices(Snippet snippet) {
        return new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .read(snippet.loop())
                .map(loop -> indices(snippet, loop))
                .orElse("no loop");
    }

    private static String indices(Snippet snippet, CountedLoop loop) {
        Buffer buffer = Buffer.of(snippet.variable("it").getDefaultExpression(), snippet.expressions())
                .orElseThrow();
        AccessReader.Result result = new AccessReader(loop, snippet.routine()).read(buffer);
        return result instanceof AccessReader.Found found ? text(found.accesses()) : "opaque";
    }

    private static String text(List<Access> accesses) {
        return accesses.stream()
                .map(Access::index)
                .map(index -> index
                        + index.symbols().stream()
                                .flatMap(symbol -> symbol.course().stream()
                                        .map(course -> " (" + symbol + " from " + course.first() + " by "
                                                + course.move() + ")"))
                                .collect(Collectors.joining()))
                .collect(Collectors.joining("; "));
    }
}
