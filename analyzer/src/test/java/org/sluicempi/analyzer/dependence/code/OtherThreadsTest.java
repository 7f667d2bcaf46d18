package org.sluicempi.analyzer.dependence.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.model.ModelledFile;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;

/** Behind which statements a field may hold what another thread has stored. */
class OtherThreadsTest {
    private static final String PROGRAM = """
            import mpi.*;
            class P {
                static int plain;
                static final int FIXED = Integer.parseInt("1");
                final int made = Integer.parseInt("1");
                static volatile boolean flag;
                static void quiet() { }
                static boolean look() { return flag; }
                static void tell(Comm comm, int[] a) throws MPIException { comm.send(a, 1, MPI.INT, 1, 0); }
                static void run(Comm comm, int[] a, int n) throws MPIException {
                    %s
                }
                static void other() { %s }
            }
            """;

    private static final String START = "new Thread(() -> { plain = 3; flag = true; }).start();";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            n = plain + FIXED;                        | false
            a[0] = n;                                 | false
            quiet();                                  | false
            n = Math.abs(n);                          | false
            while (!flag) { }                         | true
            flag = true;                              | true
            if (look()) n++;                          | true
            comm.recv(a, 1, MPI.INT, 0, 0);           | true
            comm.send(a, 1, MPI.INT, 1, 0);           | true
            tell(comm, a);                            | true
            synchronized (a) { n = 1; }               | true
            System.out.println(n);                    | true
            """)
    void mayHaveStored(String statement, boolean may) {
        assertThat(mayChange(statement, START, "plain")).isEqualTo(may);
        assertThat(mayChange(statement, START, "FIXED"))
                .as("waits for the class")
                .isEqualTo(may);
        assertThat(mayChange(statement, START, "made")).isEqualTo(may);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            while (!flag) { }
            comm.recv(a, 1, MPI.INT, 0, 0);
            tell(comm, a);
            synchronized (a) { n = 1; }
            """)
    void storesNothingWhereThereIsNone(String statement) {
        assertThat(mayChange(statement, "", "plain")).isFalse();
        assertThat(mayChange(statement, "", "made")).isFalse();
        assertThat(mayChange(statement, "", "FIXED")).isFalse();
    }

    @Test
    void storesByANameWhatIsNoConstant() {
        String set =
                "try { P.class.getDeclaredField(\"x\").setInt(null, 3); } catch (ReflectiveOperationException e) { }";
        assertThat(mayChange(set, "", "made")).isTrue();
        assertThat(mayChange("tell(comm, a);", set, "made")).isFalse();
        assertThat(mayChange(set, "", "FIXED")).as("cannot be set so").isFalse();
    }

    private static boolean mayChange(String statement, String other, String name) {
        ModelledFile file = ModelledFiles.only(PROGRAM.formatted(statement, other));
        CtMethod<?> run = file.types().stream()
                .flatMap(type -> type.getMethodsByName("run").stream())
                .findFirst()
                .orElseThrow();
        CtField<?> field = run.getDeclaringType().getField(name);
        Method method =
                new Method(run, file.semantics(), Dialects.shipped().all().get(0));
        List<Integer> steps =
                IntStream.range(0, method.body().steps().size()).boxed().toList();
        assertThat(steps).isNotEmpty();
        return steps.stream().anyMatch(i -> method.mayChange(i, field));
    }
}
