package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;
import org.sluicempi.analyzer.effect.Probe;

/** Whose method a call runs where packages keep methods for themselves. */
class OverridingTest {
    @TempDir
    Path folder;

    @Test
    void whatAnotherPackageDoesNotKnowIsNotOverriddenThere() throws IOException {
        assertThat(packages("int f() { System.out.println(); return 1; }", "int f() { return 2; }"))
                .isEqualTo(Kind.IO);
        assertThat(packages("int f() { return 1; }", "int f() { System.out.println(); return 2; }"))
                .isEqualTo(Kind.PURE);
        assertThat(packages("int f() { System.out.println(); return 1; }", "private int f() { return 2; }"))
                .isEqualTo(Kind.IO);
        assertThat(packages("public int f() { return 1; }", "public int f() { System.out.println(); return 2; }"))
                .isEqualTo(Kind.IO);
        assertThat(packages("protected int f() { System.out.println(); return 1; }", "public int f() { return 2; }"))
                .as("an object of exactly that class")
                .isEqualTo(Kind.PURE);
    }

    @Test
    void aMethodIsOverriddenByWayOfOneThatEverybodyKnows() throws IOException {
        ProgramFolder program = packages(new ProgramFolder(folder), "int f() { return 1; }")
                .with("p/Middle.java", "package p; public class Middle extends Base { public int f() { return 3; } }")
                .with(
                        "q/Sub.java",
                        "package q; public class Sub extends p.Middle { public int f() { System.out.println(); return 2; } }");

        assertThat(run(program)).isEqualTo(Kind.IO);
    }

    @Test
    void aMethodIsOverriddenInItsPackageBelowAnotherOne() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("p/Base.java", "package p; public class Base { int f() { return 1; } }")
                .with("q/Sub.java", "package q; public class Sub extends p.Base { int f() { return 2; } }")
                .with(
                        "p/Low.java",
                        "package p; public class Low extends q.Sub { int f() { System.out.println(); return 3; } }")
                .with(
                        "p/Use.java",
                        "package p; public class Use { public static int run() { return of(new Low()); }"
                                + " static int of(Base b) { return b.f(); } }");

        assertThat(run(program)).isEqualTo(Kind.IO);
    }

    private Kind packages(String base, String sub) throws IOException {
        ProgramFolder program = packages(new ProgramFolder(folder), base)
                .with("q/Sub.java", "package q; public class Sub extends p.Base { " + sub + " }");
        return run(program);
    }

    private static ProgramFolder packages(ProgramFolder program, String base) throws IOException {
        return program.with("p/Base.java", "package p; public class Base { " + base + " }")
                .with(
                        "p/Use.java",
                        "package p; public class Use { public static int run() { Base b = new q.Sub(); return b.f(); } }");
    }

    private static Kind run(ProgramFolder program) throws IOException {
        return Probe.of(program, "", "", "p.Use.run()").effect().kind();
    }
}
