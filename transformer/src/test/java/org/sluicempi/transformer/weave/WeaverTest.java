package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

final class WeaverTest {
    private static final String PROGRAM = """
            import mpi.*;
            public class Program {
                public static void main(String[] args) throws Exception {
                    MPI.Init(args);
                    Comm comm = MPI.COMM_WORLD;
                    double[] a = new double[2000];
                    int sum = 0;
                    if (comm.getRank() == 0) {
                        comm.send(a, 2000, MPI.DOUBLE, 1, 1);
                        for (int i = 0; i < 100; i++) {
                            sum += i;
                        }
                        System.out.println("sum " + sum);
                    } else {
                        comm.setErrhandler(MPI.ERRORS_RETURN);
                        try {
                            receive(comm, a);
                        } catch (MPIException e) {
                            e.printStackTrace();
                        }
                    }
                    MPI.Finalize();
                }
                static void receive(Comm comm, double[] a) throws MPIException {
                    int sum = 0;
                    comm.recv(a, 1000, MPI.DOUBLE, 0, 1);
                    for (int i = 0; i < 100; i++) {
                        sum += i;
                    }
                    System.out.println("not here " + sum);
                }
            }
            """;

    @TempDir
    Path folder;

    private Path classes;
    private Path file;

    @BeforeEach
    void compile() throws IOException {
        classes = folder.resolve("classes");
        file = classes.resolve("Program.class");
        Path source = Files.writeString(folder.resolve("Program.java"), PROGRAM);
        Compiler.JAVAC.compile(source, WeaveProgram.face("openmpi"), classes);
    }

    private WeaveResult weave(LineTables lines) {
        return new Weaver().weave(new WeaveRequest(classes, lines, folder.resolve("keep")));
    }

    private Trial.Outcome run() throws IOException {
        return Trial.run(classes, WeaveProgram.face("openmpi"), "Program", 2, EmbeddedOptions.DEFAULT_EAGER_LIMIT);
    }

    private ClassNode read() throws IOException {
        ClassNode type = new ClassNode();
        new ClassReader(Files.readAllBytes(file)).accept(type, ClassReader.EXPAND_FRAMES);
        return type;
    }

    @Test
    void a_second_run_skips_and_restore_gives_the_original_bytes() throws Exception {
        byte[] before = Files.readAllBytes(file);
        assertThat(weave(LineTables.NONE).woven()).containsExactly(Path.of("Program.class"));
        byte[] once = Files.readAllBytes(file);
        WeaveResult again = weave(LineTables.NONE);
        assertThat(again.skipped()).containsExactly(Path.of("Program.class"));
        assertThat(again.remarks()).isEmpty();
        assertThat(Files.readAllBytes(file)).isEqualTo(once).isNotEqualTo(before);
        Weaver weaver = new Weaver();
        assertThat(weaver.restore(classes, folder.resolve("keep"))).isEqualTo(1);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        assertThat(weaver.restore(classes, folder.resolve("keep"))).isZero();
    }

    @Test
    void both_halves_are_called_by_the_author_s_name() throws Exception {
        weave(LineTables.NONE);
        List<String> calls = new ArrayList<>();
        for (MethodNode method : read().methods) {
            for (AbstractInsnNode insn : method.instructions) {
                if (insn instanceof org.objectweb.asm.tree.MethodInsnNode call && call.name.matches("send|recv")) {
                    calls.add(call.desc);
                }
            }
        }
        assertThat(calls)
                .contains(
                        "(Ljava/lang/Object;ILmpi/Datatype;IIZ)Lmpi/Request;",
                        "(Lmpi/Request;)V",
                        "(Lmpi/Request;)Lmpi/Status;");
    }

    @Test
    void lines_of_a_transformed_source_become_those_of_the_original() throws Exception {
        String before = run().output().get(1);
        assertThat(before).contains("receive(Program.java:26)");
        WeaveResult result = weave((source, line) -> source.equals("Program.java") ? line + 100 : line);
        assertThat(result.remarks())
                .extracting(r -> r.rule() + " " + r.position().line())
                .containsExactly("SL003 109", "SL003 126");
        List<Integer> lines = new ArrayList<>();
        for (MethodNode method : read().methods) {
            method.instructions.forEach(i -> {
                if (i instanceof LineNumberNode line) {
                    lines.add(line.line);
                }
            });
        }
        assertThat(lines).isNotEmpty().allMatch(line -> line > 100);
        assertThat(run().output().get(1)).isEqualTo(before.replaceAll("java:(\\d\\d)", "java:1$1"));
    }

    @ParameterizedTest
    @CsvSource({"30000, SL003", "65000, SL003", "65530, SL014"})
    void a_method_near_the_largest_size_is_woven_as_long_as_it_fits(int size, String rule) throws Exception {
        pad(size);
        Trial.Outcome before = run();
        WeaveResult result = weave(LineTables.NONE);
        assertThat(result.faulty()).isEmpty();
        // The second remark is about the method beside it, which is woven in any case.
        assertThat(result.remarks())
                .extracting(Remark::rule)
                .extracting(Enum::name)
                .containsExactly(rule, "SL003");
        assertThat(run()).isEqualTo(before);
    }

    /** Fills the body of the first loop until the code has about {@code size} bytes. */
    private void pad(int size) throws IOException {
        ClassNode type = read();
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode insn : method.instructions.toArray()) {
                if (insn.getOpcode() == Opcodes.IINC) {
                    InsnList nops = new InsnList();
                    for (int i = 0; i < size - 160; i++) {
                        nops.add(new InsnNode(Opcodes.NOP));
                    }
                    method.instructions.insertBefore(insn, nops);
                    break;
                }
            }
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        Files.write(file, writer.toByteArray());
    }

    @Test
    void a_class_at_which_the_weaver_fails_stays_and_the_others_go_on() throws Exception {
        Path other = classes.resolve("Other.class");
        ClassNode type = read();
        type.sourceFile = "Other.java";
        ClassWriter writer = new ClassWriter(0);
        type.accept(writer);
        Files.write(other, writer.toByteArray());
        byte[] before = Files.readAllBytes(other);
        WeaveResult result = weave((source, line) -> {
            if (source.equals("Other.java")) {
                throw new IllegalStateException("planted");
            }
            return line;
        });
        assertThat(result.faulty()).containsExactly(Path.of("Other.class"));
        assertThat(result.woven()).containsExactly(Path.of("Program.class"));
        assertThat(result.remarks()).anyMatch(r -> r.message().contains("planted"));
        assertThat(Files.readAllBytes(other)).isEqualTo(before);
    }

    @Test
    void a_class_that_is_too_new_stays() throws Exception {
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = 120;
        Files.write(file, bytes);
        WeaveResult result = weave(LineTables.NONE);
        assertThat(result.unchanged()).isEqualTo(1);
        assertThat(result.remarks())
                .extracting(Remark::rule)
                .extracting(Enum::name)
                .containsExactly("SL011");
    }

    @Test
    void a_missing_folder_and_a_damaged_class_are_named() throws Exception {
        WeaveRequest missing = new WeaveRequest(folder.resolve("none"), LineTables.NONE, folder.resolve("keep"));
        assertThatThrownBy(() -> new Weaver().weave(missing))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none");
        Files.write(classes.resolve("Broken.class"), new byte[] {1, 2, 3});
        assertThatThrownBy(() -> weave(LineTables.NONE))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Broken.class");
        assertThat(Files.walk(folder).sorted(Comparator.naturalOrder()))
                .noneMatch(path -> path.startsWith(folder.resolve("keep")));
    }
}
