package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/** Classes at the limits of the class file format, and of what can be analysed, stay as they are. */
final class WeaveLimitsTest {
    private static final int MOST_CONSTANTS = 65_535;

    @TempDir
    Path folder;

    private Path classes = Path.of("");
    private Path file = Path.of("");

    @BeforeEach
    void place() {
        classes = folder.resolve("classes");
        file = classes.resolve("Program.class");
    }

    private void compile(String statements) throws IOException {
        Path source = Files.writeString(folder.resolve("Program.java"), """
                import mpi.*;
                public class Program {
                    public static void main(String[] args) throws Exception {
                        MPI.Init(args);
                        double[] a = new double[64];
                        if (MPI.COMM_WORLD.getRank() == 0) {
                            a[63] = 7;
                            MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1);
                        } else {
                            receive(a);
                        }
                        MPI.Finalize();
                    }
                    static void receive(double[] a) throws MPIException {
                        int sum = 0;
                        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 0, 1);
                        for (int i = 0; i < 100; i++) {
                            sum += i;
                        }
                        System.out.println(a[63] + " and " + sum);
                %s
                    }
                }
                """.formatted(statements));
        Compiler.JAVAC.compile(source, WeaveProgram.face("openmpi"), classes);
    }

    private WeaveResult weave(LineTables lines) {
        return new Weaver().weave(new WeaveRequest(classes, lines, folder.resolve("kept")));
    }

    private Trial.Outcome run() throws IOException {
        return Trial.run(classes, WeaveProgram.face("openmpi"), "Program", 2, EmbeddedOptions.DEFAULT_EAGER_LIMIT);
    }

    /** Leaves room for so many constants. */
    private void fill(int free) throws IOException {
        ClassReader reader = new ClassReader(Files.readAllBytes(file));
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(writer, 0);
        for (int i = reader.getItemCount(); i < MOST_CONSTANTS - free; i++) {
            writer.newUTF8("constant " + i);
        }
        byte[] full = writer.toByteArray();
        assertThat(new ClassReader(full).getItemCount()).isEqualTo(MOST_CONSTANTS - free);
        Files.write(file, full);
    }

    @Test
    void a_class_nearly_full_of_constants_is_woven() throws Exception {
        compile("");
        fill(100);
        Trial.Outcome before = run();
        WeaveResult result = weave(LineTables.NONE);
        assertThat(result.woven()).hasSize(1);
        assertThat(run()).isEqualTo(before);
    }

    @Test
    void a_method_whose_jumps_are_wide_is_woven_and_gets_its_lines() throws Exception {
        StringBuilder code = new StringBuilder("double d0 = 1");
        for (int i = 1; i < 100; i++) {
            code.append(", d").append(i).append(" = ").append(i);
        }
        code.append(";\nfor (int t = 0; t < sum - 4949; t++) {\n");
        code.append("d1 = d2 * d3 + d4;\n".repeat(3_500)).append("}\nSystem.out.println(d1);\n");
        compile(code.toString());
        Trial.Outcome before = run();
        WeaveResult result = weave((source, line) -> line + 100);
        assertThat(result.faulty()).isEmpty();
        assertThat(result.woven()).hasSize(1);
        assertThat(run()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void a_class_full_of_constants_stays(int free) throws Exception {
        compile("");
        fill(free);
        byte[] before = Files.readAllBytes(file);
        WeaveResult result = weave(LineTables.NONE);
        assertThat(result.faulty()).isEmpty();
        assertThat(result.woven()).isEmpty();
        assertThat(result.remarks()).extracting(r -> r.rule().name()).containsExactly("SL014", "SL014");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "0, 0"})
    void its_lines_become_those_of_the_original_if_there_is_room_for_the_mark(int free, int woven) throws Exception {
        compile("");
        fill(free);
        WeaveResult result = weave((source, line) -> line + 100);
        assertThat(result.faulty()).isEmpty();
        assertThat(result.woven()).hasSize(woven);
        assertThat(result.remarks())
                .filteredOn(r -> r.message().contains("class left as it is"))
                .hasSize(1 - woven);
    }

    /** Each of them has two handlers, so following all ways takes more memory than the analysis is allowed. */
    @Test
    void a_method_that_takes_too_much_memory_to_follow_stays() throws Exception {
        compile(String.join("\n", Collections.nCopies(3200, "synchronized (a) { }")));
        Trial.Outcome before = run();
        WeaveResult result = weave(LineTables.NONE);
        assertThat(result.faulty()).isEmpty();
        assertThat(result.woven()).isEmpty();
        assertThat(result.remarks()).extracting(r -> r.rule().name()).isEqualTo(List.of("SL014", "SL014"));
        assertThat(run()).isEqualTo(before);
    }
}
