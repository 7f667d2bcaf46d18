package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Probe;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;

/** Who may initialise a class, or make its objects, without naming it at that place, and catch what comes of it. */
class ClassLiteralsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Enum.valueOf(Late.class, \"ONE\")",
                "java.util.EnumSet.allOf(Late.class)",
                "new java.util.EnumMap<Late, String>(Late.class)",
                "Late.class.getEnumConstants()",
                "Late[].class",
                "switch ((Late) null) { case ONE -> 1; default -> 2; }",
                "switch (none) { case ONE -> 1; default -> 2; }"
            })
    void whoHasAClassMayInitialiseIt(String use) throws IOException {
        String late = "static Late none; private enum Late { ONE; static int y = probe(1); }";

        assertThat(isCaught(late + "public static void main(String[] args) { Object o = " + use + "; }"))
                .isTrue();
        assertThat(isCaught(late)).as("nobody has it").isFalse();
    }

    @Test
    void whoHasAClassMayInitialiseTheOnesAbove() throws IOException {
        String late =
                "private static class Late { static int y = probe(1); } private static class Low extends Late { }";

        assertThat(isCaught(late + "static Object o = Low.class;")).isTrue();
        assertThat(isCaught(late + "static Object o = String.class;")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"getDeclaredClasses()", "getAnnotations()", "getDeclaredFields()", "getPermittedSubclasses()"})
    void oneClassLeadsToOthers(String way) throws IOException {
        String late = "private static class Late { static int y = probe(1); } static Object o = Main.class.";

        assertThat(isCaught(late + way + ";")).isTrue();
        assertThat(isCaught(late + "getSimpleName();")).isFalse();
    }

    @Test
    void whatIsReadFromBytesIsMadeByNobody() throws IOException {
        String read = "Object o() throws Exception { return new java.io.ObjectInputStream(null).readObject(); }";
        String below = "static class Kept extends Late implements java.io.Serializable { }";

        assertThat(isCaught("private static class Late { Late() { probe(1); } }" + below + read))
                .isTrue();
        assertThat(isCaught("private static class Late { static int y = probe(1); }" + below + read))
                .isTrue();
        assertThat(isCaught("private static class Late { Late() { probe(1); } }" + read))
                .as("is not read")
                .isFalse();
        assertThat(isCaught("private static class Late { Late() { probe(1); } }" + below))
                .as("nobody reads")
                .isFalse();
    }

    /** Whether somebody unknown may catch what the method throws that the members call. */
    private boolean isCaught(String members) throws IOException {
        String text = "import mpi.*;\nclass Main {\n" + members + "\nstatic int probe(int x) { return 1 / x; } }";
        Probe probe = new Probe(new ProgramFolder(folder).with("Main.java", text), "openmpi");
        Body body = probe.body();
        int division = IntStream.range(0, body.steps().size())
                .filter(i -> body.step(i) instanceof Step.Binary)
                .findFirst()
                .orElseThrow();
        return probe.effects().callers().of(body, division).stream().anyMatch(catcher -> !catcher.known());
    }
}
