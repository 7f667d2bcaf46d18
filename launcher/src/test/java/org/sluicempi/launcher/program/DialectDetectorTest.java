package org.sluicempi.launcher.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;

final class DialectDetectorTest {
    private static final String SEND = "send(Ljava/lang/Object;ILmpi/Datatype;II)V";
    private static final String SEND_MPJ = "Send(Ljava/lang/Object;IILmpi/Datatype;II)V";

    @TempDir
    Path dir;

    @Test
    void calls_in_class_files_count() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mpi/Comm", SEND_MPJ));

        detected().isEqualTo("mpj");
    }

    @Test
    void calls_on_other_classes_do_not_count() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mail/Mailer", SEND));

        detected().isEqualTo("none");
    }

    @Test
    void a_program_that_only_asks_for_the_version_has_a_dialect() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mpi/MPI", "getLibVersion()Ljava/lang/String;"));

        detected().isEqualTo("openmpi");
    }

    @Test
    void types_count_where_no_call_is_known() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mpi/Info", "<init>()V"));

        detected().isEqualTo("openmpi");
    }

    @Test
    void a_program_that_uses_what_all_dialects_have_has_the_first_one() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mpi/MPI", "Finalize()V"));

        detected().isEqualTo("openmpi");
    }

    @Test
    void a_broken_class_file_gives_no_hint() throws Exception {
        Files.write(dir.resolve("A.class"), new byte[] {1, 2, 3});
        Files.write(dir.resolve("B.class"), classThatCalls("mpi/Intracomm", SEND));

        detected().isEqualTo("openmpi");
    }

    @Test
    void programs_in_packages_below_mpi_count_and_the_api_itself_does_not() throws Exception {
        Files.write(dir.resolve("A.class"), classThatCalls("mpi/Comm", "mpi/Comm", SEND));
        Files.write(dir.resolve("B.class"), classThatCalls("mpi/topo/cart", "mpi/Cartcomm", "Rank()I"));

        detected().isEqualTo("mpj");
    }

    @Test
    void equal_names_are_told_apart_by_their_arguments() throws Exception {
        Dialects three = Dialects.of(List.of("openmpi", "mpj", "offsets"));
        Files.write(dir.resolve("A.class"), classThatCalls("mpi/Comm", "send(Ljava/lang/Object;IILmpi/Datatype;II)V"));
        detected(new DialectDetector(three)).isEqualTo("offsets");

        Files.write(dir.resolve("A.class"), classThatCalls("mpi/Comm", SEND));
        detected(new DialectDetector(three)).isEqualTo("openmpi");
    }

    private AbstractStringAssert<?> detected() throws Exception {
        return detected(new DialectDetector());
    }

    private AbstractStringAssert<?> detected(DialectDetector detector) throws Exception {
        return assertThat(
                detector.addClasses(List.of(dir)).result().map(Dialect::id).orElse("none"));
    }

    private static byte[] classThatCalls(String owner, String method) {
        return classThatCalls("A", owner, method);
    }

    /** @param method with its descriptor */
    private static byte[] classThatCalls(String name, String owner, String method) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(V17, ACC_PUBLIC, name, null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "f", "()V", null, null);
        code.visitCode();
        int end = method.indexOf('(');
        code.visitMethodInsn(INVOKEVIRTUAL, owner, method.substring(0, end), method.substring(end), false);
        code.visitInsn(RETURN);
        code.visitMaxs(1, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
