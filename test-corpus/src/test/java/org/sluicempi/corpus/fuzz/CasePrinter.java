package org.sluicempi.corpus.fuzz;

import org.sluicempi.corpus.fuzz.text.Text;
import org.sluicempi.corpus.program.Dialect;

/** Writes a case as a Java source file. */
final class CasePrinter {
    private CasePrinter() {}

    static String print(Case made) {
        boolean openMpi = made.dialect() == Dialect.OPENMPI;
        Text text = new Text();
        text.line("// ranks: " + made.ranks());
        text.line("package cases;").line("");
        text.line("import java.util.Arrays;").line("import mpi.*;").line("");
        text.block("public class " + made.className(), t -> {
            t.block("static int opaque(int value)", u -> u.line("return Integer.parseInt(Integer.toString(value));"));
            for (int k = 0; k < made.phases().size(); k++) {
                new PhasePrinter(made.phases().get(k), k, made.dialect()).print(t);
            }
            t.block("public static void main(String[] args) throws MPIException", u -> {
                u.line("MPI.Init(args);");
                u.line("int rank = MPI.COMM_WORLD." + (openMpi ? "getRank" : "Rank") + "();");
                for (int k = 0; k < made.phases().size(); k++) {
                    u.line("phase" + k + "(rank);");
                }
                u.line("MPI.Finalize();");
            });
        });
        return text.toString();
    }
}
