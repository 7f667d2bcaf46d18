package org.sluicempi.analyzer.dependence.range;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.CountedLoopReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.code.CtFor;

/** Whether an index that wraps around at 2<sup>31</sup> is the one that its polynomial says, wherever its access succeeds. */
class IndexRangeTest {
    private static final Snippet.Table INDICES =
            Snippet.table("var it = b; for (int i = 0; i < n; i++) { if (k >= 0) b[%s] = 0; }", """
            i => exact
            i + 1 => exact
            n - i => exact
            2 * i => exact
            2 * i + 1 => exact
            2 * i + 2 => inside if (long) 2 * n + 1 <= b.length
            3 * i => inside if (long) 3 * n - 2 <= b.length
            i + n => exact
            i + n + 1 => exact
            i + n + 2 => inside if (long) 2 * n + 2 <= b.length
            i + k => exact
            i + 1073741824 => exact
            i + 1073741825 => unknown
            i - 1073741824 => exact
            i - 1073741825 => unknown
            -i => exact
            -i - 1 => exact
            -i - 2 => unknown
            -2 * i => inside if 0 <= (long) 2 - (long) 2 * n && 1 <= b.length
            i - n => exact
            k - 65536 * i => unknown
            k - i => inside if 0 <= (long) k - n + 1 && (long) k + 1 <= b.length
            k - 1 => exact
            k - 2 => inside if 0 <= (long) k - 2 && (long) k - 1 <= b.length
            i * n => inside if ((long) n - 1) * n + 1 <= b.length
            i * i => unknown
            i * n + i * k => unknown
            65536 * i => unknown
            65535 * i => inside if (long) 65535 * n - 65534 <= b.length
            n * k + i => inside if 0 <= (long) n * k && ((long) k + 1) * n <= b.length
            2 * n * k + i => inside if 0 <= (long) n * k && 0 <= (long) 2 * n * k && (long) n * k <= b.length && ((long) 2 * k + 1) * n <= b.length
            7 => exact
            i + LIMIT => exact
            """);
    private static final Snippet.Table SWEEPS = Snippet.table("var it = b; for (int i = 0; i < n; i++) { %s }", """
            b[3 * i] = 0; => exact
            b[1073741824 * i] = 0; => exact
            b[1073741825 * i] = 0; => unknown
            b[n * i] = 0; => exact
            b[2 * n * i] = 0; => inside if (long) n * n <= b.length && ((long) 2 * n - 2) * n + 1 <= b.length
            b[k * i] = 0; => unknown
            b[n * i + i] = 0; => exact
            b[i * i] = 0; => unknown
            b[3 * i + 3 * n] = 0; => inside if (long) 6 * n - 2 <= b.length
            b[n * k + i] = 0; => inside if 0 <= (long) n * k && ((long) k + 1) * n <= b.length
            b[k * n * n + i] = 0; => inside if 0 <= (long) k * n && 0 <= (long) k * n * n && (long) k * n <= b.length && (long) k * n * n <= b.length && ((long) k * n + 1) * n <= b.length
            b[n * k * k + i] = 0; => inside if 0 <= (long) n * k && (long) n * k <= b.length && (long) n * k * k <= b.length && ((long) k * k + 1) * n <= b.length
            b[k * k * k * n + i] = 0; => inside if 0 <= (long) k * k * k && 0 <= (long) k * k * k * n && (long) k * k <= b.length && (long) k * k * k <= b.length && (long) k * k * k * n <= b.length && ((long) k * k * k + 1) * n <= b.length
            b[k * k * k * n * n + i] = 0; => unknown
            b[2 * n * n * n * i] = 0; => inside if (long) n * n <= b.length && (long) n * n * n <= b.length && (long) n * n * n * n <= b.length && ((long) (((long) 2 * n - 2) * n) * n) * n + 1 <= b.length
            b[65536 * k * n * n + i] = 0; => unknown
            for (int j = 0; j < k; j++) b[i * k + j] = 0; => exact
            for (int j = 0; j < k; j++) b[i + j * n] = 0; => inside if (long) k * n <= b.length
            for (int j = 0; j < 3; j++) b[3 * i + j] = 0; => exact
            for (int j = 0; j < 3; j++) b[4 * i + j] = 0; => exact
            for (int j = 0; j < 3; j += 2) b[3 * i + j] = 0; => inside if (long) 3 * n <= b.length
            for (int j = 0; j < i; j++) b[i + j] = 0; => exact
            for (int j = i; j < n; j++) b[3 * j] = 0; => inside if (long) 3 * n - 2 <= b.length
            for (int j = k; j > 0; j--) b[k * i + k - j] = 0; => exact
            for (int j = 0; j < k; j++) for (int l = 0; l < 4; l++) b[4 * k * i + 4 * j + l] = 0; => exact
            for (int j = 0; j < k; j++) b[i * n + j * k] = 0; => inside if (long) n * n <= b.length && (long) k * k <= b.length && ((long) n - 1) * n + ((long) k - 1) * k + 1 <= b.length
            """);
    private static final Snippet.Table LOOPS = Snippet.table("var it = b; %s", """
            for (int i = 0; i < n; i += 3) b[i] = 0; => exact
            int s = 4; for (int i = 0; i < n; i += s) b[i] = 0; => exact
            int s = 4; for (int i = k; i < n; i += s) b[i + 1] = 0; => exact
            int s = 4; for (int i = k; i < n; i += s) b[2 * i] = 0; => inside if (long) n + s <= 2147483647 && 0 <= (long) 2 * k && (long) 2 * n - 1 <= b.length
            int s = 4; for (int i = n; i > 0; i -= s) b[i] = 0; => exact
            int s = 4; int r = 0; for (int i = k; i < n; i += s) b[r++] = 0; => exact
            int s = 4; int r = 0; for (int i = k; i < n; i += s) for (int j = 0; j < k; j++) b[r++] = 0; => exact
            int r = 0; for (int i = k; i < n; i += 3) b[r++] = 0; => exact
            int r = 9; for (int i = k; i < n; i += 3) b[r--] = 0; => exact
            int r = 1073741825; for (int i = k; i < n; i += 3) b[r++] = 0; => unknown
            for (int i = 0; i < n - 2; i += 3) b[i] = 0; => exact
            for (int i = 0; i < n - 1; i += 3) b[i] = 0; => exact
            for (int i = 0; i <= n; i++) b[i] = 0; => exact
            for (int i = 0; i <= n - 1; i++) b[i] = 0; => exact
            for (int i = 0; i <= n; i++) b[i - 1] = 0; => exact
            for (int i = 2; i <= n; i++) b[i - 1] = 0; => exact
            for (int i = 2; i <= n; i++) b[i - 2] = 0; => if (long) n + 1 <= 2147483647
            for (int i = 2; i <= n; i++) b[2 * i - 4] = 0; => if (long) n + 1 <= 2147483647
            for (int i = k; i <= n; i++) b[i - k] = 0; => if (long) n + 1 <= 2147483647
            for (int i = k; i <= n; i++) b[k * i] = 0; => unknown
            for (int i = 1; i <= n; i++) b[n - i] = 0; => exact
            for (int i = 2; i <= n; i++) b[n - i] = 0; => if (long) n + 1 <= 2147483647
            for (int i = 2; i <= n; i++) b[2147483646 - i] = 0; => unknown
            for (int i = 2; i <= n; i++) b[1073741824 - i] = 0; => exact
            for (int i = n; i >= k; i--) b[i] = 0; => exact
            for (int i = n; i >= k; i--) b[i + 1073741824] = 0; => exact
            for (int i = n; i >= k; i--) b[i + n] = 0; => inside if -2147483648 <= (long) k - 1 && 0 <= (long) k + n && (long) 2 * n + 1 <= b.length
            for (int i = 0; i >= k; i--) b[-i] = 0; => exact
            for (int i = -2; i >= k; i--) b[-i - 2] = 0; => if -2147483648 <= (long) k - 1
            for (int i = 0; i < n; i++) for (int j = k; j <= n; j++) b[j - k] = 0; => inside if (long) n + 1 <= 2147483647 && (long) n - k + 1 <= b.length
            for (int i = 0; i < n; i++) for (int j = 0; j <= k; j++) b[i * n + j] = 0; => exact
            for (int i = 0; i < n; i++) for (int j = 2147483637; j <= 2147483647; j++) b[i * 11 + j - 2147483637] = 0; => unknown
            for (int i = 0; i <= n; i++) for (int j = 0; j < k; j++) b[i * k + j] = 0; => exact
            for (int i = 0; i <= n; i++) for (int j = 0; j < i; j++) b[j] = 0; => exact
            for (int i = 5; i <= n; i++) for (int j = 5; j < i; j++) b[j - 5] = 0; => if (long) n + 1 <= 2147483647
            for (int i = 0; i <= n; i++) for (int j = i; j < 10; j++) b[i + j] = 0; => if (long) n + 1 <= 2147483647
            for (int i = 0; i <= n; i++) for (int j = i; j < n; j++) b[i + j] = 0; => if (long) n + 1 <= 2147483647
            for (int i = 0; i <= n; i++) for (int j = i; j <= n; j++) b[j] = 0; => exact
            for (int i = 0; i <= n; i++) for (int j = 2 * i; j <= i; j++) b[j] = 0; => unknown
            for (int i = 0; i <= n; i++) for (int p = i; p <= n; p++) for (int j = p; j < 10; j++) b[i + j] = 0; => if (long) n + 1 <= 2147483647
            for (int i = 0; i < n; i++) for (int j = 0; j < k; j++) { b[i * k + j] = 0; if (n > 8) break; } => inside if (long) n * k <= b.length
            for (int i = 0; i < n; i++) try { b[i] = 0; } catch (RuntimeException e) { k = 3; } => exact
            for (int i = 0; i <= n; i++) try { b[i] = 0; } catch (RuntimeException e) { k = 3; } => if (long) n + 1 <= 2147483647
            for (int i = n; i >= 0; i -= 3) b[i] = 0; => exact
            for (int i = n; i > k; i -= 3) b[i] = 0; => exact
            for (int i = n; i > k + 2; i -= 3) b[i] = 0; => exact
            for (int i = n; i > k + 1; i -= 3) b[i] = 0; => exact
            for (int i = 0; i < 2 * n; i += 3) b[i] = 0; => exact
            for (int i = 0; i < n * k; i += 3) b[i] = 0; => exact
            for (int i = 0; i < n * n * n; i += 3) b[i] = 0; => exact
            for (int i = 0; i < n; i++) for (int j = 0; j < i; j += 3) b[j] = 0; => if (long) n - 1 <= 2147483645
            for (int i = 0; i < n; i++) for (int j = 0; j < n - i; j += 3) b[j] = 0; => if n <= 2147483645
            for (int i = 0; i < n; i++) for (int j = 0; j < i * i; j += 3) b[j] = 0; => unknown
            for (int i = 0; i < n; i++) for (int j = 0; j < k * i; j += 3) b[j] = 0; => unknown
            for (int i = 0; i < n; i++) for (int j = n; j > i; j -= 3) b[j] = 0; => if -2147483646 <= 0
            for (int i = 0; i < n; i++) for (int j = 0; j < k; j += 3) if (n > 3) b[i * k + j] = 0; => inside if k <= 2147483645 && (long) n * k <= b.length
            for (int i = k; i < n; i++) if (n > 8) b[i * i] = 0; => unknown
            for (int i = 0; i < n; i++) if (n > 8) b[n * i + k * i] = 0; => unknown
            for (int i = 0; i < n; i++) for (int j = 0; j < k; j++) if (n > 8) b[i * k + j] = 0; => inside if (long) n * k <= b.length
            for (int i = 0; i < n; i += 3) if (n > 8) b[i] = 0; => if n <= 2147483645
            int s = 4; for (int i = 0; i < n; i += s) if (n > 8) b[i] = 0; => if (long) n + s <= 2147483647
            int s = 4; int r = 0; for (int i = 0; i < n; i += s) { if (n > 8) b[r] = 0; r++; } => unknown
            int r = 0; for (int i = 0; i < n; i += 3) { if (n > 8) b[r] = 0; r++; } => unknown
            for (int i = 0; i < n - 2; i += 3) if (n > 8) b[i] = 0; => unknown
            for (int i = 0; i < n - 1; i += 3) if (n > 8) b[i] = 0; => unknown
            for (int i = 0; i < n + k; i += 3) if (n > 8) b[i] = 0; => unknown
            for (int i = 0; i < 8; i += 3) if (n > 8) b[i] = 0; => exact
            for (int i = 0; i < 2 * n; i += 3) if (n > 8) b[i] = 0; => unknown
            for (int i = 0; i < n * k; i += 3) if (n > 8) b[i] = 0; => unknown
            for (int i = 0; i < 2 * n * k; i += 3) if (n > 8) b[i] = 0; => unknown
            for (int i = 0; i < n * n * n; i += 3) if (n > 8) b[i] = 0; => unknown
            for (int i = 0; i < n; i += 3) if (n > 8) b[3 * i] = 0; => inside if n <= 2147483645 && (long) 3 * n - 2 <= b.length
            for (int i = n; i > k; i -= 3) if (n > 8) b[i] = 0; => if -2147483646 <= k
            for (int i = n; i > k + 1; i -= 3) if (n > 8) b[i] = 0; => unknown
            for (int i = n; i > k + 2; i -= 3) if (n > 8) b[i] = 0; => unknown
            for (int i = n; i > k + 2; i--) if (n > 8) b[i] = 0; => exact
            for (int i = n; i > -5; i -= 3) if (n > 8) b[i] = 0; => exact
            for (int i = n; i > 2 * k; i -= 3) if (n > 8) b[i] = 0; => unknown
            for (int i = 0; i < 2 * n; i++) for (int j = 0; j < i; j += 3) if (n > 8) b[j] = 0; => unknown
            for (int i = 0; i < 3 * n; i++) for (int j = 0; j < i; j += 3) if (n > 8) b[j] = 0; => unknown
            for (int i = 0; i < n; i += 3) if (n > 8) b[65536 * i] = 0; => unknown
            for (int i = 0; i < 3 * n; i++) if (n > 8) b[3 * i] = 0; => unknown
            for (int i = 3 * n; i > 0; i--) if (n > 8) b[3 * i] = 0; => unknown
            for (int i = 3 * n; i < k; i++) if (n > 8) b[3 * i] = 0; => unknown
            for (int i = 0; i < n; i++) if (n > 8) b[1073741824 - i] = 0; => exact
            for (int i = 0; i < n; i++) if (n > 8) for (int j = 0; j < n; j++) b[i + j] = 0; => exact
            for (int i = 0; i < n; i++) if (n > 8) for (int j = 0; j < n; j++) b[i - j] = 0; => exact
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) b[i - j] = 0; => exact
            for (int i = 0; i < n; i++) for (int j = 0; j < 9 - i; j += 3) if (n > 8) b[j] = 0; => if 9 <= 2147483645
            for (int i = 0; i < n; i++) for (int j = 0; j < 2 * i; j += 3) if (n > 8) b[j] = 0; => unknown
            for (int i = 0; i < n; i++) for (int j = n; j > -i; j -= 3) if (n > 8) b[j] = 0; => if -2147483646 <= (long) 1 - n
            for (int i = 0; i < n; i++) for (int j = n; j > i - 9; j -= 3) if (n > 8) b[j] = 0; => if -2147483646 <= -(long) 9
            for (int i = 0; i < n; i += 3) for (int j = 0; j < i; j += 3) if (n > 8) b[j] = 0; => if n <= 2147483645 && (long) n - 1 <= 2147483645
            for (int i = 0; i < n; i += 3) for (int j = 0; j < 9 - i; j += 3) if (n > 8) b[j] = 0; => if n <= 2147483645 && 9 <= 2147483645
            for (int i = 0; i < n * n * n; i += 3) for (int j = 0; j < i; j += 3) if (n > 8) b[j] = 0; => unknown
            for (int i = 0; i < n; i++) for (int j = 0; j < 9; j++) if (n > 8) b[i * j] = 0; => inside if (long) 8 * n - 7 <= b.length
            for (int i = 0; i < n; i++) for (int j = 0; j < 9; j++) if (n > 8) b[i + i * j] = 0; => inside if (long) 9 * n - 8 <= b.length
            for (int i = 0; i < n; i++) if (n > 8) b[n - 3 * i] = 0; => inside if 0 <= (long) 3 - (long) 2 * n && (long) n + 1 <= b.length
            for (int i = 0; i < n; i++) if (n > 8) b[3 * n - 3 * i] = 0; => inside if (long) 3 * n + 1 <= b.length
            for (int i = 0; i < n; i++) if (n > 8) b[2 * n - 2 * i] = 0; => inside if (long) 2 * n + 1 <= b.length
            for (int i = 0; i < n; i++) for (int j = 0; j < n * n * n; j++) b[i] = 0; => exact
            for (int i = 0; i < n; i++) for (int j = 0; j < 8; j++) b[i + n * j] = 0; => inside if (long) 8 * n <= b.length
            for (int i = 0; i < n; i++) for (int j = 0; j < 8; j++) b[i * i + j] = 0; => unknown
            for (int i = 0; i < n; i += 2) for (int j = 0; j < k; j++) b[i * k + j] = 0; => exact
            for (int i = 0; i < n; i += 2) for (int j = 0; j < k; j++) b[i + j] = 0; => if n <= 2147483646
            for (int i = 1073741825; i < n; i++) b[i] = 0; => exact
            for (int i = -1073741824; i < n; i++) b[i] = 0; => exact
            for (int i = -1073741825; i < n; i++) b[i] = 0; => exact
            for (int i = k; i < n; i++) b[i - 1] = 0; => exact
            for (int i = k; i < n; i++) b[i - 2] = 0; => inside if 0 <= (long) k - 2 && (long) n - 2 <= b.length
            for (int i = k; i < n; i++) b[i + n] = 0; => inside if 0 <= (long) k + n && (long) 2 * n <= b.length
            for (int i = k; i < n; i++) b[2 * i] = 0; => inside if 0 <= (long) 2 * k && (long) 2 * n - 1 <= b.length
            for (int i = 0; i < n; i++) b[n - i - 1] = 0; => exact
            for (int i = 0; i < n; i++) b[n * n - n * i - n] = 0; => inside if ((long) n - 1) * n + 1 <= b.length
            for (int i = 0; i < n; i++) b[i * k + i * n] = 0; => unknown
            for (int i = 0; i < n; i++) b[i * n - 1] = 0; => exact
            for (int i = 0; i < n; i++) b[i * n + 2 * i] = 0; => inside if ((long) n + 1) * n - 1 <= b.length
            for (int i = 0; i < n; i++) b[i * n - 2 * i] = 0; => unknown
            for (int i = 0; i < n; i++) b[i * n - i * n * n] = 0; => inside if 0 <= (long) (((long) 2 - n) * n - 1) * n && (long) n * n <= b.length && (long) n * n * n <= b.length && 1 <= b.length
            """);

    private static final Snippet.Table MORE = Snippet.table("var it = b; for (int i = 0; i < n; i++) { %s }", """
            if (k != 7) b[k + i + 1] = 0; => exact
            if (k != 7) b[k + i + 2] = 0; => inside if 0 <= (long) k + 2 && (long) k + n + 2 <= b.length
            if (k != 7) b[k + i - 1] = 0; => exact
            if (k != 7) b[k + i - 2] = 0; => inside if 0 <= (long) k - 2 && (long) k + n - 2 <= b.length
            if (k != 7) b[k + i + n] = 0; => inside if 0 <= (long) k + n && (long) k + (long) 2 * n <= b.length
            if (k != 7) b[-k] = 0; => exact
            if (k != 7) b[2 * k] = 0; => inside if 0 <= (long) 2 * k && (long) 2 * k + 1 <= b.length
            if (k != 7) b[-2 * k] = 0; => inside if 0 <= -(long) 2 * k && (long) 1 - (long) 2 * k <= b.length
            if (k != 7) b[i - k] = 0; => exact
            if (k != 7) b[n - i - 2] = 0; => unknown
            if (k != 7) b[n - i + 1073741824] = 0; => exact
            if (k != 7) b[n - i + 1073741825] = 0; => unknown
            if (k != 7) b[n * n - i] = 0; => inside if (long) n * n + 1 <= b.length
            if (k != 7) b[n * n] = 0; => inside if (long) n * n + 1 <= b.length
            if (k != 7) b[k * k] = 0; => inside if (long) k * k + 1 <= b.length
            if (k != 7) b[n * n + n * k * i] = 0; => unknown
            if (k != 7) b[3 * i - 1] = 0; => unknown
            if (k != 7) b[i - k + 2] = 0; => inside if 0 <= (long) 2 - k && (long) n - k + 2 <= b.length
            if (k != 7) b[i * i * n] = 0; => unknown
            if (k != 7) b[i * i + 3 * n] = 0; => unknown
            for (int j = 0; j < 3 * n; j++) b[j] = 0; => unknown
            if (n > 8) for (int j = 0; j < 3 * n; j++) b[j] = 0; => unknown
            for (int j = 0; j < 3 * n; j++) b[3 * i] = 0; => inside if (long) 3 * n - 2 <= b.length
            for (int j = 0; j < 3 * n; j++) b[n * i] = 0; => inside if ((long) n - 1) * n + 1 <= b.length
            for (int j = 0; j < 3 * n; j++) for (int l = 0; l < k; l++) b[k * i + l] = 0; => inside if (long) n * k <= b.length
            for (int j = i; j < i + 2; j++) b[3 * j] = 0; => inside if (long) 3 * n + 1 <= b.length
            for (int j = 0; j < n + k; j++) b[j] = 0; => exact
            for (int j = 0; j < n + k; j++) b[3 * i] = 0; => exact
            for (int j = 0; j < n + k; j++) b[3 * i + j] = 0; => inside if (long) 4 * n + k - 3 <= b.length
            for (int j = 0; j < i; j++) b[3 * j] = 0; => inside if (long) 3 * n - 5 <= b.length
            for (int j = 0; j < n; j++) b[3 * j + n * i] = 0; => inside if ((long) n + 2) * n - 2 <= b.length
            for (int j = 0; j < k; j++) b[n * i] = 0; => exact
            for (int j = 0; j < 8; j += 2) b[n * i] = 0; => inside if ((long) n - 1) * n + 1 <= b.length
            for (int j = 0; j < k; j++) b[i * n + i * k] = 0; => inside if (long) n * n <= b.length && (long) n * k <= b.length && ((long) n + k - 1) * n + 1 - k <= b.length
            for (int j = 0; j < k; j++) b[i * n - i * k] = 0; => exact
            for (int j = 0; j < k; j++) b[i * n - 2 * i * k] = 0; => unknown
            for (int j = 0; j < k; j++) if (k != 7) b[i * n + i * k] = 0; => inside if (long) n * n <= b.length && (long) n * k <= b.length && ((long) n + k - 1) * n + 1 - k <= b.length
            for (int j = 0; j < k; j++) if (k != 7) b[i * n - i * k] = 0; => unknown
            for (int j = 0; j < k; j++) if (k != 7) b[j * j + i * n] = 0; => unknown
            """);
    private static final Snippet.Table TRIANGULAR =
            Snippet.table("for (int i = 0; i < n; i++) for (%s) { call(); }", """
            int j = 0; j < n; j++ => false
            int j = i; j < n; j++ => true
            int j = 0; j < i; j++ => true
            """);

    private static String isTriangular(Snippet snippet) {
        List<CountedLoop> loops = loops(snippet);
        return String.valueOf(IndexRange.isTriangular(loops.get(1), loops.subList(0, 1)));
    }

    private static List<CountedLoop> loops(Snippet snippet) {
        CountedLoopReader reader = new CountedLoopReader(snippet.routine().body(), snippet.expressions());
        return snippet.all(CtFor.class).stream()
                .map(loop -> reader.read(loop).orElseThrow().tested())
                .toList();
    }

    private static Access access(Snippet snippet, CountedLoop loop) {
        Buffer buffer = Buffer.of(snippet.variable("it").getDefaultExpression(), snippet.expressions())
                .orElseThrow();
        AccessReader.Result result = new AccessReader(loop, snippet.routine()).read(buffer);
        return ((AccessReader.Found) result).accesses().get(0);
    }

    private static CountedLoop loop(Snippet snippet) {
        return new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .read(snippet.loop())
                .orElseThrow();
    }

    private static Prover prover(CountedLoop loop, Access access) {
        List<Poly> facts = new ArrayList<>(loop.facts());
        facts.addAll(access.facts());
        return Prover.knowing(facts);
    }

    private static String verdict(Snippet snippet) {
        CountedLoop loop = loop(snippet);
        Access access = access(snippet, loop);
        IndexRange.Verdict verdict = IndexRange.of(access, loop, prover(loop, access));
        if (verdict instanceof IndexRange.Guarded guarded) {
            return (guarded.inside() ? "inside if " : "if ") + String.join(" && ", guarded.conditions());
        }
        return verdict.equals(new IndexRange.Exact())
                ? "exact"
                : verdict.equals(new IndexRange.Unknown()) ? "unknown" : "";
    }

    @TestFactory
    Stream<DynamicTest> verdicts() {
        return Stream.of(INDICES, SWEEPS, LOOPS, MORE).flatMap(table -> table.answers(IndexRangeTest::verdict));
    }

    @TestFactory
    Stream<DynamicTest> boundsThatDependOnTheCounterAround() {
        return TRIANGULAR.answers(IndexRangeTest::isTriangular);
    }
}
