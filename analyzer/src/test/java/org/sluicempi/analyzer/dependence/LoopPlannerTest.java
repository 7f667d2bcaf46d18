package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.model.ModelledFile;

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
}
