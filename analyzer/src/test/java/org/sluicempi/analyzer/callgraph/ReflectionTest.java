package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.SourceFile;
import spoon.reflect.declaration.CtType;
import spoon.reflect.visitor.filter.TypeFilter;

/** By which words a program shows that code of its own may run that no step names. */
class ReflectionTest {
    /** Members of a class, each row a program of its own. */
    private static final String ROWS = """
            Object o = new Object(); => no
            { Object.class.getDeclaredMethods(); } => runs
            { java.lang.reflect.Array.newInstance(int.class, 3); } => no
            { java.util.ResourceBundle.getBundle("R$Res"); } => runs
            java.util.ResourceBundle x; => runs
            static class Res extends java.util.ListResourceBundle { protected Object[][] getContents() { return null; } } => no
            { java.security.Security.addProvider(null); } => runs
            static class Own extends java.security.Provider { Own() { super("p", "1", ""); } } => runs
            java.security.Provider.Service x; => runs
            java.security.SecureRandom x; => no
            { java.util.logging.LogManager.getLogManager().readConfiguration(); } => runs
            { java.util.logging.LogManager.getLogManager().reset(); } => no
            { java.util.logging.Logger.getLogger("x"); } => no
            { java.sql.DriverManager.getConnection("x"); } => runs
            { java.sql.Connection c = null; } => no
            { new javax.naming.InitialContext().lookup("x"); } => runs
            { javax.xml.stream.XMLInputFactory.newFactory("x", null); } => runs
            { org.xml.sax.helpers.XMLReaderFactory.createXMLReader(); } => runs
            { javax.swing.UIManager.setLookAndFeel("x"); } => runs
            java.awt.datatransfer.DataFlavor x; => runs
            javax.tools.JavaCompiler x; => runs
            java.rmi.server.RemoteObject x; => runs
            java.rmi.Remote x; => no
            { System.setProperty("java.protocol.handler.pkgs", "p"); } => runs
            { System.setProperty("jdbc.drivers", "p"); } => runs
            { System.setProperty("java.util.logging.config.class", "p"); } => runs
            { System.setProperty("java.util.concurrent.ForkJoinPool.common.threadFactory", "p"); } => runs
            { System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "1"); } => no
            { System.setProperty("java.awt.headless", "true"); } => no
            String text = "java.util.logging"; => no
            """;

    private static final List<String[]> CELLS = Snippet.cells(ROWS);

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> programs() throws IOException {
        List<CtType<?>> types = types(CELLS.stream().map(row -> row[0]).toArray(String[]::new));
        return IntStream.range(0, CELLS.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        CELLS.get(i)[0],
                        () -> assertThat(
                                        of(named(types, "R" + i), Elsewhere.nowhere())
                                                        .runsCode()
                                                ? "runs"
                                                : "no")
                                .isEqualTo(CELLS.get(i)[1])));
    }

    @Test
    void anotherFileMaySetAProperty() throws IOException {
        List<CtType<?>> types = types("");

        assertThat(of(types, elsewhere("{ System.setProperty(\"jdbc.drivers\", \"p\"); }"))
                        .runsCode())
                .isTrue();
        assertThat(of(types, elsewhere("{ System.setProperty(\"jdbc\", \"p\"); }"))
                        .runsCode())
                .isFalse();
        assertThat(of(types, elsewhere("String text = \"jdbc.drivers\";")).runsCode())
                .isFalse();
        assertThat(of(types, elsewhere("{ getBundle(\"x\"); }")).runsCode()).isTrue();
    }

    /** Members of a class, each row a program of its own, and whether a library that looks into objects may get one. */
    private static final String GIVEN = """
            { lib.Work.now(new Object()); } => runs
            { lib.Work.now(); } => no
            { lib.Work.now(1, 2.5, 'c', "text", null, new int[3], new String[2][3]); } => no
            { lib.Work.now("R$Own"); } static class Own {} => no
            { lib.Work.now("NAME$Own"); } static class Own {} => runs
            { lib.Work.now(comm, new java.math.BigInteger("1"), java.nio.file.Path.of("x")); } => no
            { lib.Work.now(this); } => runs
            { lib.Work.now(new Object[] {"x"}); } => runs
            { lib.Work.now(() -> {}); } => runs
            { lib.Work.now(new java.util.ArrayList<String>()); } => runs
            { new lib.Work(new Object()); } => runs
            { new lib.Work(lib.Work.make()); } => runs
            { lib.Work work = lib.Work.make(); new lib.Work(work); } => no
            { lib.Work.getLogger(this); lib.Work.getLog(this); } => no
            { lib.Work.now(java.time.Instant.now(), new java.io.File("x")); } => no
            <T> void f(T t) { lib.Work.now(t); } => runs
            { java.util.List<?> l = null; lib.Work.now(l.get(0)); } => runs
            { comm.send(this, 1, MPI.INT, 0, 0); comm.later(this); } => no
            { lib.Work.task = this; } => runs
            { lib.Work.task = 3; } => no
            static class Own { Object task; } { new Own().task = this; } => no
            static class Own extends lib.Work {} => runs
            static class Own implements lib.Task {} => runs
            static class Own extends java.util.ArrayList<String> {} => no
            lib.Task code = () -> {}; => runs
            lib.Task code = System::gc; => runs
            Runnable code = () -> {}; lib.Work x; => no
            { new java.util.ArrayList<Object>().add(this); } => no
            { java.util.stream.Stream.of(1).gather(this); } => no
            { java.util.stream.Gatherers.later(this); } => no
            { missing(this).call(this); } => runs
            { var w = lib.Work.make(); w.call(this); } => runs
            { Object o = null; ((lib.Work) o).call(this); } => runs
            { Object o = null; ((java.util.stream.Stream<?>) o).later(this); } => no
            static class Own { void f(Object o) {} } { new Own().f(this); } => no
            { javax.inject.Work.now(this); } => runs
            { com.sun.jna.Native.register(this); } => runs
            { javax.xml.bind.JAXB.marshal(this, ""); } => runs
            { mpi.Tools.now(this); } => runs
            { sun.nio.ch.Later.now(this); com.sun.net.httpserver.Later.now(this); } => no
            { org.junit.jupiter.api.Assertions.assertNotNull(this); } => no
            { org.junit.jupiter.api.Assertions.assertNotNull(String.class); } => runs
            { missing(String.class); } => runs
            { lib.Work.getLogger(String.class); lib.Work.getLog(String.class); } => no
            { javax.net.ssl.SSLContext.later(String.class); } => runs
            { java.util.Objects.hash(String.class); } => no
            { new javax.management.StandardMBean(null, Runnable.class, false); } => no
            { new javax.script.SimpleBindings().put("x", String.class); } => no
            { new javax.swing.JTable().getDefaultRenderer(String.class); } => no
            { comm.send(String.class, 1, MPI.INT, 0, 0); } => no
            static class Own { static void f(Class<?> c) {} } { Own.f(String.class); } => no
            { javax.swing.SwingUtilities.invokeLater(null); new javax.swing.JLabel().add(null, this); } => no
            """;

    private static final List<String[]> GIVEN_CELLS = Snippet.cells(GIVEN);

    @TestFactory
    Stream<DynamicTest> librariesThatNobodyHasSeenMayRunWhatTheyGet() throws IOException {
        List<CtType<?>> types = types(IntStream.range(0, GIVEN_CELLS.size())
                .mapToObj(i -> GIVEN_CELLS.get(i)[0].replace("NAME", "R" + i))
                .toArray(String[]::new));
        return IntStream.range(0, GIVEN_CELLS.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        GIVEN_CELLS.get(i)[0],
                        () -> assertThat(
                                        of(named(types, "R" + i), Elsewhere.nowhere())
                                                        .runsCode()
                                                ? "runs"
                                                : "no")
                                .isEqualTo(GIVEN_CELLS.get(i)[1])));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lib.Work.make().call(this);", "lib.Work.make().more().call(this);"})
    void aLibraryIsKnownByTheFirstOfSeveralCalls(String calls) throws IOException {
        assertThat(of(types("{ " + calls + " }"), elsewhere("")).runsCode()).isTrue();
    }

    @Test
    void aClassThatAnotherFileDeclaresIsOfNoLibrary() throws IOException {
        List<CtType<?>> types = types("{ lib.Work.now(this); }");
        Path file = Files.writeString(folder.resolve("Work.java"), "package lib; class Work {}");
        Elsewhere declares = new Elsewhere(List.of(new SourceFile(file, file, folder)), StandardCharsets.UTF_8);

        assertThat(of(types, declares).runsCode()).isFalse();
        assertThat(of(types, elsewhere("")).runsCode()).isTrue();
    }

    @Test
    void aFieldOfTheJdkMayBeAWord() throws IOException {
        List<CtType<?>> types = types(
                "Object o = javax.swing.text.html.HTML.Tag.OBJECT;",
                "static class Own { static int OBJECT; } int o = Own.OBJECT;");

        assertThat(givesObjects(named(types, "R0"))).isTrue();
        assertThat(givesObjects(named(types, "R1"))).isFalse();
    }

    @Test
    void theApiIsNoLibraryThatGetsObjects() throws IOException {
        List<CtType<?>> types = types(
                "{ comm.send(this, 1, MPI.INT, 0, 0); }", "{ org.junit.jupiter.api.Assertions.assertNotNull(this); }");

        assertThat(used(named(types, "R0")).areObjectsGiven()).isFalse();
        assertThat(used(named(types, "R1")).areObjectsGiven()).isTrue();
    }

    private static boolean givesObjects(List<CtType<?>> types) {
        return used(types).give(Device.OBJECTS);
    }

    private static UsedNames used(List<CtType<?>> types) {
        return UsedNames.of(types, Dialects.shipped().all().get(0), Elsewhere.nowhere());
    }

    private static Reflection of(List<CtType<?>> types, Elsewhere elsewhere) {
        return new Hierarchy(Dialects.shipped().all().get(0), types, elsewhere, word -> false, true).reflection();
    }

    private static List<CtType<?>> named(List<CtType<?>> types, String name) {
        return types.stream()
                .filter(type -> type.getQualifiedName().equals(name)
                        || type.getQualifiedName().startsWith(name + "$"))
                .toList();
    }

    /** Of one class for each text, {@code R0} and so on. */
    private List<CtType<?>> types(String... members) throws IOException {
        ProgramFolder program = new ProgramFolder(folder.resolve("tree"));
        program.classPath(Path.of(URI.create(
                Test.class.getProtectionDomain().getCodeSource().getLocation().toString())));
        for (int i = 0; i < members.length; i++) {
            program.with("R" + i + ".java", "import mpi.*; class R" + i + " { Comm comm; " + members[i] + " }");
        }
        return ModelledFiles.of(program.tree()).stream()
                .flatMap(file -> file.types().stream())
                .<CtType<?>>flatMap(top -> top.getElements(new TypeFilter<CtType<?>>(CtType.class)).stream())
                .toList();
    }

    private Elsewhere elsewhere(String members) throws IOException {
        Path file = Files.writeString(folder.resolve("Elsewhere.java"), "class Elsewhere { " + members + " }");
        return new Elsewhere(List.of(new SourceFile(file, file, folder)), StandardCharsets.UTF_8);
    }
}
