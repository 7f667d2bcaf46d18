package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.sluicempi.analyzer.InputException;

final class WeaverTest {
    @TempDir
    Path folder;

    record Case(String name, String body, List<String> log) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Case program(String name, String body, String... log) {
        return new Case(name, body, List.of(log));
    }

    static Stream<Case> overlapped() {
        return Stream.of(
                program("header and payload", """
                        int[] rows = new int[1]; double[] a = new double[n];
                        comm.send(rows, 1, MPI.INT, 1, 0);
                        comm.send(a, n, MPI.INT, 1, 0);
                        """, "start-send", "send", "wait"),
                program("three sends of one array", """
                        int[] a = new int[n];
                        comm.send(a, n, MPI.INT, 1, 0);
                        comm.send(a, n, MPI.INT, 2, 0);
                        comm.send(a, n, MPI.INT, 3, 0);
                        """, "start-send", "start-send", "send", "wait", "wait"),
                program("two receives into fresh arrays", """
                        int[] a = new int[n]; int[] b = new int[n];
                        comm.recv(a, n, MPI.INT, 1, 0);
                        comm.recv(b, n, MPI.INT, 1, 0);
                        seen = a[0] + b[0];
                        """, "start-recv", "recv", "wait"),
                program(
                        "receive goes on during a send; the status is taken at completion",
                        """
                        int[] a = new int[n]; double[] b = new double[n];
                        Status s = comm.recv(a, n, MPI.INT, 1, 0);
                        comm.send(b, n, MPI.INT, 1, 0);
                        seen = s.getSource();
                        """,
                        "start-recv",
                        "send",
                        "wait"),
                program("exchange inside the author's handler", """
                        int[] a = new int[n]; double[] b = new double[n];
                        try {
                            comm.send(a, n, MPI.INT, 1, 0);
                            comm.recv(b, n, MPI.INT, 1, 0);
                            seen = (int) b[n];
                        } catch (ArrayIndexOutOfBoundsException e) {
                            comm.send(a, 0, MPI.INT, 1, 0);
                        }
                        """, "start-send", "recv", "wait", "send"),
                program(
                        "an exception on the way completes first",
                        """
                        int[] a = new int[n]; double[] b = new double[n]; int[][] c = new int[1][];
                        comm.send(a, n, MPI.INT, 1, 0);
                        comm.send(b, n, MPI.INT, 1, 0);
                        double x = b[n];
                        seen = (int) x;
                        """,
                        "start-send",
                        "send",
                        "wait",
                        "!ArrayIndexOutOfBoundsException"));
    }

    static Stream<Case> leftAlone() {
        return Stream.of(
                program("one send", "comm.send(new int[n], n, MPI.INT, 1, 0);", "send"),
                program(
                        "receive into the array that is being sent",
                        "int[] a = new int[n]; comm.send(a, n, MPI.INT, 1, 0); comm.recv(a, n, MPI.INT, 1, 0);",
                        "send",
                        "recv"),
                program(
                        "buffer rewritten before the next send",
                        "int[] a = new int[1]; comm.send(a, 1, MPI.INT, 1, 0); a[0] = 2; comm.send(a, 1, MPI.INT, 2, 0);",
                        "send",
                        "send"),
                program(
                        "output in between",
                        "int[] a = {1}; comm.send(a, 1, MPI.INT, 1, 0); System.out.print(\"\"); comm.send(a, 1, MPI.INT, 2, 0);",
                        "send",
                        "send"),
                program(
                        "status used at once",
                        "int[] a = {1}; seen = comm.recv(a, 1, MPI.INT, 1, 0).getSource(); comm.recv(new double[1], 1, MPI.INT, 1, 0);",
                        "recv",
                        "recv"),
                program(
                        "two fields may hold the same array",
                        "Object x = comm; int[] a = (int[]) copy(x); comm.recv(a, 1, MPI.INT, 1, 0); comm.recv(new int[1], 1, MPI.INT, 1, 0); } static Object copy(Object o) { return new int[1];",
                        "recv",
                        "recv"),
                program(
                        "a branch in between",
                        "int[] a = {1}; comm.send(a, 1, MPI.INT, 1, 0); if (n > 1) { comm.send(a, 1, MPI.INT, 2, 0); }",
                        "send",
                        "send"));
    }

    @ParameterizedTest
    @MethodSource
    void overlapped(Case program) throws Exception {
        WovenProgram woven = new WovenProgram(folder, program.body());
        List<String> blocking = new ArrayList<>(woven.run(3));
        WeaveResult result = woven.weave();
        assertThat(result.woven()).containsExactly(Path.of("Program.class"));
        assertThat(WovenProgram.rules(result)).contains("SL003");
        assertThat(woven.run(3)).isEqualTo(program.log()).isNotEqualTo(blocking);
    }

    @ParameterizedTest
    @MethodSource
    void leftAlone(Case program) throws Exception {
        WovenProgram woven = new WovenProgram(folder, program.body());
        byte[] before = woven.bytes();
        WeaveResult result = woven.weave();
        assertThat(result.woven()).isEmpty();
        assertThat(WovenProgram.rules(result)).isNotEmpty().containsOnly("SL014");
        assertThat(woven.bytes()).isEqualTo(before);
        assertThat(woven.run(3)).isEqualTo(program.log());
    }

    @Test
    void a_second_run_skips_and_restore_gives_the_original_bytes() throws Exception {
        WovenProgram woven = new WovenProgram(
                folder, "int[] a = {1}; comm.send(a, 1, MPI.INT, 1, 0); comm.send(a, 1, MPI.INT, 2, 0);");
        byte[] before = woven.bytes();
        woven.weave();
        byte[] once = woven.bytes();
        WeaveResult again = woven.weave();
        assertThat(again.skipped()).containsExactly(Path.of("Program.class"));
        assertThat(woven.bytes()).isEqualTo(once).isNotEqualTo(before);
        assertThat(woven.restore()).isEqualTo(1);
        assertThat(woven.bytes()).isEqualTo(before);
        assertThat(woven.restore()).isZero();
    }

    @Test
    void lines_of_a_transformed_source_become_those_of_the_original() throws Exception {
        WovenProgram woven = new WovenProgram(folder, "seen = n;\nseen++;");
        woven.weave((source, line) -> source.equals("Program.java") ? line + 100 : line);
        ClassNode type = new ClassNode();
        new ClassReader(woven.bytes()).accept(type, 0);
        List<Integer> lines = new ArrayList<>();
        type.methods.forEach(m -> m.instructions.forEach(i -> {
            if (i instanceof LineNumberNode line) {
                lines.add(line.line);
            }
        }));
        assertThat(lines).isNotEmpty().allMatch(line -> line > 100);
    }

    @Test
    void a_missing_folder_and_a_damaged_class_are_named() throws Exception {
        WeaveRequest missing =
                new WeaveRequest(folder.resolve("none"), List.of(), LineTables.NONE, folder.resolve("keep"));
        assertThatThrownBy(() -> new Weaver().weave(missing))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none");
        java.nio.file.Files.write(folder.resolve("Broken.class"), new byte[] {1, 2, 3});
        WeaveRequest broken = new WeaveRequest(folder, List.of(), LineTables.NONE, folder.resolve("keep"));
        assertThatThrownBy(() -> new Weaver().weave(broken))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Broken.class");
    }
}
