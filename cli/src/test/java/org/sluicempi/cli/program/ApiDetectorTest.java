package org.sluicempi.cli.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;

final class ApiDetectorTest {
    @TempDir
    Path dir;

    @Test
    void small_letters_are_open_mpi() throws Exception {
        assertThat(inSource("import mpi.*; class A { void f() { MPI.COMM_WORLD . send(b, n, MPI.INT, 1, 2); } }"))
                .contains(Api.OPENMPI);
    }

    @Test
    void capitals_are_mpj_express() throws Exception {
        assertThat(inSource("import mpi.MPI; class A { int r = MPI.COMM_WORLD.Rank(); }"))
                .contains(Api.MPJ);
    }

    @Test
    void a_send_in_a_file_without_mpi_says_nothing() throws Exception {
        assertThat(inSource("class Mail { void f(Mailer mailer) { mailer.send(); } }"))
                .isEmpty();
    }

    @Test
    void calls_in_class_files_count() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mpi/Comm", "Send"));

        assertThat(new ApiDetector().addClasses(List.of(dir)).result()).contains(Api.MPJ);
    }

    @Test
    void calls_on_other_classes_do_not_count() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mail/Mailer", "send"));

        assertThat(new ApiDetector().addClasses(List.of(dir)).result()).isEmpty();
    }

    @Test
    void a_broken_class_file_gives_no_hint() throws Exception {
        Files.write(dir.resolve("A.class"), new byte[] {1, 2, 3});
        Files.write(dir.resolve("B.class"), classThatCalls("mpi/Intracomm", "send"));

        assertThat(new ApiDetector().addClasses(List.of(dir)).result()).contains(Api.OPENMPI);
    }

    @Test
    void programs_in_packages_below_mpi_count_and_the_api_itself_does_not() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mpi/Comm", "mpi/Comm", "send"));
        Files.write(dir.resolve("B.class"), classThatCalls("mpi/topo/cart", "mpi/Cartcomm", "Rank"));

        assertThat(new ApiDetector().addClasses(List.of(dir)).result()).contains(Api.MPJ);
    }

    private java.util.Optional<Api> inSource(String text) throws Exception {
        Path file = Files.writeString(dir.resolve("A.java"), text);
        return new ApiDetector()
                .addSources(List.of(file), StandardCharsets.UTF_8)
                .result();
    }

    private static byte[] classThatCalls(String owner, String method) {
        return classThatCalls("A", owner, method);
    }

    private static byte[] classThatCalls(String name, String owner, String method) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(V17, ACC_PUBLIC, name, null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "f", "()V", null, null);
        code.visitCode();
        code.visitMethodInsn(INVOKEVIRTUAL, owner, method, "()V", false);
        code.visitInsn(RETURN);
        code.visitMaxs(1, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
