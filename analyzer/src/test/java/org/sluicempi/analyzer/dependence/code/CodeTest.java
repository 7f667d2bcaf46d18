package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** What a loop may do to variables, and how it may be left. */
class CodeTest {
    private static final Snippet.Table CHANGES = Snippet.table("int e = bound + n; while (k > 0) { %s }", """
            call(); => none
            bound = 1; => bound by P.bound, e by P.bound
            count(); => bound by P.count(), e by P.count()
            call(); } count(); { => none
            count(); bound = 1; => bound by P.bound, e by P.bound
            n++; => n by n, e by n
            size = 2; => size by size
            class L { static volatile int v; } => v by static volatile int v;
            """);
    private static final Snippet.Table EXITS = Snippet.table("for (; k > 0; k--) { %s }", """
            call(); => none
            if (n > 0) continue; k++; => none
            if (n > 0) break; k++; => break
            if (n > 0) return; => return
            if (n > 0) throw new Exception(); => throw new java.lang.Exception()
            try { throw new Exception(); } catch (Exception e) { n++; } => throw new java.lang.Exception()
            if (n > 0) return; if (n > 1) break; => return
            while (n > 0) { if (k > 1) break; n--; } => none
            while (n > 0) { return; } => return
            Runnable r = () -> { return; }; => none
            """);
    private static final Snippet.Table EXITS_OF_HEADERS = Snippet.table("""
            for (int i = 0; i < n; i++); => none
            for (;;) { call(); } => none
            while (true) { call(); } => none
            while (k > 0) { if (n > 0) continue; k++; } => continue
            here: while (k > 0) { if (n > 0) break here; k++; } => break here
            here: { k++; while (k > 0) { break here; } } => none
            """);
    private static final Snippet.Table EXITS_OF_STATEMENTS = Snippet.table("""
            call(); k = 1; => none
            if (k > 0) return; => return
            if (k > 0) throw new Exception(); => throw new java.lang.Exception()
            if (k > 0) { k++; } else { k--; } => none
            here: { if (k > 0) break here; k = 2; } => none
            if (n > 0) return; while (k > 0) { if (n > 0) break; k--; } => break
            """);
    private static final Snippet.Table CONDITIONS = Snippet.table("""
            if (k > 0 && n > 0) return; => none
            """);
    private static final Snippet.Table HIDDEN = Snippet.table("while (k > 0) { %s }", """
            call(); => none
            synchronized (c) { k--; } => synchronized(c) { k--; }
            Runnable r = () -> call(); => () -> P.call()
            """);

    /** The variables that may change, and the sum {@code e} as well, each with what changes it first. */
    private static String changes(Snippet snippet) {
        Asked asked = new Asked(snippet);
        Code code = asked.code();
        Stream<CtVariable<?>> fields =
                snippet.method().getDeclaringType().getFields().stream().map(f -> f);
        List<CtVariable<?>> inside = snippet.method().getElements(new TypeFilter<CtVariable<?>>(CtVariable.class));
        Stream<String> single = Stream.concat(fields, inside.stream())
                .flatMap(
                        variable -> code
                                .change(variable)
                                .map(change -> variable.getSimpleName() + " by " + Asked.text(change))
                                .stream());
        Poly sum = asked.method().expressions().read(asked.given("e")).orElseThrow();
        Stream<String> both = code.change(sum.symbols()).map(change -> "e by " + Asked.text(change)).stream();
        return Asked.listed(Stream.concat(single, both));
    }

    private static String exit(Code code) {
        return code.exit().map(Asked::text).orElse("none");
    }

    @TestFactory
    Stream<DynamicTest> changes() {
        return CHANGES.answers(CodeTest::changes);
    }

    @TestFactory
    Stream<DynamicTest> exitsOfALoop() {
        return Stream.of(EXITS, EXITS_OF_HEADERS)
                .flatMap(table -> table.answers(snippet -> exit(new Asked(snippet).code())));
    }

    @TestFactory
    Stream<DynamicTest> exitsOfStatements() {
        return EXITS_OF_STATEMENTS.answers(snippet -> {
            List<CtStatement> statements = snippet.method().getBody().getStatements();
            return exit(new Code(statements, new Asked(snippet).method()));
        });
    }

    @TestFactory
    Stream<DynamicTest> conditionsLeaveNothing() {
        return CONDITIONS.answers(snippet -> {
            CtExpression<?> condition = snippet.first(CtIf.class).getCondition();
            return exit(new Code(List.of(condition), new Asked(snippet).method()));
        });
    }

    @TestFactory
    Stream<DynamicTest> whatIsNotFollowed() {
        return HIDDEN.answers(
                snippet -> new Asked(snippet).code().hidden().map(Asked::text).orElse("none"));
    }
}
