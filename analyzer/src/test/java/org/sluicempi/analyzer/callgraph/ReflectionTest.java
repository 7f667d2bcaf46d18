package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.Snippet;
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
                        () -> assertThat(of(named(types, "R" + i), Elsewhere.nowhere())
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

    private static Reflection of(List<CtType<?>> types, Elsewhere elsewhere) {
        return new Hierarchy("mpi", types, elsewhere, word -> false, true).reflection();
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
