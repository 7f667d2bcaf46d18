package org.sluicempi.analyzer.dependence.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.model.ModelledFile;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;

/** Whether a field {@code kept} holds the array of its initialiser whenever somebody looks. */
class SteadyFieldsTest {
    private static final Snippet.Table BEFORE =
            Snippet.table("class L { %s final double[] kept = new double[8]; }", """
            int z = 1; => steady
            final int z = 1; => steady
            int z = LIMIT + 1; => steady
            int z = count(); => seen
            int y = 1, z = y; => steady
            int y = 1, z = this.y; => steady
            int z = bound; => seen
            P p = null; int z = p.size; => seen
            int[] y = new int[3]; int z = y.length; => steady
            int[] y = new int[3]; int z = y[0]; => steady
            int[] y = {1, 2}; => steady
            int[] y = new int[count()]; => seen
            int y = 1, z = -y + 2 * y; => steady
            int y = 1; boolean z = y > 0 ? y < 3 : y > 4; => steady
            String s = "a" + 1; => steady
            Object o = null; String s = "a" + o; => seen
            String s = "a"; { s += 1; } => seen
            int z = 1; { z += 1; } => steady
            int z; { z = 3; } => steady
            int z; { z++; } => steady
            int z; { int y = 2; z = y; } => steady
            int z; { for (int i = 0; i < 3; i++) { z += i; } } => steady
            int z; { if (z > 3) z = 1; else z = 2; } => steady
            int z; { while (z > 3) z = 1; } => seen
            int z; { if (z > 3) call(); } => seen
            { call(); } => seen
            static { call(); } => steady
            static int z = count(); => steady
            Object z = new Object(); => seen
            Runnable z = () -> call(); => steady
            Runnable z = P::call; => seen
            @Deprecated int z = 1; => steady
            int z = /* nothing */ 1; => steady
            int z; { /* nothing */ z = 1; } => steady
            Object z = null; => steady
            Class<?> z = P.class; => seen
            int z = (int) 3.5; => steady
            void m() { call(); } => steady
            L() { call(); } => steady
            class M { { call(); } } => steady
            """);
    private static final Snippet.Table STATIC =
            Snippet.table("class L { %s static final double[] kept = new double[8]; }", """
            static int z = 1; => steady
            static int z = count(); => seen
            int z = count(); => steady
            static { call(); } => seen
            { call(); } => steady
            """);
    private static final Snippet.Table CLASSES = Snippet.table("""
            class L { double[] kept1 = new double[8]; } => steady
            class L { double[] kept2 = new double[8]; void m() { kept2 = null; } } => seen
            class L { double[] kept3 = new double[8]; void m() { kept3[0] = 1; } } => steady
            class L { private double[] kept4 = new double[8]; } => steady
            class L { final double[] kept5; { kept5 = new double[8]; } } => seen
            class L { final double[] kept6 = made(); } => seen
            class L { final double[] kept7 = new double[count()]; } => seen
            class L extends P { final double[] kept8 = new double[8]; } => seen
            class L extends Exception { final double[] kept9 = new double[8]; } => seen
            class L extends Exception { static final double[] kept10 = new double[8]; } => steady
            class L extends P { static final double[] kept11 = new double[8]; } => seen
            class L implements Runnable { static final double[] kept12 = new double[8]; public void run() {} } => steady
            interface I { int z = count(); } class L implements I { static final double[] kept13 = new double[8]; } => seen
            interface I { int z = count(); } class L implements I { final double[] kept14 = new double[8]; } => steady
            interface I { int z = 1; } class L implements I { static final double[] kept15 = new double[8]; } => steady
            interface I { int z = count(); } interface J extends I {} class L implements J { static final double[] kept16 = new double[8]; } => seen
            interface I {} interface J extends I {} class L implements I, J { static final double[] kept17 = new double[8]; } => steady
            class L extends Object { final double[] kept28 = new double[8]; } => steady
            class L implements Freeable { static final double[] kept29 = new double[8]; public void free() {} } => seen
            class L { final double[] kept30 = new double[8]; class M { double[] kept30; void m() { kept30 = null; } } } => steady
            interface J { int z = count(); } interface I extends J { double[] kept31 = new double[8]; } => seen
            enum E { A; static final double[] kept32 = new double[8]; static int z = count(); } => steady
            enum E { A(1); E(int i) {} static final double[] kept33 = new double[8]; } => seen
            interface I { double[] kept18 = new double[8]; } => steady
            interface I { int z = count(); double[] kept19 = new double[8]; } => seen
            enum E { A; static final double[] kept20 = new double[8]; } => steady
            enum E { A { void m() {} }; static final double[] kept21 = new double[8]; } => seen
            enum E { A; E() {} static final double[] kept22 = new double[8]; } => seen
            enum E { A; int z = count(); static final double[] kept23 = new double[8]; } => seen
            enum E { A; { call(); } static final double[] kept24 = new double[8]; } => seen
            enum E { A; int z = 1; static final double[] kept25 = new double[8]; } => steady
            enum E { A; static int z = 1; static final double[] kept26 = new double[8]; } => steady
            enum E { A; void m() { call(); } static final double[] kept27 = new double[8]; } => steady
            """);
    private static final Snippet.Table REFLECTED = Snippet.table("""
            class L { final double[] kept = new double[8]; } L.class.getDeclaredField("kept").set(null, b); => seen
            """);

    @TestFactory
    Stream<DynamicTest> fields() {
        return Stream.of(BEFORE, STATIC, CLASSES, REFLECTED)
                .flatMap(table -> table.answers(snippet -> {
                    CtField<?> field = snippet.all(CtField.class).stream()
                            .filter(each -> each.getSimpleName().startsWith("kept"))
                            .findFirst()
                            .orElseThrow();
                    return new Asked(snippet).method().fields().initial(field).isPresent() ? "steady" : "seen";
                }));
    }

    /** Files that do not mention the API are not in the model. */
    @Test
    void otherFilesMayAssignWhatTheySee(@TempDir Path folder) throws IOException {
        assertThat(isSteady(folder, "double[]", "p.kept = null;")).isFalse();
        assertThat(isSteady(folder, "double[]", "p.kept[0] = 1;")).isTrue();
        assertThat(isSteady(folder, "private double[]", "p.kept = null;")).isTrue();
        assertThat(isSteady(folder, "final double[]", "p.kept = null;")).isTrue();
    }

    private static boolean isSteady(Path folder, String declaration, String other) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("P.java", "import mpi.*; class P { " + declaration + " kept = new double[8]; void m() {} }")
                .with("R.java", "class R { void m(P p) { " + other + " } }");
        ModelledFile file = ModelledFiles.only(program.tree());
        CtType<?> type = file.types().get(0);
        CtMethod<?> method = type.getMethodsByName("m").get(0);
        Method asked =
                new Method(method, file.semantics(), Dialects.shipped().all().get(0));
        return asked.fields().initial(type.getField("kept")).isPresent();
    }
}
