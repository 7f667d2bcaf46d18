package org.sluicempi.analyzer.dependence.group;

import java.util.List;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.site.Site;

/**
 * Which calls of some statements are under way together: {@code Sb} sends out of {@code b}, {@code Rb} receives into it, with an
 * exclamation mark where they are waited for on every way out.
 */
final class GroupTables {
    private static final Snippet.Program PROGRAM = new Snippet.Program(
            """
            import mpi.*;
            class P {
                static int bound;
                static volatile int signal;
                static double[] shared = new double[900];
                static final double[] fixed = new double[900];
                static int[] table = new int[9];
                static P peer;
                double[][] grid;
                static double[][] table() { return peer.grid; }
                int size;
                static int twice(int x) { return 2 * x; }
                static int looked() { return table[2]; }
                static int endless() { while (bound >= 0) {} return 1; }
                static int tabled() { return table.length; }
                static int asked() { return bound; }
                static int first(double[] x) { try { return (int) x[0]; } catch (Throwable e) { return 0; } }
                static int silent() { try { return (int) fixed[2]; } catch (Throwable e) { return 0; } }
                static class Plain { static int read = 3; }
                static void call() {}
                static class Late { static int read = silent(); }
                public static void main(String[] args) throws Exception {
                    MPI.Init(args);
                    int rank = MPI.COMM_WORLD.getRank();
            %2$s
                }
            %1$s
            }
            """,
            """
                private static void m%d(int n, int k, int[] a, double[] b, double[] c, double[][] rows, Comm comm, Object o)
                        throws Exception {
                    %s
                }
            """,
            "m%d(900, rank, new int[9], new double[900], new double[900], new double[9][900], MPI.COMM_WORLD, \"\");\n");

    private static final String EXCHANGE =
            "MPI.COMM_WORLD.sendRecv(shared, n, MPI.DOUBLE, 1, 0, $1, n, MPI.DOUBLE, 1, 0);";

    private GroupTables() {}

    static Snippet.Table table(String rows) {
        return Snippet.table(PROGRAM, "%s", calls(rows));
    }

    static String calls(String rows) {
        return rows.replaceAll("S\\((\\w+)\\)", "MPI.COMM_WORLD.send($1, n, MPI.DOUBLE, 1, 0);")
                .replaceAll(
                        "R\\(([\\w\\[\\].]+(?:\\(\\)[\\w\\[\\]]+)?)\\)",
                        "MPI.COMM_WORLD.recv($1, n, MPI.DOUBLE, 1, 0);")
                .replaceAll("E\\((\\w+)\\)", EXCHANGE)
                .replaceAll("=>\n", "=> \n");
    }

    static String groups(String text) {
        ModelledFile file = ModelledFiles.only(text);
        List<Site> sites = file.sites();
        Method method = new Method(
                Method.around(sites.get(0).invocation()).orElseThrow(),
                file.semantics(),
                sites.get(0).dialect());
        return groups(method, sites);
    }

    static String groups(Snippet snippet) {
        List<Site> sites = snippet.file().sites().stream()
                .filter(site -> site.invocation().hasParent(snippet.method()))
                .toList();
        Method method = new Method(
                snippet.method(), snippet.file().semantics(), sites.get(0).dialect());
        return groups(method, sites);
    }

    private static String groups(Method method, List<Site> sites) {
        return new GroupSearch(method, sites)
                .groups().stream().map(GroupTables::text).collect(Collectors.joining(" | "));
    }

    private static String text(Group group) {
        return group.members().stream()
                        .map(member -> (member.receives() ? "R" : "S")
                                + member.buffer().name())
                        .collect(Collectors.joining("+"))
                + (group.mayThrow() ? " !" : "");
    }
}
