package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtType;

/** Whether the loop of a message may stand in a method that is called in its place. */
class CalledSearchTest {
    private static final String METHOD = "(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; }";
    private static final String RUN =
            "void run(Comm comm, double[] b, double[] c, int[] a, int n, Q q) throws MPIException { %s }";

    /** What a class declares besides the method with the call, and what that method does. */
    private static final List<String> ROWS = """
            private void fillMETHOD | fill(b, n); SEND => inside
            static void fillMETHOD | fill(b, n); SEND => inside
            static void fillMETHOD void more(double[] e) { fill(e, 1); fill(e, 2); } | fill(b, n); SEND => inside, 2 other calls
            private void fillMETHOD | this.fill(b, n); SEND => inside
            static void fillMETHOD | Q.fill(b, n); SEND => inside
            private void fillMETHOD | { n++; } fill(b, n); SEND => inside
            private void fillMETHOD | switch (n) { case 1: fill(b, n); SEND } => inside
            private void fillMETHOD | q.fill(b, n); SEND => SL101: that method belongs to another class or object than the one that calls it
            static void fillMETHOD Q(Comm comm, double[] b, int n) throws MPIException { fill(b, n); SEND } | => SL101: the call stands in a constructor or an initialiser
            static void fillMETHOD static class Inner { void at(Comm comm, double[] b, int n) throws MPIException { fill(b, n); SEND } } | => SL101: that method belongs to another class or object than the one that calls it
            void fillMETHOD | fill(b, n); SEND => SL101: 'fill' may override another method or be overridden
            final void fillMETHOD | fill(b, n); SEND => inside
            protected void fillMETHOD | fill(b, n); SEND => SL101: 'fill' may override another method or be overridden
            private void fillMETHOD | x: fill(b, n); SEND => SL101: the call stands where no statement can be put in front of it, or beside other things
            private void fillMETHOD | fill(b, n * 2 + 1); SEND => inside
            private void fillMETHOD | fill(b, a[n]); SEND => inside
            private void fillMETHOD int next() { return 1; } | fill(b, next()); SEND => SL101: its argument 'next()' does more than to name or compute a value
            private void fillMETHOD int next() { return 1; } | fill(b, n + next()); SEND => SL101: its argument 'n + next()' does more than to name or compute a value
            private void fillMETHOD int next() { return 1; } | fill(b, next() + n); SEND => SL101: its argument 'next() + n' does more than to name or compute a value
            private void fillMETHOD int next() { return 1; } | fill(b, a[next()]); SEND => SL101: its argument 'a[next()]' does more than to name or compute a value
            private void fillMETHOD int[] some() { return null; } | fill(b, some()[n]); SEND => SL101: its argument 'some()[n]' does more than to name or compute a value
            private void fillMETHOD | fill(b, n++); SEND => SL101: its argument 'n++' does more than to name or compute a value
            private synchronized void fillMETHOD | fill(b, n); SEND => SL101: 'fill' is synchronized, generic, or takes any number of arguments
            private <T> void fillMETHOD | fill(b, n); SEND => SL101: 'fill' is synchronized, generic, or takes any number of arguments
            private void fill(double[] x, int... m) { for (int i = 0; i < 4; i++) x[i] = i; } | fill(b, n); SEND => SL101: 'fill' is synchronized, generic, or takes any number of arguments
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; return; } | fill(b, n); SEND => SL101: 'return;' at its line lets 'fill' go on in another way than from its first statement to its last
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; try { m++; } finally { m--; } } | fill(b, n); SEND => SL101: 'try { m++; } finally { m--; }' at its line lets 'fill' go on in another way than from its first statement to its last
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; synchronized (x) { m++; } } | fill(b, n); SEND => SL101: 'synchronized (x) { m++; }' at its line lets 'fill' go on in another way than from its first statement to its last
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; Runnable r = () -> {}; } | fill(b, n); SEND => SL101: '() -> {}' at its line lets 'fill' go on in another way than from its first statement to its last
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; class L {} } | fill(b, n); SEND => SL101: 'class L {}' at its line lets 'fill' go on in another way than from its first statement to its last
            private void fillMETHOD private void fill(int m) {} | fill(b, n); SEND => SL101: 'fill' may be called from elsewhere, or shares its name with another method
            private void fillMETHOD void at(java.util.function.ObjIntConsumer<double[]> f) { at(this::fill); } | fill(b, n); SEND => SL101: 'fill' may be called from elsewhere, or shares its name with another method
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; if (m < 0) fill(x, m + 1); } | fill(b, n); SEND => SL101: 'fill' calls itself
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; System.out.println(m); } | fill(b, n); SEND => SL101: 'System.out.println(m)' at its line in 'fill' may do more than compute
            private double[] own; private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; own = null; } | fill(own, n); comm.send(own, n, MPI.DOUBLE, 1, 0); => SL101: the field 'own' may change while the call runs
            private double[] own; private void fillMETHOD | fill(own, n); comm.send(own, n, MPI.DOUBLE, 1, 0); => inside
            private double[] own, next; private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; next = null; } | fill(own, n); comm.send(own, n, MPI.DOUBLE, 1, 0); => inside
            private void fill(double[] x, int m) { x[0] = m; } | fill(b, n); SEND => SL101: nothing more
            private void fill(double[] x, int m) { if (m > 0) { for (int i = 0; i < m; i++) x[i] = i; } } | fill(b, n); SEND => SL101: nothing more
            private boolean fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; return true; } | n = fill(b, n) ? 1 : 2; SEND => SL101: nothing more
            private void fillMETHOD int fill; | n = fill; fill(b, n); SEND => inside
            private void fillMETHOD | fill(b, n); comm.sendRecv(b, n, MPI.DOUBLE, 1, 0, c, n, MPI.DOUBLE, 1, 0); => SL101: the message is one half of a call
            QMETHOD Q(Comm comm, double[] b, int n) throws MPIException { this(b, n); SEND } | => SL101: nothing more
            private void drain(double[] x, int m) { for (int i = 0; i < m; i++) m += x[i]; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); drain(b, n); => inside
            private void drain(double[] x, int m) { for (int i = 0; i < m; i++) m += x[i]; return; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); drain(b, n); => SL102: 'return;' at its line lets 'drain' go on in another way than from its first statement to its last
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = drain(b, n); c[0] = s; => inside
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); final var s = drain(b, n); => inside
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = drain(b, n), t = s; => SL102: the call stands where no statement can be put in front of it, or beside other things
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double t = n, s = drain(b, n); => SL102: the call stands where no statement can be put in front of it, or beside other things
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); float s = (float) drain(b, n); => SL102: nothing more
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = -drain(b, n); => SL102: nothing more
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s; s = drain(b, n); => SL102: nothing more
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); drain(b, n); => inside
            private double drain(double[] x, int m) { double s = 0; if (m < 0) return 1; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = drain(b, n); => SL102: 'return 1;' at its line lets 'drain' go on in another way than from its first statement to its last
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) { s += x[i]; if (s < 0) return 1; } return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = drain(b, n); => SL102: 'return 1;' at its line lets 'drain' go on in another way than from its first statement to its last
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; { return s; } } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = drain(b, n); => SL102: 'return s;' at its line lets 'drain' go on in another way than from its first statement to its last
            private Double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return m > 3 ? null : Double.valueOf(s); } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = drain(b, n); => SL102: 'drain(b, n)' converts a value in a way that may fail
            private Double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = drain(b, n); => inside
            private Double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } | comm.recv(b, n, MPI.DOUBLE, 1, 0); Double s = drain(b, n); => inside
            private Double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } void more(double[] e) { Double k = drain(e, 1); k = drain(e, 2); drain(e, 3); } Double again(double[] e) { return drain(e, 1); } | comm.recv(b, n, MPI.DOUBLE, 1, 0); Double s = drain(b, n); => inside, 4 other calls
            private Double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } void more(double[] e) { double k = drain(e, 1); } | comm.recv(b, n, MPI.DOUBLE, 1, 0); Double s = drain(b, n); => SL102: an exception at 'drain(e, 1)' at its line may name 'drain' with its parameters
            private Double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } void more(double[] e) { double k; k = drain(e, 1); } | comm.recv(b, n, MPI.DOUBLE, 1, 0); Double s = drain(b, n); => SL102: an exception at 'drain(e, 1)' at its line may name 'drain' with its parameters
            private Double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } double more(double[] e) { return drain(e, 1); } | comm.recv(b, n, MPI.DOUBLE, 1, 0); Double s = drain(b, n); => SL102: an exception at 'drain(e, 1)' at its line may name 'drain' with its parameters
            private Double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } int more(double[] e) { return drain(e, 1).intValue(); } | comm.recv(b, n, MPI.DOUBLE, 1, 0); Double s = drain(b, n); => SL102: an exception at 'drain(e, 1)' at its line may name 'drain' with its parameters
            private double drain(double[] x, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[i]; return s; } void more(double[] e) { double k = 1 + drain(e, 1); } | comm.recv(b, n, MPI.DOUBLE, 1, 0); double s = drain(b, n); => inside, 1 other calls
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; } void more(Q e, double[] d) { e.fill(d, 1); } | fill(b, n); SEND => SL101: an exception at 'e.fill(d, 1)' at its line may name 'fill' with its parameters
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; } void more(double[] d) { this.fill(d, 1); } | fill(b, n); SEND => inside, 1 other calls
            private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; } Integer boxed; | fill(b, boxed); SEND => SL101: 'boxed' converts a value in a way that may fail
            """.lines().toList();

    /** Whose class has a part in overriding. */
    private static final List<String> CLASSES = List.of(
            "class Q => inside",
            "class Q extends Thread => 'fill' may override another method or be overridden",
            "class Q implements Cloneable => 'fill' may override another method or be overridden",
            "class Q extends Thread implements Cloneable => 'fill' may override another method or be overridden");

    private static final String SERIAL =
            "by the parameters of 'fill', which is not private, its class is recognised when objects are read";

    /** The parameters of whose methods are part of its version. */
    private static final List<String> STREAMED = List.of(
            "class Q implements java.io.Serializable { static => " + SERIAL,
            "class Q extends Exception { static => " + SERIAL,
            "class Q extends Thread { static => inside",
            "class Q implements java.io.Serializable { private static => inside",
            "class Q implements java.io.Serializable { static final long serialVersionUID = 1; static => inside",
            "class Q implements java.io.Serializable { final long serialVersionUID = 1; static => " + SERIAL,
            "class Q implements java.io.Serializable { static long serialVersionUID = 1; static => " + SERIAL,
            "class Q implements java.io.Serializable { static final Long serialVersionUID = 1L; static => " + SERIAL,
            "class Q implements java.io.Serializable { static final float serialVersionUID = 1; static => " + SERIAL,
            "class Q implements java.io.Serializable { static final int serialVersionUID = 1; static => inside",
            "enum Q { ONE; static => inside",
            "record Q(int i) implements java.io.Serializable { static => inside");

    /** One class for each row, in one file; no two have methods of one name. */
    private static Stream<DynamicTest> answers(List<String> declarations, List<String> answers) {
        String text = IntStream.range(0, declarations.size())
                .mapToObj(i -> declarations
                        .get(i)
                        .replace("METHOD", METHOD)
                        .replace("SEND", "comm.send(b, n, MPI.DOUBLE, 1, 0);")
                        .replaceAll("\\b(fill|drain|Q)\\b", "$1" + i))
                .collect(Collectors.joining("\n", "import mpi.*;\nclass P {}\n", "\n"));
        ModelledFile file = ModelledFiles.only(text);
        return IntStream.range(0, answers.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        answers.get(i) + " <= " + declarations.get(i),
                        () -> assertThat(search(file, "Q" + i).replaceAll("\\b(fill|drain|Q)\\d+\\b", "$1"))
                                .isEqualTo(answers.get(i))));
    }

    private static String search(ModelledFile file, String name) {
        Site call = file.sites().stream()
                .filter(each -> each.invocation()
                        .getParent(CtType.class)
                        .getQualifiedName()
                        .matches(name + "(\\$.*)?"))
                .findFirst()
                .orElseThrow();
        Site site = call.call().kind() == CallKind.SEND_RECV ? call.half(CallKind.SEND) : call;
        Method method = new Method(Method.around(site.invocation()).orElseThrow(), file.semantics(), site.dialect());
        Buffer buffer = Buffer.of(site.buffer(), method.expressions()).orElseThrow();
        boolean sends = site.call().kind() == CallKind.SEND;
        LoopSearch.Result search =
                new LoopSearch(method, buffer, sends).from(site.statement().orElseThrow());
        CalledSearch called = new CalledSearch(site, method);
        return called.inside(search)
                .map(inside -> inside.called().orElseThrow().others().size())
                .map(others -> others == 0 ? "inside" : "inside, " + others + " other calls")
                .orElseGet(() -> words(called.refusal(search, sends ? Rule.SL101 : Rule.SL102, buffer)));
    }

    /** Why the loop of the called method is none for the message; nothing more than that it is called where nobody looks. */
    private static String words(Remark remark) {
        String text = remark.message().replaceAll("line \\d+", "its line");
        String call = "'(x: )?(this\\.|\\w\\.)?(fill|drain)\\d*\\(.*?\\)' at its line "
                + (remark.rule() == Rule.SL101 ? "writes" : "reads") + " '\\w+', and ";
        assertThat(remark.related()).hasSize(1);
        String reason = text.replaceFirst(call, "");
        return remark.rule().id() + ": " + (reason.equals(text) ? "nothing more" : reason);
    }

    private static final String CALLER =
            "import mpi.*; class Q %s { %s static void run(Comm comm, double[] b, int n) throws MPIException"
                    + " { fill(b, n); comm.send(b, n, MPI.DOUBLE, 1, 0); } }";

    private static String search(SourceTree tree) {
        ModelledFile caller = ModelledFiles.of(tree).stream()
                .filter(file -> file.file().endsWith("Q.java"))
                .findFirst()
                .orElseThrow();
        return search(caller, "Q");
    }

    @Test
    void aLoopInAnotherFileIsOutOfReach(@TempDir Path folder) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Q.java", CALLER.formatted("extends Base", ""))
                .with("Base.java", "class Base { static void fill" + METHOD + " }");
        assertThat(search(program.tree())).isEqualTo("SL101: nothing more");
    }

    @Test
    void aMethodWithoutStatementsHasNoLoop(@TempDir Path folder) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Q.java", CALLER.formatted("", "static native void fill(double[] x, int m);"));
        assertThat(search(program.tree())).isEqualTo("SL101: nothing more");
    }

    /** Another method of the name makes up for the call that stands in another file, where there are as many mentions as calls. */
    @Test
    void callsInOtherFilesAreNotMixedUpWithOtherMethods(@TempDir Path folder) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Q.java", CALLER.formatted("", "static void fill" + METHOD + " static void fill() {}"))
                .with("R.java", "class R { static void use(double[] x) { Q.fill(x, 2); } }");
        assertThat(search(program.tree()))
                .isEqualTo("SL101: 'fill' may be called from elsewhere, or shares its name with another method");
    }

    @Test
    void testsThatMentionAMethodMayCallIt(@TempDir Path folder) throws IOException {
        String inside = "src/main/java/Q.java";
        ProgramFolder program = new ProgramFolder(folder)
                .with(inside, CALLER.formatted("", "static void fill" + METHOD))
                .with("src/test/java/QTest.java", "class QTest { { Q.fill(null, 0); } }");
        SourceTree main = new SourceTree(List.of(folder.resolve("src/main")), List.of(), StandardCharsets.UTF_8, 17);
        assertThat(search(main))
                .isEqualTo("SL101: 'fill' may be called from elsewhere, or shares its name with another method");
        program.with(inside, CALLER.formatted("", "private static void fill" + METHOD));
        assertThat(search(main)).isEqualTo("inside");
        program.with(inside, CALLER.formatted("", "static void fill" + METHOD))
                .with("src/test/java/QTest.java", "class QTest {}");
        assertThat(search(main)).isEqualTo("inside");
    }

    @TestFactory
    Stream<DynamicTest> methodsThatAreCalledForALoop() {
        List<String> declarations = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        for (String row : ROWS) {
            String[] cells = row.split(" => ", 2);
            String[] parts = cells[0].split(" \\|", 2);
            declarations.add(
                    "class Q { " + parts[0] + (parts[1].isBlank() ? "" : " " + RUN.formatted(parts[1])) + " }");
            answers.add(cells[1]);
        }
        return answers(declarations, answers);
    }

    @TestFactory
    Stream<DynamicTest> classesWhoseObjectsMayBeInStreams() {
        String members = " void fillMETHOD " + RUN.formatted("fill(b, n); SEND") + " }";
        List<String[]> rows = STREAMED.stream().map(row -> row.split(" => ")).toList();
        return answers(
                rows.stream().map(row -> row[0] + members).toList(),
                rows.stream()
                        .map(row -> row[1].equals("inside") ? row[1] : "SL101: " + row[1])
                        .toList());
    }

    @TestFactory
    Stream<DynamicTest> classesThatHaveSuperclasses() {
        String members = " { void fillMETHOD " + RUN.formatted("fill(b, n); SEND") + " }";
        List<String> open = CLASSES.stream().map(row -> row.split(" => ")[0]).toList();
        List<String> declarations = Stream.of(
                        open.stream().map(head -> "final " + head + members),
                        open.stream().map(head -> head + members.replace("{ void", "{ final void")))
                .flatMap(each -> each)
                .toList();
        List<String> answers = CLASSES.stream()
                .map(row -> row.split(" => ")[1])
                .map(answer -> answer.equals("inside") ? answer : "SL101: " + answer)
                .toList();
        return answers(
                declarations, Stream.concat(answers.stream(), answers.stream()).toList());
    }
}
