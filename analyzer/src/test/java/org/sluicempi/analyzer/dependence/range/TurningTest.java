package org.sluicempi.analyzer.dependence.range;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.CountedLoopReader;
import spoon.reflect.code.CtFor;

/** Which tests tell that a counter keeps to its bounds; what an access has to do with it stands among the ranges of indices. */
class TurningTest {
    private static final Snippet.Table NO_TURN = Snippet.table("for (%s) { call(); }", """
            int i = 0; i < n; i++ => never
            int i = 0; i < n; i += 3 => n <= 2147483645
            int i = 0; i < 8; i += 3 => never
            int i = 0; i < 2147483646; i += 3 => unknown
            int i = 0; i < n - 1; i += 3 => (long) n - 1 <= 2147483645
            int i = 0; i < n - 2; i += 3 => never
            int i = 0; i < n - 3; i += 3 => never
            int i = 0; i <= n - 3; i += 3 => never
            int i = 0; i < 2 * n - 9; i += 3 => (long) 2 * n - 9 <= 2147483645
            int i = 0; i < n + k - 9; i += 3 => (long) n + k - 9 <= 2147483645
            int i = 0; i < -n - 9; i += 3 => -(long) n - 9 <= 2147483645
            int i = 0; i < n * k; i += 3 => (long) n * k <= 2147483645
            int i = 0; i < n * k + n; i += 3 => ((long) k + 1) * n <= 2147483645
            int i = 0; i < 2 * n * k; i += 3 => unknown
            int i = 0; i < n * k + n * n; i += 3 => unknown
            int i = 0; i < n * n * n; i += 3 => unknown
            int i = 0; i < 65535 * n; i += 3 => (long) 65535 * n <= 2147483645
            int i = 0; i < 65536 * n; i += 3 => unknown
            int i = 0; i < -65535 * n; i += 3 => -(long) 65535 * n <= 2147483645
            int i = 0; i < -65536 * n; i += 3 => unknown
            int i = 0; i < n; i += k => (long) n + k <= 2147483647
            int i = 0; i <= n; i += k => (long) n + k + 1 <= 2147483647
            int i = 0; i < n - 3; i += k => (long) n + k - 3 <= 2147483647
            int i = 0; i < 9; i += k => (long) k + 9 <= 2147483647
            int i = n; i >= 0; i -= k => never
            int i = n; i > 9; i -= k => never
            int i = n; i > bound; i -= k => -2147483648 <= (long) bound - k
            int i = n; i > bound; i += k => -2147483648 <= (long) bound + k
            int i = 0; i < n; i += 2 * k => (long) n + (long) 2 * k <= 2147483647
            int i = 0; i < n; i += n * k * k => unknown
            int i = n; i > k; i-- => never
            int i = n; i > k; i -= 3 => -2147483646 <= k
            int i = n; i > k + 1; i -= 3 => -2147483646 <= (long) k + 1
            int i = n; i > k + 2; i -= 3 => never
            int i = n; i > k + 3; i -= 3 => never
            int i = n; i > k - 3; i -= 3 => -2147483646 <= (long) k - 3
            int i = n; i > -k + 9; i -= 3 => -2147483646 <= (long) 9 - k
            """);
    private static final Snippet.Table NESTS = Snippet.table("for (int i = 0; i < n; i++) for (%s) { call(); }", """
            int j = 0; j < i; j += k => (long) n + k - 1 <= 2147483647
            int j = 0; j < n; j += i => unknown
            int j = 0; j < i; j += 3 => (long) n - 1 <= 2147483645
            int j = 0; j < 2 * i; j += 3 => (long) 2 * n - 2 <= 2147483645
            int j = 0; j < 9 - i; j += 3 => 9 <= 2147483645
            int j = 0; j < k * i; j += 3 => unknown
            int j = 0; j < i * i; j += 3 => unknown
            int j = 0; j < i * i + i; j += 3 => unknown
            int j = 0; j < k; j += 3 => k <= 2147483645
            int j = k; j > i; j -= 3 => -2147483646 <= 0
            int j = k; j > k - i; j -= 3 => -2147483646 <= (long) k - n + 1
            """);

    private static List<CountedLoop> loops(Snippet snippet) {
        CountedLoopReader reader = new CountedLoopReader(snippet.routine().body(), snippet.expressions());
        return snippet.all(CtFor.class).stream()
                .map(loop -> reader.read(loop).orElseThrow().tested())
                .toList();
    }

    /** The test that the last loop's counter does not go on at the other end, where others have shown that bounds are as written. */
    private static String noTurn(Snippet snippet) {
        List<CountedLoop> loops = loops(snippet);
        int last = loops.size() - 1;
        return Turning.bySteps(loops.get(last), loops.subList(0, last))
                .map(tests -> tests.isEmpty() ? "never" : String.join(" && ", tests))
                .orElse("unknown");
    }

    @TestFactory
    Stream<DynamicTest> turns() {
        return Stream.of(NO_TURN, NESTS).flatMap(table -> table.answers(TurningTest::noTurn));
    }
}
