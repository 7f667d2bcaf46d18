package org.sluicempi.analyzer.region;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.symbolic.Poly;

/** Which loops count, from where to where. */
class CountedLoopReaderTest {
    private static final Snippet.Table COMPARISONS = Snippet.table("""
                for (int i = 0; i < n; i++) {} => i = 0 to n by 1, within 0 .. n - 1
                for (int i = 0; i <= n; i++) {} => i = 0 to n + 1 by 1, within 0 .. n inclusive
                for (int i = 0; n > i; i++) {} => i = 0 to n by 1, within 0 .. n - 1
                for (int i = 0; n >= i; i++) {} => i = 0 to n + 1 by 1, within 0 .. n inclusive
                for (int i = n; i > 0; i--) {} => i = n to 0 by -1, within 1 .. n
                for (int i = n; i >= 0; i--) {} => i = n to -1 by -1, within 0 .. n inclusive
                for (int i = n; 0 < i; i--) {} => i = n to 0 by -1, within 1 .. n
                for (int i = n; 0 <= i; i--) {} => i = n to -1 by -1, within 0 .. n inclusive
                for (int i = 0; i > n; i++) { break; } => none
                for (int i = 0; i >= n; i++) { break; } => none
                for (int i = 0; i < n; i--) { break; } => none
                for (int i = 0; n > i; i--) { break; } => none
                for (int i = 0; n < i; i++) { break; } => none
                for (int i = 0; i != n; i++) {} => none
                for (int i = 0; i == n; i++) {} => none
                for (int i = n; i != 0; i--) {} => none
                for (int i = n; i == 0; i--) {} => none
                for (int i = 0; n != i; i++) {} => none
                for (int i = n; 0 != i; i--) {} => none
                for (int i = 0; i < n && i < k; i++) {} => none
                for (int i = 0; k < n; i++) { break; } => none
                for (int i = 0; !(i >= n); i++) {} => none
                for (int i = 0; (short) i < n; i++) {} => none
                for (int i = 0; n > (byte) i; i++) {} => none
                for (int i = 0; i + 1 < n; i++) {} => none
                """);
    private static final Snippet.Table STEPS = Snippet.table("""
                for (int i = 0; i < n; ++i) {} => i = 0 to n by 1, within 0 .. n - 1
                for (int i = n; i > 0; --i) {} => i = n to 0 by -1, within 1 .. n
                for (int i = 0; i < n; i += 2) {} => i = 0 to n by 2, within 0 .. n - 1
                for (int i = n; i > 0; i -= 2) {} => i = n to 0 by -2, within 1 .. n
                for (int i = 0; i < n; i -= -3) {} => i = 0 to n by 3, within 0 .. n - 1
                for (int i = n; i > 0; i += -3) {} => i = n to 0 by -3, within 1 .. n
                for (int i = 0; i < n; i = i + 3) {} => i = 0 to n by 3, within 0 .. n - 1
                for (int i = 0; i < n; i = 3 + i) {} => i = 0 to n by 3, within 0 .. n - 1
                for (int i = n; i > 0; i = i - 3) {} => i = n to 0 by -3, within 1 .. n
                for (int i = 0; i < n; i += LIMIT) {} => i = 0 to n by 8, within 0 .. n - 1
                final int s = 4; for (int i = 0; i < n; i = i + s) {} => i = 0 to n by 4, within 0 .. n - 1
                for (int i = 0; i < n; i += 65535) {} => i = 0 to n by 65535, within 0 .. n - 1
                for (int i = 0; i < n; i += 65536) {} => none
                for (int i = n; i > 0; i -= 65535) {} => i = n to 0 by -65535, within 1 .. n
                for (int i = n; i > 0; i -= 65536) {} => none
                for (int i = 0; i < n; i += 0) {} => none
                for (int i = n; i > 0; i -= 0) {} => none
                for (int i = 0; i < n; i = i) {} => none
                for (int i = 0; i < n; i += k) {} => i = 0 to n by k, within ? .. n - 1
                for (int i = n; i > 0; i -= k) {} => i = n to 0 by -k, within 1 .. ?
                for (int i = n; i > 0; i += k) {} => i = n to 0 by k, within 1 .. ?
                for (int i = 0; i < n; i -= k) {} => i = 0 to n by -k, within ? .. n - 1
                for (int i = 0; i < n; i = i + k) {} => i = 0 to n by k, within ? .. n - 1
                for (int i = 0; i < n; i = k + i) {} => i = 0 to n by k, within ? .. n - 1
                for (int i = n; i > 0; i = i - 2 * k) {} => i = n to 0 by -2 * k, within 1 .. ?
                for (int i = 0; i < n; i += size) {} => i = 0 to n by size, within ? .. n - 1
                for (int i = 0; i < n; i += k / 2) {} => i = 0 to n by (k / 2), within ? .. n - 1
                int s = 4; for (int i = 0; i < n; i += s) {} => i = 0 to n by s, within 0 .. n - 1
                int s = 4; for (int i = n; i > 0; i -= s) {} => i = n to 0 by -s, within 1 .. n
                int s = -4; for (int i = 0; i < n; i += s) {} => i = 0 to n by s, within ? .. n - 1
                int s = 0; for (int i = 0; i < n; i += s) {} => i = 0 to n by s, within ? .. n - 1
                for (int i = 0; i < n; i += n / k) {} => none
                for (int i = 0; i < n; i += far) {} => none
                for (int i = 0; i < n; i += other.size) {} => none
                for (int i = 0; i < n; i += k++) {} => none
                for (int i = 0; i < n; i += i) {} => none
                for (int i = 1; i < n; i = k - i) {} => none
                for (int i = 0; i < n; i += (k = k + 1)) {} => none
                for (int i = 0; i < n; i += k) { k++; } => none
                for (int i = 0; i < n; i += k) { if (n > 3) k = 2; } => none
                for (int i = 0; i < n; i += size) { size--; } => none
                for (int i = 0; i < n; i += bound) { P.bound = 3; } => none
                for (int i = 0; i < n; i = 2 * i) {} => none
                for (int i = 1; i < n; i *= 2) {} => none
                for (int i = 1; i < n; i <<= 1) {} => none
                for (int i = 0; i < n; i += 1.5) {} => none
                for (int i = 0; i < n; i += count()) {} => none
                for (int i = 0; i < n; i = count()) {} => none
                for (int i = 0; i < n; k++) {} => none
                for (int i = 0; i < n; k--) {} => none
                for (int i = 0; i < n; k += 1) {} => none
                for (int i = 0; i < n; k = i + 1) {} => none
                for (int i = 0; i < n; call()) {} => none
                for (int i = 0; i < n; a[0]++) {} => none
                """);
    private static final Snippet.Table HEADERS = Snippet.table("""
                int i; for (i = 0; i < n; i++) {} => i = 0 to n by 1, within 0 .. n - 1
                for (var i = 0; i < n; i++) {} => i = 0 to n by 1, within 0 .. n - 1
                int i = 0; for (i += 2; i < n; i++) {} => none
                int i = 0; for (; i < n; i++) {} => i = 0 to n by 1, within 0 .. n - 1
                int i = 0; call(); k++; for (; i < n; i += 2) {} => i = 0 to n by 2, within 0 .. n - 1
                int i = 9; i = k + 1; size = 3; for (; i < n; i = i + 1) {} => i = k + 1 to n by 1, within ? .. n - 1
                int i = n; for (; i > 0; --i) {} => i = n to 0 by -1, within 1 .. n
                int i = LIMIT; k++; for (; i < n; i++) {} => i = LIMIT to n by 1, within LIMIT .. n - 1
                int i = Integer.MIN_VALUE; for (; i < n; i++) {} => i = Integer.MIN_VALUE to n by 1, within Integer.MIN_VALUE .. n - 1
                int i = k; k++; for (; i < n; i++) {} => none
                int i = size; for (; i < n; i++) {} => none
                int i = a[0]; for (; i < n; i++) {} => none
                int i = 0; i++; for (; i < n; i++) {} => none
                int i = 0; if (n > 3) { i = 2; } for (; i < n; i++) {} => none
                int i; if (n > 3) i = 2; else i = 3; for (; i < n; i++) {} => none
                int i = 0; { for (; i < n; i++) {} } => none
                int i = 0; i += 2; for (; i < n; i++) {} => none
                int i = 0; int j = i++; for (; i < n; i++) {} => none
                int i = count(); for (; i < n; i++) {} => none
                long i = 0; for (; i < n; i++) {} => none
                int i = 0; for (; i < n; i++) { i++; } => none
                int i = k; for (; i < n; i++) { k++; } => none
                int i = 0; for (; i < n; k++) { i++; } => none
                for (; k < n; k++) {} => none
                int i = 0; for (call(); i < n; i++) {} => none
                int i = 0; for (i++; i < n; i++) {} => none
                for (n = 0; n < k; n++) {} => none
                for (size = 0; size < k; size++) {} => none
                for (a[0] = 0; a[0] < k; a[0]++) {} => none
                for (int i = 0, j = 0; i < n; i++) {} => none
                for (int i = 0; i < n; i++, k++) {} => none
                for (int i = 0; i < n; ) { i++; } => none
                for (int i = 0; ; i++) { break; } => none
                for (int i = 0; i < n; i++); => none
                for (long i = 0; i < n; i++) {} => none
                for (short i = 0; i < n; i++) {} => none
                for (char i = 0; i < n; i++) {} => none
                for (Integer i = 0; i < n; i++) {} => none
                for (double i = 0; i < n; i++) {} => none
                """);
    private static final Snippet.Table BOUNDS = Snippet.table("""
                for (int i = 0; i < b.length; i++) {} => i = 0 to b.length by 1, within 0 .. b.length - 1
                for (int i = b.length - 1; i >= 0; i--) {} => i = b.length - 1 to -1 by -1, within 0 .. b.length - 1 inclusive
                for (int i = 0; i < size; i++) {} => i = 0 to size by 1, within 0 .. size - 1
                for (int i = k; i < bound; i++) {} => i = k to bound by 1, within k .. bound - 1
                for (int i = 0; i < n - 1; i++) {} => i = 0 to n - 1 by 1, within 0 .. ?
                for (int i = n + 1; i < k; i++) {} => i = n + 1 to k by 1, within ? .. k - 1
                for (int i = n - 1; i >= 0; i--) {} => i = n - 1 to -1 by -1, within 0 .. ? inclusive
                for (int i = 0; i < 2 * n; i++) {} => i = 0 to 2 * n by 1, within 0 .. ?
                for (int i = 0; i < far; i++) {} => none
                for (int i = 0; i < (int) far; i++) {} => none
                for (int i = 0; i < (byte) n; i++) {} => none
                for (int i = 0; i < other.size; i++) {} => none
                for (int i = count(); i < n; i++) {} => none
                """);
    private static final Snippet.Table COMPUTED_BOUNDS = Snippet.table("""
                for (int i = 0; i < a[0]; i++) {} => i = 0 to a[0] by 1, within 0 .. a[0] - 1
                for (int i = a[0]; i < n; i++) {} => i = a[0] to n by 1, within a[0] .. n - 1
                for (int i = 0; i < a[n - k]; i++) {} => i = 0 to a[n - k] by 1, within 0 .. a[n - k] - 1
                for (int i = 0; i < (int) b[0]; i++) {} => none
                for (int i = 0; i < a[a[0]]; i++) {} => i = 0 to a[a[0]] by 1, within 0 .. a[a[0]] - 1
                for (int i = 0; i < n / k; i++) {} => i = 0 to (n / k) by 1, within 0 .. (n / k) - 1
                for (int i = 0; i < (n - 2) / k + 1; i++) {} => i = 0 to ((n - 2) / k) + 1 by 1, within 0 .. ((n - 2) / k)
                for (int i = 0; i < n % (k + 1); i++) {} => i = 0 to (n % (k + 1)) by 1, within 0 .. (n % (k + 1)) - 1
                for (int i = 0; i < n / 0; i++) {} => none
                for (int i = 0; i < n / far; i++) {} => none
                for (int i = 0; i < -n / -2; i++) {} => i = 0 to (-n / (-2)) by 1, within 0 .. (-n / (-2)) - 1
                for (int i = 0; i < n >> 1; i++) {} => i = 0 to (n >> 1) by 1, within 0 .. (n >> 1) - 1
                for (int i = 0; i < (n & 7); i++) {} => i = 0 to (n & 7) by 1, within 0 .. (n & 7) - 1
                for (int i = 0; i < n << far; i++) {} => none
                for (int i = 0; i < Math.min(n, k); i++) {} => i = 0 to Math.min(n, k) by 1, within 0 .. Math.min(n, k) - 1
                for (int i = 0; i < Math.max(n - 1, 0); i++) {} => i = 0 to Math.max(n - 1, 0) by 1, within 0 .. Math.max(n - 1, 0) - 1
                for (int i = 0; i < java.lang.Math.min(n, k); i++) {} => none
                for (int i = 0; i < Math.min(far, k); i++) {} => none
                for (int i = 0; i < Math.abs(n); i++) {} => none
                for (int i = 0; i < a[0]; i++) { a[1] = 0; } => none
                for (int i = 0; i < a[0]; i++) { b[i] = Math.sqrt(i); } => i = 0 to a[0] by 1, within 0 .. a[0] - 1
                for (int i = 0; i < a[0]; i++) { call(); } => none
                for (int i = 0; i < a[0]; i++) { synchronized (b) { k = i; } } => none
                for (int i = 0; i < a[0]; i++) { a = null; } => none
                for (int i = 0; i < a[k]; i++) { k = 0; } => none
                for (int i = 0; i < n / k; i++) { k = 1; } => none
                for (int i = 0; i < Math.min(n, k); i++) { k = 1; } => none
                """);
    private static final Snippet.Table BOUNDS_OF_OBJECTS = Snippet.table("P p = other; for (%s", """
                int i = 0; i < p.size; i++) {} => i = 0 to p.size by 1, within 0 .. p.size - 1
                int i = p.size; i < n; i++) {} => i = p.size to n by 1, within p.size .. n - 1
                int i = 1; i <= 2 * p.size + k; i++) {} => i = 1 to 2 * p.size + k + 1 by 1, within 1 .. ? inclusive
                int i = 0; i < (p).size; i++) {} => i = 0 to p.size by 1, within 0 .. p.size - 1
                int i = 0; i < p.size; i++) { b[i] = n; } => i = 0 to p.size by 1, within 0 .. p.size - 1
                int i = 0; i < p.size; i++) { n = p.size; } => i = 0 to p.size by 1, within 0 .. p.size - 1
                int i = 0; i < p.size; i++) { p.other = this; } => i = 0 to p.size by 1, within 0 .. p.size - 1
                int i = 0; i < p.size; i++) { size = n; } => none
                int i = 0; i < p.size; i++) { other.other.size++; } => none
                int i = 0; i < p.size; i++) { p = this; } => none
                int i = 0; i < p.other.size; i++) {} => none
                int i = 0; i < other.size; i++) {} => none
                int i = 0; i < ((P) p).size; i++) {} => none
                int i = 0; i < p.bound; i++) {} => none
                int i = 0; i < p.own.length; i++) {} => none
                int i = 0; i < n; i += p.size) {} => none
                """);
    private static final Snippet.Table CONSTANTS_OF_BOUNDS = Snippet.table("""
                int m = 9; for (int i = 0; i < m - 1; i++) {} => i = 0 to m - 1 by 1, within 0 .. m - 2
                int m = 9; for (int i = m + 1; i < n; i++) {} => i = m + 1 to n by 1, within m + 1 .. n - 1
                final int m = 9; for (int i = 0; i < m - 1; i++) {} => i = 0 to m - 1 by 1, within 0 .. m - 2
                int m = 9; m = 8; for (int i = 0; i < m - 1; i++) {} => i = 0 to m - 1 by 1, within 0 .. ?
                int m = n; for (int i = 0; i < m - 1; i++) {} => i = 0 to m - 1 by 1, within 0 .. ?
                char m = 'x'; for (int i = 0; i < m - 1; i++) {} => i = 0 to m - 1 by 1, within 0 .. ?
                int m = 9; for (int i = 0; i < m - n; i++) {} => i = 0 to m - n by 1, within 0 .. m - n - 1
                int m = 9; for (int i = 0; i < m / 2 - 1; i++) {} => i = 0 to (m / 2) - 1 by 1, within 0 .. ?
                int m = -9; for (int i = 0; i < m - n; i++) {} => i = 0 to m - n by 1, within 0 .. ?
                """);
    private static final Snippet.Table CHANGES = Snippet.table("""
                for (int i = 0; i < n; i++) { int m = n; k = m; size = i; } => i = 0 to n by 1, within 0 .. n - 1
                for (int i = 0; i < n; i++) { i++; } => none
                for (int i = 0; i < n; i++) { if (k > 0) i = k; } => none
                for (int i = 0; i < n; i++) { n--; } => none
                for (int i = k; i < n; i++) { k = 0; } => none
                for (int i = 0; i < b.length; i++) { b = c; } => none
                for (int i = 0; i < b.length; i++) { b[i] = 0; } => i = 0 to b.length by 1, within 0 .. b.length - 1
                for (int i = 0; i < size; i++) { size = 0; } => none
                for (int i = 0; i < size; i++) { this.size--; } => none
                for (int i = 0; i < bound; i++) { P.bound = 0; } => none
                for (int i = 0; i < n - i; i++) {} => none
                for (int i = 0; i < n / 2; i++) { n = 0; } => none
                int i = 0; for (i = i + 2; i < n; i++) {} => none
                int i = 0; for (i = i / 2; i < n; i++) {} => none
                for (int i = 0; i < n; i++) { Runnable r = () -> { int j = 0; j++; }; } => i = 0 to n by 1, within 0 .. n - 1
                """);

    private static final Snippet.Table OBSTACLES = Snippet.table("""
                for (; k < n; k++) {} => NO_START for (; k < n; k++) {
                int i = k; k++; for (; i < n; i++) {} => LOST_START k
                int i = size; for (; i < n; i++) {} => LOST_START size
                int i = a[0]; for (; i < n; i++) {} => LOST_START a[0]
                P p = this; int i = p.size; for (; i < n; i++) {} => LOST_START p.size
                int i = 0; i++; for (; i < n; i++) {} => NO_START for (; i < n; i++) {
                long i = 0; for (; i < n; i++) {} => NO_START for (; i < n; i++) {
                for (int i = 0, j = 0; i < n; i++) {} => SEVERAL for (int i = 0, j = 0; i < n; i++) {
                for (int i = 0; i < n; i++, k--) {} => SEVERAL for (int i = 0; i < n; i++ , k--) {
                for (long i = 0; i < n; i++) {} => NO_INT long i = 0
                for (k++; k < n; k++) {} => NO_INT k++
                for (int i = 0; i < n; i += k) {} => none
                for (int i = 0; i < n; i += a[0]) {} => NO_STEP i += a[0]
                for (int i = 0; i < n; i += i) {} => UNSTEADY i < n
                for (int i = 0; i < n; i += k) { k = 2; } => UNSTEADY i < n
                for (int i = 0; i < n; ) { i++; } => NO_STEP for (int i = 0; i < n;) {
                for (int i = 0; i != n; i++) {} => NO_COMPARISON i != n
                for (int i = 0; i > n; i++) {} => NO_COMPARISON i > n
                for (int i = 0; ; i++) { break; } => NO_COMPARISON for (int i = 0; ; i++) {
                for (int i = 0; i < n / count(); i++) {} => NO_SUM (n / P.count())
                for (int i = (int) far; i < n; i++) {} => NO_SUM ((int) (far))
                for (int i = 0; i < n; i++) { n--; } => UNSTEADY i < n
                for (int i = 0; i < n; i++) {} => none
                """);

    private static String obstacle(Snippet snippet) {
        return new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .obstacle(snippet.loop())
                .map(found -> found.why() + " "
                        + found.part().toString().lines().findFirst().orElse(""))
                .orElse("none");
    }

    /** As {@code 0 to n by 1, within 0 .. n - 1}; a question mark stands for what may have wrapped around. */
    private static String read(Snippet snippet) {
        return new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .read(snippet.loop())
                .map(CountedLoopReaderTest::text)
                .orElse("none");
    }

    private static String text(CountedLoop loop) {
        return loop.counter().getSimpleName() + " = " + loop.first() + " to " + loop.end() + " by "
                + loop.pace().value()
                + ", within " + loop.low().map(Poly::toString).orElse("?") + " .. "
                + loop.high().map(Poly::toString).orElse("?") + (loop.inclusive() ? " inclusive" : "");
    }

    @TestFactory
    Stream<DynamicTest> comparisons() {
        return COMPARISONS.answers(CountedLoopReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> steps() {
        return STEPS.answers(CountedLoopReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> headers() {
        return HEADERS.answers(CountedLoopReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> bounds() {
        return BOUNDS.answers(CountedLoopReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> boundsOfObjects() {
        return BOUNDS_OF_OBJECTS.answers(CountedLoopReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> computedBounds() {
        return COMPUTED_BOUNDS.answers(CountedLoopReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> constantsOfBounds() {
        return CONSTANTS_OF_BOUNDS.answers(CountedLoopReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> changes() {
        return CHANGES.answers(CountedLoopReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> obstacles() {
        return OBSTACLES.answers(CountedLoopReaderTest::obstacle);
    }
}
