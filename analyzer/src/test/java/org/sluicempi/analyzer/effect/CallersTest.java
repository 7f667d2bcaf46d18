package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Callers.Catcher;
import org.sluicempi.analyzer.effect.Callers.Conduct;
import org.sluicempi.analyzer.flow.Step;

/** Who can catch what a method throws. */
class CallersTest {
    private static final String END = "ENDS_JOB";
    private static final String ON = "GOES_ON";
    static final String OPEN = "unknown";

    @TempDir
    Path folder;

    @Test
    void whatLeavesMainEndsTheJob() throws IOException {
        assertThat(catchers("public static void main(String[] args) { probe(args.length); }"))
                .isEmpty();
    }

    @Test
    void aHandlerInTheMethodCatches() throws IOException {
        String main = "public static void main(String[] args) { probe(1); }";

        assertThat(around(main, "try { %s } catch (RuntimeException e) { n = 1; }"))
                .containsExactly(ON);
        assertThat(around(main, "try { %s } catch (RuntimeException e) { throw e; }"))
                .containsExactly(END);
        assertThat(around(main, "try { %s } catch (RuntimeException e) { e.printStackTrace(); System.exit(1); }"))
                .containsExactly(END);
        assertThat(
                        around(
                                main,
                                "try { %s } catch (RuntimeException e) { System.out.println(\"x: \" + e); throw new IllegalStateException(e.getMessage(), e); }"))
                .containsExactly(END);
        assertThat(around(main, "try { %s } catch (RuntimeException e) { System.out.println(n); System.exit(1); }"))
                .as("prints a field")
                .containsExactly(ON);
        assertThat(around(main, "try { %s } catch (RuntimeException e) { MPI.COMM_WORLD.abort(1); }"))
                .containsExactly(END);
        assertThat(around(main, "try { %s } catch (RuntimeException e) { MPI.COMM_WORLD.barrier(); System.exit(1); }"))
                .containsExactly(ON);
    }

    @Test
    void aHandlerOfTheHandlerCatchesToo() throws IOException {
        assertThat(around(
                        "public static void main(String[] args) { probe(1); }",
                        "try { try { %s } catch (RuntimeException e) { throw e; } } catch (Throwable t) { n = 1; }"))
                .containsExactlyInAnyOrder(END, ON);
        assertThat(around(
                        "public static void main(String[] args) { try { probe(1); } catch (RuntimeException e) { n = 2; } }",
                        "try { %s } catch (RuntimeException e) { throw e; }"))
                .containsExactlyInAnyOrder(END, ON);
    }

    @Test
    void aHandlerOfEverythingStopsTheSearch() throws IOException {
        assertThat(around(
                        "public static void main(String[] args) { try { probe(1); } catch (RuntimeException e) { n = 2; } }",
                        "try { %s } catch (Throwable e) { System.exit(1); }"))
                .as("printing and leaving may throw, too")
                .contains(END);
    }

    @Test
    void aFinallyBlockIsExecuted() throws IOException {
        String main = "public static void main(String[] args) { probe(1); }";

        assertThat(around(main, "try { %s } finally { MPI.COMM_WORLD.barrier(); }"))
                .containsExactly(ON);
        assertThat(around(main, "try { %s } finally { System.out.println(\"end\"); }"))
                .containsExactly(END);
        assertThat(around(
                        main
                                + "static class R implements AutoCloseable { public void close() throws MPIException { MPI.COMM_WORLD.barrier(); } }",
                        "try (R r = new R()) { %s }"))
                .contains(ON);
    }

    @Test
    void theLastOfMainMayCatch() throws IOException {
        assertThat(
                        catchers(
                                "public static void main(String[] args) { try { probe(1); } catch (RuntimeException e) { System.out.println(\"x\"); } }"))
                .containsExactly(END);
        assertThat(
                        catchers(
                                "public static void main(String[] args) { try { probe(1); } catch (RuntimeException e) { } n = 1; }"))
                .containsExactly(ON);
        assertThat(
                        catchers(
                                "public static void main(String[] args) { for (int i = 0; i < 3; i++) { try { probe(1); } catch (RuntimeException e) { } } }"))
                .containsExactly(ON);
        assertThat(
                        catchers(
                                "static void f() { try { probe(1); } catch (RuntimeException e) { } } public static void main(String[] args) { f(); }"))
                .containsExactly(ON);
        assertThat(
                        catchers(
                                "public static void main(String[] args) throws MPIException { try { probe(1); } catch (RuntimeException e) { MPI.COMM_WORLD.send(new int[1], 1, MPI.INT, 0, 0); } }"))
                .containsExactly(ON);
    }

    @Test
    void aMainThatIsCalledIsNotTheLast() throws IOException {
        assertThat(catchers(
                        "public static void main(String[] args) { if (args == null) { return; } try { probe(1); } catch (RuntimeException e) { System.out.println(\"x\"); } }"
                                + "static void again() { main(null); n = 1; }"))
                .containsExactly(ON);
    }

    @Test
    void whoMakesAnObjectCatchesWhatItsInitialisersThrow() throws IOException {
        String made = "static class P { { if (n < 5) { probe(1); } }"
                + "static void make() { try { %s } catch (RuntimeException e) { n = 1; } } }"
                + "interface Maker { P make(); }"
                + "public static void main(String[] args) { P.make(); }";

        assertThat(catchers(made.formatted("new P();"))).contains(ON);
        assertThat(catchers(made.formatted("Maker m = P::new; m.make();"))).contains(OPEN);
    }

    @Test
    void whatIsThereToReachWhatHasNoNameCallsPrivateMethods() throws IOException {
        String program = "private static void go() { probe(1); } record R(int x) {}"
                + "public static void main(String[] args) throws Throwable { %s }";

        assertThat(catchers(program.formatted("java.lang.reflect.Array.getLength(args);")))
                .isEmpty();
        for (String way : List.of(
                "java.lang.invoke.MethodHandles.lookup().bind(args, \"go\", null).invoke();",
                "R.class.getRecordComponents()[0].getAccessor().invoke(new R(1));",
                "java.lang.constant.ClassDesc.of(\"N\");",
                "java.lang.invoke.MethodType.fromMethodDescriptorString(\"()LN;\", null).returnType();",
                "new java.beans.Statement(args, \"go\", null).execute();")) {
            assertThat(catchers(program.formatted(way))).as(way).containsOnly(OPEN);
        }
    }

    @Test
    void objectStreamsCallPrivateMethods() throws IOException {
        String method = "private void %s(java.io.ObjectInputStream in) { probe(1); }"
                + "public static void main(String[] args) { }";

        assertThat(catchers(method.formatted("readObject"))).containsExactly(OPEN);
        assertThat(catchers(method.formatted("readsObject"))).isEmpty();
    }

    @Test
    void callersAreFollowedThroughOverriddenMethods() throws IOException {
        String members =
                "interface I { void f(); void g(); } static class C implements I { public void f() { probe(1); } public void g() { } }"
                        + "static void run(I i) { try { i.f(); } catch (RuntimeException e) { n = 1; } }"
                        + "public static void main(String[] args) { run(new C()); }";

        assertThat(catchers(members)).containsExactly(ON);
    }

    @Test
    void constructorsAndInitialisersAreFollowed() throws IOException {
        assertThat(
                        catchers(
                                "static class C { C() { probe(1); } } public static void main(String[] args) { try { new C(); } catch (RuntimeException e) { n = 1; } }"))
                .containsExactly(ON);
        assertThat(
                        catchers(
                                "static class C { int x = probe(1); } static class D extends C { } public static void main(String[] args) { try { new D(); } catch (RuntimeException e) { n = 1; } }"))
                .containsExactly(ON);
        assertThat(
                        catchers(
                                "static class C { static int x = probe(1); } public static void main(String[] args) { try { n = C.x; } catch (Error e) { n = 1; } }"))
                .containsExactly(ON);
    }

    @Test
    void functionsAndThreadsAreRunBySomebody() throws IOException {
        assertThat(catchers("public static void main(String[] args) { Runnable r = () -> probe(1); r.run(); }"))
                .contains(OPEN);
        assertThat(
                        catchers(
                                "static class T extends Thread { public void run() { probe(1); } } public static void main(String[] args) { new T().start(); }"))
                .containsExactly(OPEN);
        assertThat(
                        catchers(
                                "static void g() { probe(1); } public static void main(String[] args) { Runnable r = Main::g; r.run(); }"))
                .containsExactly(OPEN);
        assertThat(
                        catchers(
                                "public static void main(String[] args) { new Thread() { public void run() { probe(1); } }.start(); }"))
                .containsExactly(OPEN);
    }

    @Test
    void publicMethodsOfPublicClassesHaveUnknownCallers() throws IOException {
        String text = "import mpi.*;\npublic class Main { static int n; %s void f() { probe(1); }\n"
                + "static int probe(int x) { return 1 / x; } public static void main(String[] args) { new Main().f(); } }";

        assertThat(catchers(new ProgramFolder(folder), text.formatted("public")))
                .containsExactly(OPEN);
        assertThat(catchers(new ProgramFolder(folder), text.formatted("protected")))
                .containsExactly(OPEN);
        assertThat(catchers(new ProgramFolder(folder), text.formatted(""))).isEmpty();
        assertThat(catchers(new ProgramFolder(folder), text.formatted("private")))
                .isEmpty();
    }

    @Test
    void otherFilesMayCall() throws IOException {
        String text = "import mpi.*;\nclass Main { static int n; static void f() { probe(1); }\n"
                + "static int probe(int x) { return 1 / x; } public static void main(String[] args) { f(); } }";
        assertThat(catchers(new ProgramFolder(folder).with("q/Other.java", "package q; class Other { }"), text))
                .isEmpty();
        assertThat(catchers(
                        new ProgramFolder(folder).with("q/Other.java", "package q; class Other { void g() { f(); } }"),
                        text))
                .containsExactly(OPEN);
        assertThat(catchers(
                        new ProgramFolder(folder)
                                .with("q/Other.java", "package q; class Other { }")
                                .with("Other.java", "class Other { void g() { Main.main(null); } }"),
                        text))
                .containsExactly(OPEN);
    }

    @Test
    void hooksSeeTheEnd() throws IOException {
        assertThat(
                        catchers(
                                "public static void main(String[] args) { Runtime.getRuntime().addShutdownHook(new Thread()); probe(1); }"))
                .containsExactly(OPEN);
        assertThat(around(
                        "public static void main(String[] args) { Thread.setDefaultUncaughtExceptionHandler(null); probe(1); }",
                        "try { %s } catch (Throwable e) { System.exit(1); }"))
                .contains(ON);
    }

    @Test
    void anExceptionThatFindsItsWordsSeesTheEnd() throws IOException {
        String main = "public static void main(String[] args) { probe(1); } ";

        assertThat(catchers(main
                        + "static class Bad extends Error { public String getMessage() { return \"\" + probe(2); } }"))
                .contains(OPEN);
        assertThat(catchers(main + "static class Bad extends Error { Bad() { super(\"bad\"); } }"))
                .isEmpty();
        assertThat(catchers(main + "static class Row { public String toString() { return \"row\"; } }"))
                .isEmpty();
    }

    @Test
    void whoFindsMethodsByNameMayCallAnyOfThem() throws IOException {
        String main = "public static void main(String[] args) { Main.class.%s; probe(1); }";

        assertThat(catchers(main.formatted("getDeclaredMethods()"))).containsOnly(OPEN);
        assertThat(catchers(main.formatted("getDeclaredFields()"))).isEmpty();
        assertThat(catchers("public static void main(String[] args) throws Exception { Class.forName(args[0]); }"
                        + "static class Late { static int y = probe(1); }"))
                .contains(OPEN);
        assertThat(catchers("public static void main(String[] args) { probe(1); }"
                        + "Object row = java.lang.reflect.Array.newInstance(int.class, 3);"))
                .as("makes arrays only")
                .isEmpty();
    }

    @Test
    void whoFindsMethodsByNameMayStandInAFileThatIsNotModelled() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Runner.java", "class Runner { Object o = getClass().getDeclaredMethods(); }");

        assertThat(catchers(
                        program,
                        "import mpi.*;\nclass Main { public static void main(String[] args) { probe(1); }"
                                + " private static int probe(int x) { return 1 / x; } }"))
                .contains(OPEN);
    }

    private List<String> catchers(String members) throws IOException {
        return around(members, "%s");
    }

    private List<String> around(String members, String place) throws IOException {
        return catchers(
                new ProgramFolder(folder),
                "import mpi.*;\nclass Main { static int n;\n" + members + "\nstatic int probe(int x) "
                        + (place.contains("MPI") || members.contains("MPIException") ? "throws MPIException " : "")
                        + "{ int y = 0; " + place.formatted("y = 1 / x;") + " return y; } }");
    }

    /** What those do who may catch an exception of the division in the method. */
    static List<String> catchers(ProgramFolder program, String text) throws IOException {
        Probe probe = new Probe(program.with("Main.java", text), "openmpi");
        int division = -1;
        for (int i = 0; i < probe.body().steps().size(); i++) {
            if (probe.body().step(i) instanceof Step.Binary) {
                division = i;
            }
        }
        List<String> found = new ArrayList<>();
        for (Catcher catcher : probe.effects().callers().of(probe.body(), division)) {
            found.add(catcher.known() ? catcher.conduct().name() : OPEN);
        }
        assertThat(found).isSubsetOf(Conduct.ENDS_JOB.name(), Conduct.GOES_ON.name(), OPEN);
        return found;
    }
}
