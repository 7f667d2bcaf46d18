package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.analyzer.effect.CallersTest.catchers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Callers.Conduct;

/** Who may call what in code that does not compile, or that nobody understands. */
class BrokenCallersTest {
    private static final String ON = Conduct.GOES_ON.name();

    @TempDir
    Path folder;

    /** What does not compile names one of several methods only. */
    @Test
    void whatIsBrokenMayCallAllOfAName() throws IOException {
        String one = "static void main() { try { %s; } catch (RuntimeException e) { n = 1; } }";

        assertThat(besideOthers(one.formatted("probe(Missing.n())"))).contains(ON);
        assertThat(besideOthers(one.formatted("new Main(Missing.n())"))).contains(ON);
        assertThat(besideOthers(one.formatted("Missing.n().o().probe(1)"))).contains(ON);
        assertThat(besideOthers(one.formatted("probe(Missing.n(), 2)"))).contains(ON);
        assertThat(besideOthers(one.formatted("Missing.n().o().probed(1)"))).isEmpty();
        assertThat(
                        besideOthers(
                                "int m = go(); int go() { try { return probe(Missing.n()); } catch (RuntimeException e) { return 1; } }"))
                .contains(ON);
        assertThat(besideOthers("static class Other { Other(String s) {} } " + one.formatted("new Other(Missing.n())")))
                .isEmpty();
        assertThat(besideOthers(
                        "static void go(Missing m) { java.util.function.ToIntFunction<String> f = Main::probe; }"))
                .contains(CallersTest.OPEN);
        assertThat(besideOthers(one.formatted("probe(\"\")"))).isEmpty();
        assertThat(besideOthers(one.formatted("new Object() { int y = probe(Missing.n()); }")))
                .contains(ON);
    }

    /** Nobody could give such a call another argument. */
    @Test
    void whatIsBrokenHidesWhereItCallsFrom() throws IOException {
        assertThat(calls("static void go() { probe(1); probe(\"\"); }")).hasValue(1);
        assertThat(calls("static void go() { probe(1); probe(Missing.n()); }")).isEmpty();
        assertThat(calls("static void go() { probe(1); Missing.n().o().probe(); }"))
                .isEmpty();
        assertThat(calls("static void go() { probe(1); } static void on() { Missing.n(); }"))
                .hasValue(1);
    }

    private Optional<Integer> calls(String members) throws IOException {
        Probe probe = new Probe(
                new ProgramFolder(folder)
                        .with(
                                "Main.java",
                                "import mpi.*;\nclass Main { private static int probe(int x) { return 1 / x; }"
                                        + " private static int probe(String s) { return 0; } " + members + " }"),
                "openmpi");
        return probe.effects().callers().callsOf(probe.method()).map(List::size);
    }

    private List<String> besideOthers(String members) throws IOException {
        return catchers(
                new ProgramFolder(folder),
                "import mpi.*;\nclass Main { static int n; private Main(int x) { probe(x); } private Main(String s) {}\n"
                        + members
                        + "\nprivate static int probe(int x) { return 1 / x; } private static int probe(String s) { return 0; } }");
    }
}
