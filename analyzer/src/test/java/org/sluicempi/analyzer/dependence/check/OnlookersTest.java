package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.site.Site;

/** Who could tell that calls of {@code Main} are under way: classes that have to do with it count, other programs do not. */
class OnlookersTest {
    private static final String MAIN = """
            import mpi.*;
            class Main {
                public static void main(String[] args) throws Exception {
                    MPI.Init(args);
                    MPI.COMM_WORLD.recv(new double[900], 900, MPI.DOUBLE, 1, 0);
                    %s
                }
            }
            """;
    private static final String START = "new Thread(() -> {}).start();";
    private static final String SYNCHRONOUS = "MPI.COMM_WORLD.sSend(new double[9], 9, MPI.DOUBLE, 1, 0);";

    @TempDir
    Path folder;

    private ProgramFolder main(String more) throws IOException {
        return new ProgramFolder(folder).with("Main.java", MAIN.formatted(more));
    }

    private ProgramFolder other(String field, String more) throws IOException {
        return main("").with(
                        "Other.java",
                        "import mpi.*; class Other { " + field + " static void m() throws Exception { " + more
                                + " } }");
    }

    /** What a receive of {@code Main} is told. */
    private static String of(ProgramFolder program) {
        return of(program, true);
    }

    private static String of(ProgramFolder program, boolean receives) {
        ModelledFile file = ModelledFiles.of(program.tree()).stream()
                .filter(each -> each.file().endsWith("Main.java"))
                .findFirst()
                .orElseThrow();
        Site site = file.sites().get(0);
        Method method = new Method(Method.around(site.invocation()).orElseThrow(), file.semantics(), site.dialect());
        return Onlookers.of(receives, method)
                .map(words -> words.replaceFirst(" (somewhere|has).*", ""))
                .orElse("nobody");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sSend", "isSend", "sSendInit", "bSend", "ibSend", "bSendInit", "deltaSSendBegin"})
    void aRankThatLearnsWhenAReceiveIsPosted(String name) throws IOException {
        String call = "MPI.COMM_WORLD." + name + "(MPI.newDoubleBuffer(9), 9, MPI.DOUBLE, 1, 0);";

        assertThat(of(main(call))).isEqualTo("'" + name + "'");
        assertThat(of(main(call), false)).isEqualTo("nobody");
    }

    @ParameterizedTest
    @ValueSource(strings = {"send", "iSend", "rSend", "sendInit", "recv", "deltaRSendBegin"})
    void aRankThatDoesNot(String name) throws IOException {
        assertThat(of(main("MPI.COMM_WORLD." + name + "(MPI.newDoubleBuffer(9), 9, MPI.DOUBLE, 1, 0);")))
                .isEqualTo("nobody");
    }

    @Test
    void classesThatHaveToDoWithThisOne() throws IOException {
        assertThat(of(other("Main main;", SYNCHRONOUS))).isEqualTo("'sSend'");
        assertThat(of(other("", SYNCHRONOUS))).isEqualTo("nobody");
        assertThat(of(other("Main main;", START))).isEqualTo("the program");
        assertThat(of(other("Main main;", START), false)).isEqualTo("the program");
        assertThat(of(other("", START))).isEqualTo("nobody");
    }

    @Test
    void classesOfThreads() throws IOException {
        assertThat(of(other("Main main; static class Worker extends Thread { }", "")))
                .isEqualTo("the program");
        assertThat(of(other("static class Worker extends Thread { }", ""))).isEqualTo("nobody");
        assertThat(of(other("Main main; java.util.concurrent.Executors executors;", "")))
                .isEqualTo("the program");
        assertThat(of(other("java.util.concurrent.Executors executors;", ""))).isEqualTo("nobody");
    }

    @Test
    void codeThatIsFoundByNameIsAnybodys() throws IOException {
        assertThat(of(other("", "Class.forName(\"X\").getMethod(\"m\").invoke(null);")))
                .isEqualTo("the program");
    }

    @Test
    void filesThatAreNotInTheModelLeadAnywhere() throws IOException {
        String helper = "class Helper { %s }";

        assertThat(of(other("", SYNCHRONOUS).with("Helper.java", helper.formatted(""))))
                .isEqualTo("nobody");
        assertThat(of(other("", SYNCHRONOUS).with("Helper.java", helper.formatted("Main main;"))))
                .isEqualTo("'sSend'");
        assertThat(of(other("", START).with("Helper.java", helper.formatted("Main main;"))))
                .isEqualTo("the program");
        assertThat(of(other("", "").with("Helper.java", helper.formatted("Main main;"))))
                .isEqualTo("nobody");
        assertThat(of(other("", "").with("Helper.java", helper.formatted("Main main; Thread thread;"))))
                .isEqualTo("the program");
        assertThat(of(other("", "").with("Helper.java", helper.formatted("Thread thread; String s = \"sSend\";"))))
                .isEqualTo("nobody");
    }
}
