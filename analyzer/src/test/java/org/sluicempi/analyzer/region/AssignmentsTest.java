package org.sluicempi.analyzer.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/** Which variables statements assign, and which of them once and for all. */
class AssignmentsTest {
    private static final Snippet.Table ASSIGNMENTS = Snippet.table("""
                int m = n; => none
                int m; m = n; => m by m = n
                k = 1; k = 2; => k by k = 1
                k++; => k by k++
                n += k; => n by n += k
                size = 3; => size by size = 3
                this.own = b; => own by this.own = b
                other.size = 3; => size by other.size = 3
                bound = 4; => bound by P.bound = 4
                b[0] = 1; count(); => none
                for (int x : a) call(); => none
                int m = 0; for (int j = m; j < 3; j++) call(); => j by j++
                System.out.println(n); => none
                """);
    private static final Snippet.Table POLYNOMIALS = Snippet.table("""
                for (int i = 0; i < n + k; i++) {} => true: n true, k true
                k = 1; for (int i = 0; i < n + k; i++) {} => false: n true, k false
                size++; for (int i = 0; i < n - size; i++) {} => false: n true, size false
                b = c; for (int i = 0; i < b.length; i++) {} => false: b.length false
                n = 1; for (int i = 0; i < n / 2; i++) {} => false: (n / 2) false
                """);
    private static final Snippet.Table CONSTANTS_ONCE_AND_FOR_ALL = Snippet.table("""
                int m = 5; => m 5
                int m; m = 5; => m 5
                int m = 5; m = 5; => none
                int m = 5; m++; => none
                int m = n; => none
                int m = n; m = 5; => none
                n = 5; => none
                size = 5; => none
                String s = "x"; int m = 3; => s x, m 3
                """);

    private static List<CtVariable<?>> variables(Snippet snippet) {
        List<CtVariable<?>> variables = new ArrayList<>(snippet.method().getParameters());
        variables.addAll(snippet.method().getDeclaringType().getFields());
        variables.addAll(snippet.all(CtVariable.class).stream()
                .map(variable -> (CtVariable<?>) variable)
                .toList());
        return variables;
    }

    /** What assigns each variable first. */
    private static String assigned(Snippet snippet) {
        Body body = snippet.routine().body();
        Assignments assignments =
                Assignments.in(body, body.of(snippet.method().getBody()).orElseThrow());
        String found = variables(snippet).stream()
                .filter(assignments::assigns)
                .map(variable -> variable.getSimpleName() + " by "
                        + text(assignments.to(variable).orElseThrow()))
                .collect(Collectors.joining(", "));
        variables(snippet).stream()
                .filter(variable -> !assignments.assigns(variable))
                .forEach(variable -> assertThat(assignments.to(variable)).isEmpty());
        assertThat(assignments.to("n")).isEmpty();
        return found.isEmpty() ? "none" : found;
    }

    private static String text(CtElement element) {
        CtElement parent = element.getParent();
        return (element instanceof CtVariable<?> ? element : parent).toString();
    }

    /** Whether the bound of the first loop keeps its value in the body of it. */
    private static String keeps(Snippet snippet) {
        Body body = snippet.routine().body();
        Assignments inBody =
                Assignments.in(body, body.of(snippet.loop().getBody()).orElseThrow());
        Poly bound = new CountedLoopReader(body, snippet.expressions())
                .read(snippet.loop())
                .orElseThrow()
                .end();
        Assignments all =
                Assignments.in(body, body.of(snippet.method().getBody()).orElseThrow());
        assertThat(inBody.keep(bound)).isTrue();
        return bound.symbols().stream()
                .map(symbol -> symbol.text() + " " + all.keep(symbol))
                .collect(Collectors.joining(", ", all.keep(bound) + ": ", ""));
    }

    /** The constants that variables are given once and for all. */
    private static String constants(Snippet snippet) {
        Body body = snippet.routine().body();
        OnceAssigned once = new OnceAssigned(body);
        String found = variables(snippet).stream()
                .flatMap(variable -> once.of(variable).stream()
                        .map(value -> variable.getSimpleName() + " " + ((Step.Constant) body.producer(value)).value()))
                .collect(Collectors.joining(", "));
        return found.isEmpty() ? "none" : found;
    }

    @TestFactory
    Stream<DynamicTest> assignments() {
        return ASSIGNMENTS.answers(AssignmentsTest::assigned);
    }

    @TestFactory
    Stream<DynamicTest> polynomials() {
        return POLYNOMIALS.answers(AssignmentsTest::keeps);
    }

    @TestFactory
    Stream<DynamicTest> constantsOnceAndForAll() {
        return CONSTANTS_ONCE_AND_FOR_ALL.answers(AssignmentsTest::constants);
    }
}
