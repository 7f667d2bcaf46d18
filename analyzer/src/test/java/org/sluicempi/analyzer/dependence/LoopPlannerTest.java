package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.site.Site;

class LoopPlannerTest {
    @Test
    void noLoopCanStandInTheInitialiserOfAField() {
        ModelledFile file = ModelledFiles.only("""
                import mpi.*;
                class P {
                    static Comm comm;
                    static double[] a = new double[900];
                    Status received = comm.recv(a, 900, MPI.DOUBLE, 1, 0);
                    P() throws MPIException {}
                }
                """);
        assertThat(new LoopPlanner().plan(file).sites())
                .flatExtracting(site -> site.remarks())
                .extracting(remark -> remark.rule().id() + ": " + remark.message())
                .containsExactly("SL102: 'recv' is called where no loop can stand: outside of methods");
    }

    /** What is said of a send behind a loop and a call of a method that does this. */
    private static String rule(String work) {
        ModelledFile file = ModelledFiles.only("""
                import mpi.*;
                public class P {
                    private void work(double[] x, int m) { %s }
                    public void run(Comm comm, double[] b, int n) throws MPIException {
                        for (int i = 0; i < 900; i++) b[i] = i;
                        work(b, n);
                        comm.send(b, 900, MPI.DOUBLE, 1, 0);
                    }
                }
                """.formatted(work));
        Site site = file.sites().get(0);
        Method method = new Method(Method.around(site.invocation()).orElseThrow(), file.semantics(), site.dialect());
        return new SendPlanner().plan(site, method).remarks().get(0).rule().id();
    }

    @Test
    void theLoopOfACalledMethodComesBeforeThatOfTheCaller() {
        String loop = "for (int j = 0; j < 900; j++) x[j] = j;";
        assertThat(rule(loop)).isEqualTo("SL001");
        assertThat(rule(loop + " System.out.println(m);")).isEqualTo("SL107");
        assertThat(rule(loop + " x[0] = 1;")).isEqualTo("SL107");
    }
}
