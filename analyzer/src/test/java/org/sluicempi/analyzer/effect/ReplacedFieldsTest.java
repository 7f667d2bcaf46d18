package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;
import org.sluicempi.analyzer.flow.Step;

/** Which fields hold for ever what their initialisers made. */
class ReplacedFieldsTest {
    private static final String CLASSES = "static class A { int f() { return 1; } }"
            + "static class B extends A { int f() { System.out.println(); return 2; } }";

    @TempDir
    Path folder;

    @Test
    void aFinalFieldHoldsWhatItsInitialiserMadeUnlessSomebodyReachesIt() throws IOException {
        String members = CLASSES + "static class H %s { final A op"
                + " = new A(); } static int k(H h) { return h.op.f(); } Object o() throws Exception { return %s; }";
        String bytes = "new java.io.ObjectInputStream(null).readObject()";

        assertThat(kind(members.formatted("", "null"), "k(null)")).isEqualTo(Kind.READS_ONLY);
        assertThat(kind(members.formatted("", "H.class.getDeclaredField(\"op\")"), "k(null)"))
                .isEqualTo(Kind.IO);
        assertThat(kind(members.formatted("", bytes), "k(null)"))
                .as("is not read from bytes")
                .isEqualTo(Kind.READS_ONLY);
        assertThat(kind(members.formatted("implements java.io.Serializable", bytes), "k(null)"))
                .isEqualTo(Kind.IO);
    }

    @Test
    void aConstantHoldsWhatItsInitialiserMadeForEver() throws IOException {
        String members = CLASSES
                + "static final A OP = new A(); static int k() { return OP.f(); } Object o() throws Exception { return %s; }";

        assertThat(kind(members.formatted("Main.class.getDeclaredField(\"OP\")"), "k()"))
                .isEqualTo(Kind.READS_ONLY);
        assertThat(kind(members.formatted("null") + "native void write();", "k()"))
                .as("code that is not Java")
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void aFinalNumberIsAValueLikeAnyOtherWhereSomebodyReachesIt() throws IOException {
        String members = "static class H { final int k; H(int k) { this.k = k; } int tag() { return k; } }"
                + "Object o() throws Exception { return %s; }";
        String reached = members.formatted("H.class.getDeclaredField(\"k\")");

        assertThat(kind(members.formatted("null"), "new H(2).tag()")).isEqualTo(Kind.PURE);
        assertThat(kind(reached, "new H(2).tag()")).isEqualTo(Kind.READS_ONLY);
        assertThat(read(members.formatted("null"))).isEqualTo(Kind.PURE);
        assertThat(read(reached)).as("without a call").isEqualTo(Kind.READS_ONLY);
    }

    private Kind read(String members) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, "int x = new H(2).k")
                .effects(Step.ReadField.class)
                .get(0)
                .kind();
    }

    private Kind kind(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect().kind();
    }
}
