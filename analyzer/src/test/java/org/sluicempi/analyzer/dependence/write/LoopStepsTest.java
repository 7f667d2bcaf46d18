package org.sluicempi.analyzer.dependence.write;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** What becomes of a loop: it is cut into strips, or each iteration says what it has done. */
class LoopStepsTest {
    private static final Snippet.Table LEAVING = Written.table("%s MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);", """
            for (int i = 0; i < shared.length; i++) { a[i] = i; } => for (int i = 0; i < shared.length; i++) { a[i] = i;
             sendA.deltaSendData(i, i + 1);}
            for (int i = 0; i <= n - 1; i++) a[i] = i; => for (int i0 = 0, i1; i0 <= n - 1; i0 = i1) { i1 = sendA.deltaStrip(i0,
             n); for (int i = i0; i <= i1 - 1; i++) a[i] = i; sendA.deltaSendData(i0, i1); }
            for (int i = 0; i  <=n - 1; i++) a[i] = i; => for (int i0 = 0, i1; i0 <= n - 1; i0 = i1) { i1 = sendA.deltaStrip(i0,
             n); for (int i = i0; i <=i1 - 1; i++) a[i] = i; sendA.deltaSendData(i0, i1); }
            for (int i = 0; i < n / 2; i++) a[2 * i] = i; => for (int i0 = 0, i1; i0 < n / 2; i0 = i1) { i1 =
             sendA.deltaStrip(i0, n / 2, 2); for (int i = i0; i < i1; i++) a[2 * i] = i; sendA.deltaSendData(2 * i0, 2 * i1); }
            for (int i = 0; i < n; i++) { a[i] = i; if (i > k) break; switch (k) { case 1: break; default: } } => strips: for (int
             i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); for (int i = i0; i < i1; i++) { a[i] = i; if (i > k) break
             strips; switch (k) { case 1: break; default: } } sendA.deltaSendData(i0, i1); }
            for (int i = 0; i <= k; i++) { a[i] = i; if (i > 9) break; } => strips: for (int i0 = 0, i1; i0 <= k; i0 = i1) {
             i1 = sendA.deltaStrip(i0, k + 1); for (int i = i0; i <= i1 - 1; i++) { a[i] = i; if (i > 9) break strips; }
             sendA.deltaSendData(i0, i1); }
            for (int i = 0; i < n; i++) a[n - 1 - i] = i; => for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0,
             n); for (int i = i0; i < i1; i++) a[n - 1 - i] = i; sendA.deltaSendData(n - i1, n - i0); }
            for (int i = 0; i < n; i++) a[2 * n - 2 * i] = i; => for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 =
             sendA.deltaStrip(i0, n, 2); for (int i = i0; i < i1; i++) a[2 * n - 2 * i] = i; sendA.deltaSendData(2 * n - 2 * i1
             + 1, 2 * n - 2 * i0 + 1); }
            for (int i = n - 1; i >= 0; i--) a[i] = i; => for (int i = n - 1; i >= 0; i--) { a[i] = i; sendA.deltaSendData(i, i
             + 1); }
            for (int i = 0; i < n; i += 2) a[i] = i; => for (int i = 0; i < n; i += 2) { a[i] = i; sendA.deltaSendData(i, i +
             2); }
            int s = 4; int r = 0; for (int i = k; i < n; i += s) a[r++] = i; => for (int i = k; i < n; i += s) { a[r++] = i;
             sendA.deltaSendData(r - 1, r); }
            int s = 4; int r = 9; for (int i = k; i < n; i += s) { a[r] = i; r -= 2; } => for (int i = k; i < n; i += s) {
             a[r] = i; r -= 2; sendA.deltaSendData(r + 1, r + 3);}
            int s = 4; for (int i = k; i < n; i += s) a[i] = i; => for (int i = k; i < n; i += s) { a[i] = i;
             sendA.deltaSendData(i, i + s); }
            int s = 4; for (int i = n - 1; i >= 0; i -= s) a[i] = i; => for (int i = n - 1; i >= 0; i -= s) { a[i] = i;
             sendA.deltaSendData(i - s + 1, i + 1); }
            for (int i = 0; n > i; i++) a[i] = i; => for (int i = 0; n > i; i++) { a[i] = i; sendA.deltaSendData(i, i + 1); }
            for (int i = 0; (i) < (n); i++) a[i] = i; => for (int i = 0; (i) < (n); i++) { a[i] = i; sendA.deltaSendData(i, i +
             1); }
            for (int i = 0; i < w.length; i++) a[i] = i; => for (int i = 0; i < w.length; i++) { a[i] = i;
             sendA.deltaSendData(i, i + 1); }
            for (int i = w.length; i < n; i++) a[i] = i; => for (int i = w.length; i < n; i++) { a[i] = i;
             sendA.deltaSendData(i, i + 1); }
            for (int i = 0; i < k; i++) a[i * k] = i; => for (int i = 0; i < k; i++) { a[i * k] = i; sendA.deltaSendData(i * k,
             (i + 1) * k); }
            for (int i = 0; i < k; i++) for (int j = 0; j < k; j++) a[i * k + j] = i; => for (int i = 0; i < k; i++) { for (int
             j = 0; j < k; j++) a[i * k + j] = i; sendA.deltaSendData(i * k, (i + 1) * k); }
            for (int i = 0; i < k; i++) { while (sum > 9) sum--; a[i] = i; } => for (int i = 0; i < k; i++) { while (sum > 9)
             sum--; a[i] = i; sendA.deltaSendData(i, i + 1);}
            """);

    private static final Snippet.Table ARRIVING = Written.table("MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); %s", """
            for (int i = 0; i < n; i++) { sum += a[i]; } => for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0,
             n); recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) { sum += a[i]; } }
            for (int i = 1; i < n; i++) sum += a[i] - a[i - 1]; => for (int i0 = 1, i1; i0 < n; i0 = i1) { i1 =
             recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0 - 1, i1); for (int i = i0; i < i1; i++) sum += a[i] - a[i - 1]; }
            for (int i = 0; i < n; i++) sum += a[n - 1 - i]; => for (int i = 0; i < n; i++) { recvA.deltaWaitData(n - i - 1, n -
             i); sum += a[n - 1 - i]; }
            for (int i = n - 1; i >= 0; i--) sum += a[i]; => for (int i = n - 1; i >= 0; i--) { recvA.deltaWaitData(i, i + 1);
             sum += a[i]; }
            for (int i = 0; i < k; i++) sum += a[i * k]; => for (int i = 0; i < k; i++) { recvA.deltaWaitData(i * k, i * k + 1);
             sum += a[i * k]; }
            for (int i = 0; i < k; i++) sum += a[2 * i] + a[2 * i + 1]; => for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             recvA.deltaStrip(i0, k, 2); recvA.deltaWaitData(2 * i0, 2 * i1); for (int i = i0; i < i1; i++) sum += a[2 * i] +
             a[2 * i + 1]; }
            for (int i = 0; i < n; i++) { if (a[i] > 9) break; } => for (int i = 0; i < n; i++) { recvA.deltaWaitData(i, i + 1);
             if (a[i] > 9) break; }
            for (int i = 0; i < n; i++) { while (k > 9) { k--; if (a[i] > 9) break; } } => for (int i = 0; i < n; i++) {
             recvA.deltaWaitData(i, i + 1); while (k > 9) { k--; if (a[i] > 9) break; } }
            int s = 4; int r = 0; for (int i = k; i < n; i += s) sum += a[r++]; => for (int i = k; i < n; i += s) {
             recvA.deltaWaitData(r, r + 1); sum += a[r++]; }
            int s = 4; for (int i = k; i < n; i += s) sum += a[i]; => for (int i = k; i < n; i += s) {
             recvA.deltaWaitData(i, i + 1); sum += a[i]; }
            for (int i = 0; i < n; i += 3) sum += a[i]; => for (int i = 0; i < n; i += 3) { recvA.deltaWaitData(i, i + 1); sum
             += a[i]; }
            """);

    private static final Snippet.Table BOTH = Written.table(
            "MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); %s MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);", """
            for (int i = 0; i < n; i++) a[i] += i; => for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0,
             recvA.deltaStrip(i0, n)); recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) a[i] += i;
             sendA.deltaSendData(i0, i1); }
            for (int i = 0; i < n; i++) a[i] = i; => for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0,
             recvA.deltaStrip(i0, n)); recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) a[i] = i;
             sendA.deltaSendData(i0, i1); }
            for (int i = 1; i < n; i++) a[i] += a[i - 1]; => for (int i0 = 1, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0,
             recvA.deltaStrip(i0, n)); recvA.deltaWaitData(i0 - 1, i1); for (int i = i0; i < i1; i++) a[i] += a[i - 1];
             sendA.deltaSendData(i0, i1); }
            int s = 4; for (int i = k; i < n; i += s) a[i] += i; => for (int i = k; i < n; i += s) {
             recvA.deltaWaitData(i, i + 1); recvA.deltaWaitData(i, i + s); a[i] += i; sendA.deltaSendData(i, i + s); }
            int s = 4; int r = 0; for (int i = k; i < n; i += s) { a[r] += i; r += 2; } => for (int i = k; i < n; i += s) {
             recvA.deltaWaitData(r, r + 1); recvA.deltaWaitData(r, r + 2); a[r] += i; r += 2; sendA.deltaSendData(r - 2, r);}
            for (int i = 0; i < n; i++) a[n - 1 - i] += i; => for (int i = 0; i < n; i++) { recvA.deltaWaitData(n - i - 1, n -
             i); a[n - 1 - i] += i; sendA.deltaSendData(n - i - 1, n - i); }
            for (int i = 0; i < k; i++) a[2 * i] += 1; => for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendA.deltaStrip(i0,
             recvA.deltaStrip(i0, k, 2), 2); recvA.deltaWaitData(2 * i0, 2 * i1); for (int i = i0; i < i1; i++) a[2 * i] += 1;
             sendA.deltaSendData(2 * i0, 2 * i1); }
            for (int i = 0; i < k; i++) a[2 * i + 1] += 1; => for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendA.deltaStrip(i0,
             recvA.deltaStrip(i0, k, 2), 2); recvA.deltaWaitData(2 * i0 + 1, 2 * i1 + 1); for (int i = i0; i < i1; i++) a[2 * i
             + 1] += 1; sendA.deltaSendData(2 * i0 + 1, 2 * i1 + 1); }
            for (int i = 0; i < k; i++) a[2 * k - 2 * i] += 1; => for (int i = 0; i < k; i++) { recvA.deltaWaitData(2 * k - 2 *
             i - 1, 2 * k - 2 * i + 1); a[2 * k - 2 * i] += 1; sendA.deltaSendData(2 * k - 2 * i - 1, 2 * k - 2 * i + 1); }
            for (int i = k; i > 0; i--) a[2 * i] += 1; => for (int i = k; i > 0; i--) { recvA.deltaWaitData(2 * i - 1, 2 * i +
             1); a[2 * i] += 1; sendA.deltaSendData(2 * i - 1, 2 * i + 1); }
            for (int i = 0; i < k; i++) { a[2 * i] = 1; a[2 * i + 1] += 1; } => for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             sendA.deltaStrip(i0, recvA.deltaStrip(i0, k, 2), 2); recvA.deltaWaitData(2 * i0, 2 * i1); for (int i = i0; i < i1;
             i++) { a[2 * i] = 1; a[2 * i + 1] += 1; } sendA.deltaSendData(2 * i0, 2 * i1); }
            for (int i = 0; i < k; i++) for (int j = 0; j < 2; j++) a[2 * i] += 1; => for (int i = 0; i < k; i++) {
             recvA.deltaWaitData(2 * i, 2 * i + 2); for (int j = 0; j < 2; j++) a[2 * i] += 1; sendA.deltaSendData(2 * i, 2 * i
             + 2); }
            for (int i = 0; i < k; i++) for (int j = 0; j < 2; j++) a[2 * k - 2 * i] += 1; => for (int i = 0; i < k; i++) {
             recvA.deltaWaitData(2 * k - 2 * i - 1, 2 * k - 2 * i + 1); for (int j = 0; j < 2; j++) a[2 * k - 2 * i] += 1;
             sendA.deltaSendData(2 * k - 2 * i - 1, 2 * k - 2 * i + 1); }
            for (int i = 0; i < k; i++) a[2 * i] += a[i]; => for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendA.deltaStrip(i0,
             recvA.deltaStrip(i0, k, 2), 2); recvA.deltaWaitData(i0, 2 * i1 - 1); recvA.deltaWaitData(2 * i0, 2 * i1); for (int
             i = i0; i < i1; i++) a[2 * i] += a[i]; sendA.deltaSendData(2 * i0, 2 * i1); }
            for (int i = 0; i < k; i++) for (int j = 0; j < 2; j++) a[2 * i] += a[i]; => for (int i = 0; i < k; i++) {
             recvA.deltaWaitData(i, 2 * i + 1); recvA.deltaWaitData(2 * i, 2 * i + 2); for (int j = 0; j < 2; j++) a[2 * i] +=
             a[i]; sendA.deltaSendData(2 * i, 2 * i + 2); }
            """);

    private static final Snippet.Table TWO = Written.table(
            "MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); double[] c = new double[n]; %s MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, 1, 0);",
            """
            for (int i = 0; i < n; i++) c[i] = a[i]; => for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendC.deltaStrip(i0,
             recvA.deltaStrip(i0, n)); recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) c[i] = a[i];
             sendC.deltaSendData(i0, i1); }
            for (int i = 0; i < k; i++) c[i] = a[i * k]; => for (int i = 0; i < k; i++) { recvA.deltaWaitData(i * k, i * k + 1);
             c[i] = a[i * k]; sendC.deltaSendData(i, i + 1); }
            for (int i = 0; i < k; i++) c[i * k] = a[i]; => for (int i = 0; i < k; i++) { recvA.deltaWaitData(i, i + 1); c[i *
             k] = a[i]; sendC.deltaSendData(i * k, (i + 1) * k); }
            for (int i = 0; i < n; i++) c[i] = a[n - 1 - i]; => for (int i = 0; i < n; i++) { recvA.deltaWaitData(n - i - 1, n -
             i); c[i] = a[n - 1 - i]; sendC.deltaSendData(i, i + 1); }
            for (int i = 0; i < n; i++) c[n - 1 - i] = a[i]; => for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 =
             sendC.deltaStrip(i0, recvA.deltaStrip(i0, n)); recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) c[n - 1 -
             i] = a[i]; sendC.deltaSendData(n - i1, n - i0); }
            """);

    /** What is added for rows comes first; a loop with rows is not cut. */
    private static final Snippet.Table ROWS =
            Written.table("double[][] m = new double[n][n]; double[] c = new double[n]; %s", """
            MPI.COMM_WORLD.recv(m[k], n, MPI.DOUBLE, 1, 0); for (int i = 1; i < n; i++) c[i] = m[i][0]; MPI.COMM_WORLD.send(c,
             n, MPI.DOUBLE, 1, 0); => for (int i = 1; i < n; i++) { if (i == k) recvM.deltaWait(); c[i] = m[i][0];
             sendC.deltaSendData(i, i + 1); }
            MPI.COMM_WORLD.recv(c, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) m[i][0] = c[i]; MPI.COMM_WORLD.send(m[k],
             n, MPI.DOUBLE, 1, 0); => for (int i = 0; i < n; i++) { recvC.deltaWaitData(i, i + 1); m[i][0] = c[i]; if (i == k)
             sendM.deltaSendData(0, n); }
            MPI.COMM_WORLD.recv(m[k], n, MPI.DOUBLE, 1, 0); for (int i = 1; i < n; i++) sum += m[i][0]; => for (int i = 1; i <
             n; i++) { if (i == k) recvM.deltaWait(); sum += m[i][0]; }
            for (int i = 1; i < n; i++) m[i][0] = 1; MPI.COMM_WORLD.send(m[k], n, MPI.DOUBLE, 1, 0); => for (int i = 1; i < n;
             i++) { m[i][0] = 1; if (i == k) sendM.deltaSendData(0, n); }
            MPI.COMM_WORLD.recv(m[k], n, MPI.DOUBLE, 1, 0); for (int i = 1; i < n; i++) sum += m[n - i][0]; => for (int i = 1; i
             < n; i++) { if (i == n - k) recvM.deltaWait(); sum += m[n - i][0]; }
            for (int i = 1; i < n; i++) m[n - i][0] = 1; MPI.COMM_WORLD.send(m[k], n, MPI.DOUBLE, 1, 0); => for (int i = 1; i <
             n; i++) { m[n - i][0] = 1; if (i == n - k) sendM.deltaSendData(0, n); }
            """);

    @TestFactory
    Stream<DynamicTest> aLoopThatComputesAMessage() {
        return LEAVING.answers(Written::loop);
    }

    @TestFactory
    Stream<DynamicTest> aLoopThatWorksOnAMessage() {
        return ARRIVING.answers(Written::loop);
    }

    @TestFactory
    Stream<DynamicTest> aLoopThatHandsAMessageOn() {
        return BOTH.answers(Written::loop);
    }

    @TestFactory
    Stream<DynamicTest> aLoopThatMakesOneMessageOfAnother() {
        return TWO.answers(Written::loop);
    }

    @TestFactory
    Stream<DynamicTest> aLoopOverRows() {
        return ROWS.answers(Written::loop);
    }
}
