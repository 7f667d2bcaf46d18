package org.sluicempi.corpus.fuzz.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.corpus.program.Dialect;

/** A program ends its own job, by whatever words; the JVM that runs it goes on with the next one. */
class StageTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.exit(3)",
                "Runtime.getRuntime().exit(3)",
                "Runtime.getRuntime().halt(3)",
                "((java.util.function.IntConsumer) System::exit).accept(3)",
                "System.class.getMethod(\"exit\", int.class).invoke(null, 3)"
            })
    void aProgramThatEndsItsJvmEndsItsJob(String end) {
        Path face = Dialect.OPENMPI.face();
        String text = "package cases;\nimport mpi.MPI;\npublic class Ends {\n"
                + "public static void main(String[] args) throws Exception {\nMPI.Init(args);\n"
                + "if (MPI.COMM_WORLD.getRank() == 1) {\nSystem.out.println(\"bye\");\n" + end
                + ";\nSystem.out.println(\"never\");\n}\nMPI.COMM_WORLD.barrier();\nMPI.Finalize();\n}\n}\n";
        MemoryCompiler.Result program = new MemoryCompiler(face).compile(Map.of("cases/Ends.java", text));
        assertThat(program.errors()).isEmpty();

        try (Stage stage = new Stage(face)) {
            JobOutcome outcome =
                    stage.run("cases.Ends", List.of(), program.classes(), program.classes(), JobSetting.original(2));

            assertThat(outcome.end()).contains("(3) before Finalize");
            assertThat(outcome.failed()).isEqualTo(1);
            assertThat(outcome.good()).isTrue();
            assertThat(outcome.output()).containsExactly("", "bye\n");
        }
    }
}
