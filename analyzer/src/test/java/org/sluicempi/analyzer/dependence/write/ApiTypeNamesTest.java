package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** How the types of delta objects are written in a file, with its imports or the names it has for other things. */
class ApiTypeNamesTest {
    private static final String SENDING = "public static void at(double[] a, int n) throws Exception {"
            + " for (int i = 0; i < n; i++) a[i] = i; MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, %s, 0); }";

    private static final String RECEIVING = "public static void in(double[] a, int n) throws Exception {"
            + " %s MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) a[0] += a[i]; }";

    private static final String FILES = """
            import mpi.*; public class P { SEND } => import mpi.*; DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin
            import mpi.MPI; public class P { SEND } => import mpi.DeltaSend; import mpi.MPI; DeltaSend sendA =
             MPI.COMM_WORLD.deltaSendBegin
            import mpi.MPI; import mpi.Comm; import java.util.List; public class P { SEND RECV } => import mpi.DeltaRecv; import
             mpi.DeltaSend; import mpi.MPI; import mpi.Comm; import java.util.List; DeltaSend sendA =
             MPI.COMM_WORLD.deltaSendBegin DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv
            import mpi.DeltaSend; import mpi.MPI; public class P { SEND } => import mpi.DeltaSend; import mpi.MPI; DeltaSend
             sendA = MPI.COMM_WORLD.deltaSendBegin
            import mpi.DeltaSend; import mpi.MPI; public class P { SEND static DeltaSend other; } => import mpi.DeltaSend;
             import mpi.MPI; DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin
            import mpi.MPI; public class P { SEND static String s = "DeltaSend"; static void DeltaSend() {} } => import mpi.MPI;
             mpi.DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin
            public class P { FULL } => mpi.DeltaSend sendA = mpi.MPI.COMM_WORLD.deltaSendBegin
            import mpi.*; public class P { SEND class DeltaSend {} } => import mpi.*; mpi.DeltaSend sendA =
             MPI.COMM_WORLD.deltaSendBegin
            import mpi.*; public class P { SEND static int DeltaSend; } => import mpi.*; mpi.DeltaSend sendA =
             MPI.COMM_WORLD.deltaSendBegin
            import mpi.*; public class P { SEND static int DeltaSend, mpi; } => import mpi.*; var sendA =
             MPI.COMM_WORLD.deltaSendBegin
            import mpi.*; public class P { TESTED static int DeltaSend, mpi; } => [SL119: 'DeltaSend' and 'mpi' both
             mean something else in this file, so the class mpi.DeltaSend has no name here] import mpi.*;
            import mpi.*; public class P { RECV static int DeltaRecv, mpi; } => import mpi.*; var recvA =
             MPI.COMM_WORLD.deltaRecv
            import mpi.*; public class P { UNDER static int DeltaRecv, mpi; } => [SL119: 'DeltaRecv' and 'mpi' both mean
             something else in this file, so the class mpi.DeltaRecv has no name here] import mpi.*;
            import mpi.*; public class P { TESTED static int DeltaSend; } => import mpi.*; mpi.DeltaSend sendA = n !=
             0 && a != null && n <= a.length ? MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1 / n, 0) : mpi.DeltaSend.none
            import mpi.*; public class P<DeltaSend> { SEND } => import mpi.*; mpi.DeltaSend sendA =
             MPI.COMM_WORLD.deltaSendBegin
            import mpi.*; public class P extends Thread { SEND static class Q extends R {} static class R { int DeltaSend; } }
             => import mpi.*; mpi.DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin
            import mpi.*; public class P { SEND interface DeltaSends {} enum Q implements R { A } interface R { int DeltaSend =
             1; } } => import mpi.*; mpi.DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin
            import mpi.*; import static java.util.Map.*; public class P { SEND } => import mpi.*; import static java.util.Map.*;
             DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin
            """.replace("TESTED", SENDING.formatted("1 / n"))
            .replace("UNDER", RECEIVING.formatted("if (n > 3)"))
            .replace("FULL", SENDING.formatted("1").replace("MPI.", "mpi.MPI."))
            .replace("SEND", SENDING.formatted("1"))
            .replace("RECV", RECEIVING.formatted(""));

    private static String types(String file) {
        String text = Written.program(file);
        return Pattern.compile("\\[SL.*?\\]|import [^;]*;|[\\w.]+ \\w+ = [^;]*(none|deltaSendBegin|deltaRecv)\\b")
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.joining(" "));
    }

    @TestFactory
    Stream<DynamicTest> files() {
        return Snippet.cells(FILES).stream()
                .map(row -> DynamicTest.dynamicTest(
                        row[0], () -> assertThat(types(row[0])).isEqualTo(row[1].strip())));
    }
}
