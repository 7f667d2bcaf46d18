package org.sluicempi.analyzer.dependence.group;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** What is done beside the calls: to their buffers, and what may throw; see {@link GroupTables}. */
class GroupBuffersTest {
    private static final Snippet.Table BUFFERS = GroupTables.table("""
            S(b) b = c; S(b) =>
            R(b) b = c; R(c) =>
            S(b) k = b.length; S(c) => Sb+Sc
            R(b) double x = b.length > 900 ? b[900] : 0; R(c) =>
            S(b) double x = c.length > 900 ? b[0] : 0; S(c) => Sb+Sc !
            R(rows[0]) R(rows[1]) => Rrows[0]+Rrows[1] !
            double[][][] z = new double[2][9][900]; R(z[k][0]) R(z[k][1]) => Rz+Rz !
            double[][][] z = new double[2][9][900]; R(z[k][0]) double x = z[1][1][1]; R(z[k][1]) =>
            double[][][] z = new double[2][9][900]; R(z[k][0]) R(z[k][1]) double x = z[1][1][1]; R(z[k][2]) => Rz+Rz !
            double[][][] z = new double[2][9][900]; R(z[k][0]) z = null; R(z[k][1]) =>
            R(peer.grid[k]) R(peer.grid[0]) => Rgrid+Rgrid !
            S(c) k = (int) b[0]; R(b) => Sc+Rb !
            S(c) k = silent(); R(b) => Sc+Rb
            double[] y = b; S(c) k = (int) y[0]; R(b) R(c) => Sc+Rb+Rc !
            R(b) R(c) k = (int) b[0]; R(b) R(c) k = (int) c[0]; R(b) R(c) => Rb+Rc | Rb+Rc | Rb+Rc
            S(c) if (k > 0) { R(b) } else { k = (int) b[0]; } =>
            S(c) if (k > 0) { k = (int) b[0]; } else { R(b) } => Sc+Rb !
            R(table()[k]) R(table()[0]) =>
            double[] x = fixed; R(x) k = Late.read; R(c) =>
            double[] x = fixed; R(x) Late late = null; R(c) => Rx+Rc
            double[][] z = new double[2][900]; R(z[0]) R(z[1]) => Rz[0]+Rz[1]
            MPI.COMM_WORLD.recv(a, 900, MPI.INT, 1, 0); MPI.COMM_WORLD.recv(b, looked(), MPI.DOUBLE, 1, 0); =>
            MPI.COMM_WORLD.send(a, 900, MPI.INT, 1, 0); R(b) => Sa+Rb
            MPI.COMM_WORLD.send(new int[3], 3, MPI.INT, 1, 0); S(b) S(c) => Sb+Sc
            MPI.COMM_WORLD.send(b, n, MPI.INT, 1, 0); S(c) S(c) => Sc+Sc
            S(b) S(c) MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); => Sb+Sc+Sa
            MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); MPI.COMM_WORLD.send(a, 2, MPI.INT, 1, 0); =>
            S(shared) S(c) => Sshared+Sc
            MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); a = null; S(c) => Sa+Sc
            MPI.COMM_WORLD.recv(a, 1, MPI.INT, 1, 0); a = null; R(c) =>
            MPI.COMM_WORLD.send(a, 900, MPI.INT, 1, 0); a = null; S(c) =>
            MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); S(b) => Sa+Sb
            S(b) MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); => Sb+Sa
            double[] y = b; if (n > 0) { R(b) k = (int) y[0]; R(c) } =>
            double[] y = b; if (n > 0) { S(b) k = (int) y[0]; S(c) } => Sb+Sc !
            double[] x = new double[900], y = new double[3]; R(x) k = (int) y[0]; R(c) => Rx+Rc
            int[] x = new int[3]; R(b) k = x[0]; R(c) => Rb+Rc
            S(b) S(c) c = b; => Sb+Sc
            R(b) k = silent(); R(c) =>
            R(b) k = tabled(); R(c) =>
            R(b) k = asked(); R(c) => Rb+Rc
            double[] y = b; R(b) k = first(y); R(c) =>
            double[] y = b; S(b) k = first(y); S(c) => Sb+Sc
            if (n > 0) { R(b) k = a[0]; R(c) } => Rb+Rc !
            S(b) k = silent(); S(c) => Sb+Sc
            R(b) k = twice(k); R(c) => Rb+Rc
            """);

    private static final Snippet.Table FAULTS = GroupTables.table("""
            S(b) MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); => Sb+Sc !
            S(b) if (k != 0) { MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); } => Sb+Sc !
            if (n > 0) { S(b) MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); } => Sb+Sc !
            if (n > 0) { S(b) S(c) MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); } => Sb+Sc+Sc !
            if (n > 0) { S(b) MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, n / k, 0); System.out.println(); } => Sb+Sc !
            comm.send(b, n, MPI.DOUBLE, 1, 0); comm.send(c, n, MPI.DOUBLE, 1, 0); => Sb+Sc
            comm = null; comm.send(b, n, MPI.DOUBLE, 1, 0); comm.send(c, n, MPI.DOUBLE, 1, 0); =>
            S(b) k = MPI.COMM_WORLD.getRank(); S(c) => Sb+Sc !
            S(b) k = comm.getRank(); S(c) => Sb+Sc !
            if (n > 0) { S(b) k = comm.getRank(); S(c) } => Sb+Sc !
            try { S(b) S(c) } catch (RuntimeException e) { k = 1; } =>
            try { S(b) S(c) } catch (MPIException e) { throw e; } => Sb+Sc
            if (n > 0) { S(b) S(c) int x = n / k; } => Sb+Sc
            if (n > 0) { S(b) S(c) int x = n / k; S(c) } => Sb+Sc+Sc !
            int q = n / k; S(b) k = n / k; S(c) => Sb+Sc
            int[] x = k > 0 ? null : a; S(b) k = x.length; S(c) => Sb+Sc !
            S(b) k = shared.length; S(c) => Sb+Sc
            S(b) k = peer.size; S(c) => Sb+Sc !
            P p = peer; int q = p.size; S(b) k = p.size; S(c) => Sb+Sc
            int[] x = new int[3]; if (k > 0) x = null; S(b) k = x[2]; S(c) => Sb+Sc !
            P p = new P(); S(b) k = p.size; S(c) => Sb+Sc
            S(b) k = bound; S(c) => Sb+Sc
            int[] x = k > 0 ? new int[3] : null; S(b) k = x[0]; S(c) => Sb+Sc !
            int[] x = new int[3]; S(b) k = x[3]; S(c) => Sb+Sc !
            int[] x = new int[3]; S(b) k = x[2]; S(c) => Sb+Sc
            S(b) int x = n / k; S(c) => Sb+Sc !
            S(b) int x = n / k; S(c) k = x; =>
            S(b) int x = n / k; comm.send(c, x, MPI.DOUBLE, 1, 0); => Sb+Sc !
            S(b) S(c) int x = n / k; S(b) k = x; => Sb+Sc
            S(b) S(c) int x = 3; S(b) k = n / k; S(c) k = x; => Sb+Sc+Sb
            S(b) { int x = n / k; } S(c) { int x = 1; } => Sb+Sc !
            switch (k) { case 1: S(b) int x = n / k; S(c) break; default: x = 2; } =>
            switch (k) { case 1: S(b) int x = n / k; S(c) break; default: } => Sb+Sc !
            if (n > 0) S(b) if (k > 0) comm.send(c, n / k, MPI.DOUBLE, 1, 0); => Sb+Sc !
            R(b) R(c) k = a[0] / k; R(b) System.out.println(); S(c) => Rb+Rc+Rb !
            """);

    @TestFactory
    Stream<DynamicTest> buffers() {
        return BUFFERS.answers(GroupTables::groups);
    }

    @TestFactory
    Stream<DynamicTest> faults() {
        return FAULTS.answers(GroupTables::groups);
    }
}
