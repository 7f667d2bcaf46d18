package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** Makes class files of different makers and ages of the same program. */
enum Compiler {
    JAVAC,
    JAVAC_WITHOUT_VARIABLES,
    ECJ,
    /** Java 5: no stack map frames. Only for programs that need nothing younger. */
    OLD;

    /** Compiles one source file into an empty folder. */
    void compile(Path source, Path classPath, Path output) throws IOException {
        Files.createDirectories(output);
        String debug = this == JAVAC_WITHOUT_VARIABLES ? "-g:lines,source" : "-g";
        List<String> options =
                List.of(debug, "-proc:none", "-cp", classPath.toString(), "-d", output.toString(), source.toString());
        StringWriter messages = new StringWriter();
        boolean done = this == ECJ
                ? BatchCompiler.compile(
                        Stream.concat(Stream.of("-17", "-nowarn"), options.stream())
                                .toArray(String[]::new),
                        new PrintWriter(messages),
                        new PrintWriter(messages),
                        null)
                : ToolProvider.getSystemJavaCompiler()
                                .run(
                                        null,
                                        null,
                                        null,
                                        Stream.concat(
                                                        Stream.of("--release", this == OLD ? "8" : "17", "-Xlint:none"),
                                                        options.stream())
                                                .toArray(String[]::new))
                        == 0;
        assertThat(done).as(this + " of " + source + "\n" + messages).isTrue();
        if (this == OLD) {
            classes(output).forEach(Compiler::age);
        }
    }

    private static void age(Path file) {
        try {
            ClassNode type = new ClassNode();
            new ClassReader(Files.readAllBytes(file)).accept(type, ClassReader.SKIP_FRAMES);
            type.version = Opcodes.V1_5;
            ClassWriter writer = new ClassWriter(0);
            type.accept(writer);
            Files.write(file, writer.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Path> classes(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(f -> f.toString().endsWith(".class")).sorted().toList();
        }
    }
}
