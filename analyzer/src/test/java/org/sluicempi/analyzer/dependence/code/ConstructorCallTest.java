package org.sluicempi.analyzer.dependence.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.flow.Step;
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
}
