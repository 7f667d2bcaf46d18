package org.sluicempi.analyzer.dependence.write;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Where a receive is posted, begins at the latest, and is complete. */
class ReceivedTest {
    private static final String CALL = "MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0)";
    private static final String LOOP = "for (int i = 0; i < k; i++) sum += a[i * k];";

    private static final Snippet.Table CALLS = Written.table(
            "%s " + LOOP, """
            RECV => DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) {
             recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait();
            Status s = ((CALL)); => DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k;
             i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } Status s = recvA.deltaWait();
            Status s = ((Status) CALL); => [SL115: the status of 'recv' is used where the call stands] Status s = ((Status)
             CALL); LOOP
            Status s; s = RECV => Status s; DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0;
             i < k; i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } s = recvA.deltaWait();
            near.recv(a, n, MPI.DOUBLE, 1, 0); => DeltaRecv recvA = near == null ? DeltaRecv.received(near.recv(a, n,
             MPI.DOUBLE, 1, 0)) : near.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { recvA.deltaWaitData(i *
             k, i * k + 1); sum += a[i * k]; } recvA.deltaWait();
            if (k > 0) { if (n > 3) RECV } => DeltaRecv recvA = DeltaRecv.none(); if (k > 0) { if (n > 3) recvA =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); } for (int i = 0; i < k; i++) { recvA.deltaWaitData(i * k, i * k
             + 1); sum += a[i * k]; } recvA.deltaWait();
            { RECV LOOP } { RECV LOOP } RECV LOOP RECV => { DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0);
             for (int i = 0; i < k; i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait(); } {
             DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) {
             recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait(); } DeltaRecv recvA2 =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { recvA2.deltaWaitData(i * k, i * k +
             1); sum += a[i * k]; } recvA2.deltaWait(); DeltaRecv recvA3 = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for
             (int i = 0; i < k; i++) { recvA3.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA3.deltaWait();
            { RECV LOOP } RECV => { DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k;
             i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait(); } DeltaRecv recvA2 =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { recvA2.deltaWaitData(i * k, i * k +
             1); sum += a[i * k]; } recvA2.deltaWait();
            { RECV } LOOP { RECV LOOP } { RECV } => DeltaRecv recvA = DeltaRecv.none(); { recvA = MPI.COMM_WORLD.deltaRecv(a, n,
             MPI.DOUBLE, 1, 0); } for (int i = 0; i < k; i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; }
             recvA.deltaWait(); { DeltaRecv recvA2 = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k;
             i++) { recvA2.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA2.deltaWait(); } DeltaRecv recvA3 =
             DeltaRecv.none(); { recvA3 = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); } for (int i = 0; i < k; i++) {
             recvA3.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA3.deltaWait();
            RECV LOOP { RECV } => DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k;
             i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait(); DeltaRecv recvA2 =
             DeltaRecv.none(); { recvA2 = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); } for (int i = 0; i < k; i++) {
             recvA2.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA2.deltaWait();
            """.replace("LOOP", LOOP).replace("RECV", CALL + ";").replace("CALL", CALL));

    private static final Snippet.Table ENDS = Written.table("%s", """
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); for (int j = 0; j < n; j++) sum += w[j]; for (int i = 0; i <
             shared.length; i++) sum += a[i % 3]; => DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(w != null && n <= w.length && a
             != w, a, n, MPI.DOUBLE, 1, 0); for (int j = 0; j < n; j++) sum += w[j]; recvA.deltaWait(); for (int i = 0; i <
             shared.length; i++) sum += a[i % 3];
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { if (a[i * k] > 9) return; } => DeltaRecv
             recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); try { for (int i = 0; i < k; i++) { recvA.deltaWaitData(i
             * k, i * k + 1); if (a[i * k] > 9) return; } } finally { recvA.deltaWait(); }
            Status s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { if (a[i * k] > 9) return; } =>
             DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); try { for (int i = 0; i < k; i++) {
             recvA.deltaWaitData(i * k, i * k + 1); if (a[i * k] > 9) return; } } finally { recvA.deltaWait(); } Status s =
             recvA.deltaWait();
            Status s; s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { if (a[i * k] > 9) return; }
             => Status s; DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); try { for (int i = 0; i < k; i++)
             { recvA.deltaWaitData(i * k, i * k + 1); if (a[i * k] > 9) return; } } finally { s = recvA.deltaWait(); }
            """);

    private static final Snippet.Table FIRST_WAITS = Written.table(
            "double[] c = new double[n]; %s",
            """
            RECV sum = 3; int g = n / k; int h = n / zero; LOOP => double[] c = new double[n]; DeltaRecv recvA =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); sum = 3; recvA.deltaWaitData(0, 0); int g = n / k; int h = n /
             zero; for (int i = 0; i < k; i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait();
            RECV if (n > 3) { sum = n / zero; } LOOP => double[] c = new double[n]; DeltaRecv recvA =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); recvA.deltaWaitData(0, 0); if (n > 3) { sum = n / zero; } for
             (int i = 0; i < k; i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait();
            RECV for (int i = 0; i < shared.length; i++) sum += a[i]; => double[] c = new double[n]; DeltaRecv recvA =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); recvA.deltaWaitData(0, 0); for (int i = 0; i < shared.length;
             i++) { recvA.deltaWaitData(i, i + 1); sum += a[i]; } recvA.deltaWait();
            RECV sum = 3; for (int j = 0; j < n; j++) c[j] = j; LOOP SEND => double[] c = new double[n]; DeltaRecv recvA =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); sum = 3; recvA.deltaWaitData(0, 0); DeltaSend sendC =
             MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, 1, 0); for (int j0 = 0, j1; j0 < n; j0 = j1) { j1 =
             sendC.deltaStrip(j0, n); for (int j = j0; j < j1; j++) c[j] = j; sendC.deltaSendData(j0, j1); } for (int i = 0; i <
             k; i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait(); sendC.deltaSendEnd();
            RECV sum = 3; for (int j = 0; j < n; j++) c[j] = j; LOOP MPI.COMM_WORLD.barrier(); SEND => double[] c = new
             double[n]; DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); sum = 3; DeltaSend sendC =
             MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, 1, 0).announceAtEnd(); for (int j0 = 0, j1; j0 < n; j0 = j1) { j1 =
             sendC.deltaStrip(j0, n); for (int j = j0; j < j1; j++) c[j] = j; sendC.deltaSendData(j0, j1); } for (int i = 0; i <
             k; i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k]; } recvA.deltaWait(); MPI.COMM_WORLD.barrier();
             sendC.deltaSendEnd();
            double[][] m = new double[n][n]; MPI.COMM_WORLD.recv(m[k], n, MPI.DOUBLE, 1, 0); for (int i = 1; i < k; i++) c[i] =
             m[i][0]; SEND => double[] c = new double[n]; double[][] m = new double[n][n]; DeltaRecv recvM =
             MPI.COMM_WORLD.deltaRecv(k <= n && 1 <= n && k <= c.length, m[k], n, MPI.DOUBLE, 1, 0); recvM.deltaWaitData(0, 0);
             DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, 1, 0); for (int i = 1; i < k; i++) { c[i] =
             m[i][0]; sendC.deltaSendData(i, i + 1); } recvM.deltaWait(); sendC.deltaSendEnd();
            double[][] m = new double[n][n]; MPI.COMM_WORLD.recv(m[k], n, MPI.DOUBLE, 1, 0); for (int i = 1; i < k; i++) { c[i]
             = 1; sum += m[i][0]; } MPI.COMM_WORLD.barrier(); SEND => double[] c = new double[n]; double[][] m = new
             double[n][n]; DeltaRecv recvM = MPI.COMM_WORLD.deltaRecv(k <= c.length && k <= n && 1 <= n, m[k], n, MPI.DOUBLE, 1,
             0); DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, 1, 0).announceAtEnd(); for (int i = 1; i < k;
             i++) { c[i] = 1; sum += m[i][0]; sendC.deltaSendData(i, i + 1);} recvM.deltaWait(); MPI.COMM_WORLD.barrier();
             sendC.deltaSendEnd();
            try { RECV for (int i = 0; i < n; i++) c[i] = a[i]; SEND } catch (Exception e) { sum = 1; } => double[] c = new
             double[n]; try { DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(n <= a.length && n <= c.length, a, n, MPI.DOUBLE, 1,
             0); recvA.deltaWaitData(0, 0); DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(n <= a.length && n <= c.length, c,
             n, MPI.DOUBLE, 1, 0); for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendC.deltaStrip(i0, recvA.deltaStrip(i0, n));
             recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) c[i] = a[i]; sendC.deltaSendData(i0, i1); }
             recvA.deltaWait(); sendC.deltaSendEnd(); } catch (Exception e) { sum = 1; }
            RECV for (int i = 0; i < k; i++) c[i] = a[i]; SEND => double[] c = new double[n]; DeltaRecv recvA =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE,
             1, 0); for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendC.deltaStrip(i0, recvA.deltaStrip(i0, k));
             recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) c[i] = a[i]; sendC.deltaSendData(i0, i1); }
             recvA.deltaWait(); sendC.deltaSendEnd();
            """.replace("LOOP", LOOP)
                    .replace("RECV", CALL + ";")
                    .replace("CALL", CALL)
                    .replace("SEND", "MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, 1, 0);"));

    @TestFactory
    Stream<DynamicTest> calls() {
        return CALLS.answers(Written::text);
    }

    @TestFactory
    Stream<DynamicTest> waysOut() {
        return ENDS.answers(Written::text);
    }

    @TestFactory
    Stream<DynamicTest> firstWaits() {
        return FIRST_WAITS.answers(Written::text);
    }
}
