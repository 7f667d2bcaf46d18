package org.sluicempi.analyzer.dependence.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.model.ModelledFile;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.visitor.filter.TypeFilter;

/** What a call of another constructor executes: the initialisers of the object belong to it, wherever it stands. */
class ConstructorCallTest {
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            super(); => 2
            this(3); => 0
            """)
    void runsTheInitialisers(String call, int writes) {
        ModelledFile file = ModelledFiles.only("""
                import mpi.*;
                class P {
                    int n = 3;
                    { n = 4; }
                    P(int k) { }
                    P(Comm comm) throws MPIException { %s n = 5; comm.barrier(); }
                }
                """.formatted(call));
        CtConstructor<?> constructor =
                file.types().iterator().next().getElements(new TypeFilter<>(CtConstructor.class)).stream()
                        .filter(each -> !each.getThrownTypes().isEmpty())
                        .findFirst()
                        .orElseThrow();
        Method method = new Method(
                constructor, file.semantics(), Dialects.shipped().all().get(0));
        CtStatement statement = constructor.getBody().getStatement(0);
        Code code = new Code(List.of(statement), method);
        assertThat(code.steps().stream().map(method::step).filter(Step.WriteField.class::isInstance))
                .hasSize(writes);
    }

    /** Since Java 25 statements may stand in front of the call. */
    @ParameterizedTest
    @ValueSource(strings = {"super();", "this(3);", "super(); this.n = 7;"})
    void isPassedByNothing(String call, @TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("P.java"), """
                import mpi.*;
                class P {
                    int n;
                    { n = 4; }
                    P(int k) { }
                    P(Comm comm, double[] a, int n) throws MPIException {
                        for (int i = 0; i < n; i++) a[i] = i;
                        %s
                        comm.send(a, n, MPI.DOUBLE, 1, 0);
                    }
                    P(double[] a, int n, Comm comm) throws MPIException {
                        comm.recv(a, n, MPI.DOUBLE, 1, 0);
                        %s
                        for (int i = 0; i < n; i++) this.n += a[i];
                    }
                    static void sent(Comm comm, double[] a, int n) throws MPIException {
                        for (int i = 0; i < n; i++) a[i] = i;
                        comm.send(a, n, MPI.DOUBLE, 1, 0);
                    }
                }
                """.formatted(call, call));
        SourceTree tree = new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, 25);
        assertThat(new Analyzer()
                        .analyze(tree, Progress.NONE).everyRemark().stream()
                                .map(remark -> remark.rule().id()))
                .containsExactly("SL108", "SL108", "SL001");
    }
}
