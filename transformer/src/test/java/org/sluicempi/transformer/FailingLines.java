package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import javax.tools.ToolProvider;
import mpi.Comm;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.sluicempi.runtime.Rank;

/**
 * On which lines a compiled class may fail: its calls, and its reads of arrays, with the lines that a trace names. The receive
 * that replaces another one counts as that.
 */
final class FailingLines {
    private FailingLines() {}

    /**
     * Compiles a class of the default package.
     *
     * @param line the line that is told for one of the text
     */
    static Map<String, Set<Integer>> of(String name, String text, Path folder, IntUnaryOperator line)
            throws IOException {
        Files.createDirectories(folder);
        Path source = Files.writeString(folder.resolve(name + ".java"), text);
        int result = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-g",
                        "-nowarn",
                        "-proc:none",
                        "-cp",
                        home(Comm.class) + File.pathSeparator + home(Rank.class),
                        "-d",
                        folder.toString(),
                        source.toString());
        assertThat(result).as(text).isZero();
        Map<String, Set<Integer>> lines = new TreeMap<>();
        new ClassReader(Files.readAllBytes(folder.resolve(name + ".class"))).accept(new Places(lines, line), 0);
        return lines;
    }

    private static Path home(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    private static final class Places extends ClassVisitor {
        private final Map<String, Set<Integer>> lines;
        private final IntUnaryOperator line;

        Places(Map<String, Set<Integer>> lines, IntUnaryOperator line) {
            super(Opcodes.ASM9);
            this.lines = lines;
            this.line = line;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
            return new MethodVisitor(Opcodes.ASM9) {
                private int at;

                @Override
                public void visitLineNumber(int number, Label start) {
                    at = line.applyAsInt(number);
                }

                @Override
                public void visitMethodInsn(int opcode, String owner, String called, String form, boolean of) {
                    add(owner + "." + (called.equals("deltaRecv") ? "recv" : called));
                }

                @Override
                public void visitInsn(int opcode) {
                    if (opcode == Opcodes.IALOAD || opcode == Opcodes.AALOAD) {
                        add("array");
                    }
                }

                private void add(String place) {
                    lines.computeIfAbsent(name + ": " + place, key -> new TreeSet<>())
                            .add(at);
                }
            };
        }
    }
}
