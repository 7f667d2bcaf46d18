package org.sluicempi.analyzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.visitor.filter.TypeFilter;

/** Some statements in a method of their own, in the form that the analysis asks, for classes that are asked alone. */
public record Snippet(ModelledFile file, CtMethod<?> method, Routine routine) {
    private static final String ARROW = " => ";
    private static final String PROGRAM = """
            import mpi.*;
            public class P {
                static final int LIMIT = 8;
                static int bound;
                static double[] shared;
                int size;
                double[] own;
                double[][] grid;
                P other;
                static int count() { return bound++; }
                static void call() {}
                static double[] made() { return new double[1]; }
                static int fail() { throw new IllegalStateException(); }
                static int endless() { while (bound >= 0) {} return 1; }
                static class Later { static int limit = endless(); }
                static class Plain { static int limit = 8; }
                static class Late { static int limit = 8 / bound; }
            %s
            }
            """;
    private static final String METHOD = """
                public void m%d(int n, int k, long far, int[] a, double[] b, double[] c, double[][] rows, Comm comm) throws Exception {
                    %s
                }
            """;

    /**
     * What statements stand in.
     *
     * @param text with {@code %s} for the methods, and another one for the calls of them
     * @param method with {@code %d} for its number and {@code %s} for the statements
     * @param call with {@code %d} for the number of the method
     */
    public record Program(String text, String method, String call) {
        private String of(List<String> statements) {
            String methods = IntStream.range(0, statements.size())
                    .mapToObj(i -> method.formatted(i, statements.get(i)))
                    .collect(Collectors.joining());
            String calls = IntStream.range(0, statements.size())
                    .mapToObj(call::formatted)
                    .collect(Collectors.joining());
            return text.formatted(methods, calls);
        }
    }

    /** Rows of {@code statements => answer}, with one model for all of them, which is built once. */
    public static final class Table {
        private final List<String[]> rows;
        private final List<Snippet> snippets;

        private Table(List<String[]> rows, List<Snippet> snippets) {
            this.rows = rows;
            this.snippets = snippets;
        }

        /** One test for each row: the answer of its statements is the one that it names. */
        public Stream<DynamicTest> answers(Function<Snippet, String> question) {
            return IntStream.range(0, rows.size())
                    .mapToObj(i -> DynamicTest.dynamicTest(
                            rows.get(i)[0].strip(),
                            () -> assertThat(question.apply(snippets.get(i))).isEqualTo(rows.get(i)[1].strip())));
        }
    }

    /**
     * Rows of {@code statements => answer}; a row may go on in the lines below it, which begin with a blank. The statements may
     * use what {@link #PROGRAM} and {@link #METHOD} declare.
     */
    public static Table table(String rows) {
        return table("%s", rows);
    }

    /**
     * The same for rows that have something in common.
     *
     * @param form of the statements, where {@code %s} stands for what a row says
     */
    public static Table table(String form, String rows) {
        return table(new Program(PROGRAM, METHOD, ""), form, rows);
    }

    /** The same for statements that stand in another program, whose only type is theirs. */
    public static Table table(Program program, String form, String rows) {
        List<String[]> cells = cells(rows);
        return new Table(
                cells,
                of(program, cells.stream().map(row -> form.formatted(row[0])).toList()));
    }

    /** What stands before and behind the arrow of each row. */
    public static List<String[]> cells(String rows) {
        List<String[]> cells = rows.replace("\n ", " ")
                .lines()
                .filter(row -> !row.isBlank())
                .map(row -> row.split(ARROW, 2))
                .toList();
        assertThat(cells).isNotEmpty().allSatisfy(row -> assertThat(row).hasSize(2));
        return cells;
    }

    private static List<Snippet> of(Program program, List<String> statements) {
        ModelledFile file = ModelledFiles.only(program.of(statements));
        assertThat(file.types()).hasSize(1);
        return IntStream.range(0, statements.size())
                .mapToObj(i -> method(file, "m" + i))
                .toList();
    }

    private static Snippet method(ModelledFile file, String name) {
        CtMethod<?> method = file.types().get(0).getMethodsByName(name).get(0);
        return new Snippet(file, method, Routine.of(file.semantics().bodies().of(method)));
    }

    /** The first method that a class inside has. */
    public Snippet inside() {
        CtMethod<?> inner = first(CtMethod.class);
        return new Snippet(file, inner, Routine.of(file.semantics().bodies().of(inner)));
    }

    /** Reads the expressions of the method; every variable is a symbol. */
    public ExpressionReader expressions() {
        return new ExpressionReader(routine, Definitions.NONE);
    }

    /** The first {@code for} loop, which others may stand in. */
    public CtFor loop() {
        return first(CtFor.class);
    }

    /** The only call of the method that is looked at. */
    public Site site() {
        List<Site> sites = file.sites().stream()
                .filter(site -> site.invocation().getParent(CtMethod.class) == method)
                .toList();
        assertThat(sites).hasSize(1);
        return sites.get(0);
    }

    /** A local variable. */
    public CtLocalVariable<?> variable(String name) {
        return all(CtLocalVariable.class).stream()
                .filter(local -> local.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The first element of a kind, in the order of the text. */
    public <E extends CtElement> E first(Class<E> kind) {
        return all(kind).get(0);
    }

    /** All elements of a kind. */
    public <E extends CtElement> List<E> all(Class<E> kind) {
        return method.getBody().getElements(new TypeFilter<>(kind));
    }
}
