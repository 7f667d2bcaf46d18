package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import org.sluicempi.analyzer.flow.size.CodeSize;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** What is asked of the code around a call, whatever kind of code that is. */
class MethodTest {
    private static final Snippet.Table CHANGES = Snippet.table("""
            call(); => none
            count(); => bound
            bound = 1; => bound
            size = 1; => size
            other.size = 1; => size
            k = 1; => k
            int m = 3; m++; => m
            b[0] = 1; => none
            System.out.println(n); => none
            comm.send(b, n, MPI.DOUBLE, 1, 0); => none
            Runnable r = null; r.run(); => bound, shared, size, own, grid, other, limit, limit, limit, at, flag
            synchronized (c) { } => none
            class Late { static int at = count(); } k = Late.at; => bound, k
            class Other { static volatile int flag; } n = Other.flag; => n
            n = shared.length + a[0]; => n
            org.lost.Missing.run(); => bound, shared, size, own, grid, other, limit, limit, limit, at, flag
            class Other { void work() { size = 1; shared = null; } } new Other().work(); => shared, size
            """);

    private static final Snippet.Table RUNS_ON = Snippet.table("""
            call(); => false
            Integer.parseInt("1"); => true
            size = 1; k = n / k; => none
            class Late { static int at = 1; } k = Late.at; => none
            class Late { static int at = Integer.parseInt("1"); } k = Late.at; => true
            synchronized (c) { k = 1; } => none
            """);

    private static final Snippet.Table READS = Snippet.table("""
            Math.abs(k); => k read
            final int m = 3; Math.abs(m); => m constant 3
            int m = 3; Math.abs(m); => m read
            int m = 3; Math.abs(m + 1); => m read
            final int m = 3; Math.abs(m + 1); => m constant 3
            Math.abs(LIMIT); => LIMIT constant 8
            Math.abs(size); => none
            Math.abs(bound); => none
            """);

    private static final Snippet.Table SIZES = Snippet.table("""
            class C { { call(); } } => the longest constructor
            class C { { call(); } C() {} C(int i) { call(); } } => the longest constructor
            class C { { call(); } C() { call(); } C(int i) {} } => the longest constructor
            class C { static { call(); } static int i = count(); } => the static initialiser
            class C { void m() { call(); } } => the method
            """);

    private static final Snippet.Table AROUND = Snippet.table("""
            call(); => CtMethodImpl
            Runnable r = () -> call(); => CtLambdaImpl
            class C { C() { call(); } } => CtConstructorImpl
            class C { { call(); } } => CtAnonymousExecutableImpl
            """);

    /** The variables that some step may change, what declares them apart. */
    private static String changes(Snippet snippet) {
        Method method = Asked.method(snippet, snippet.method());
        List<CtVariable<?>> variables =
                snippet.method().getDeclaringType().getElements(new TypeFilter<CtVariable<?>>(CtVariable.class));
        return Asked.listed(variables.stream()
                .filter(variable -> IntStream.range(0, method.body().steps().size())
                        .filter(i -> method.step(i).origin() != variable)
                        .anyMatch(i -> method.mayChange(i, variable)))
                .map(CtVariable::getSimpleName));
    }

    /** Whether each call may throw or run for ever; nothing else does. */
    private static String runsOn(Snippet snippet) {
        Method method = Asked.method(snippet, snippet.method());
        return Asked.listed(IntStream.range(0, method.body().steps().size())
                .filter(i -> method.step(i) instanceof Step.Call || method.mayRunOn(i))
                .mapToObj(i -> String.valueOf(method.mayRunOn(i))));
    }

    /** What is known of the variables that the argument of the last call reads. */
    private static String reads(Snippet snippet) {
        Method method = Asked.method(snippet, snippet.method());
        List<CtInvocation> calls = snippet.all(CtInvocation.class);
        CtExpression<?> argument =
                (CtExpression<?>) calls.get(calls.size() - 1).getArguments().get(0);
        return Asked.listed(argument.getElements(new TypeFilter<>(CtVariableRead.class)).stream()
                .map(read -> (CtVariableRead<?>) read)
                .flatMap(read -> method
                        .variable(read)
                        .map(variable -> variable.getSimpleName()
                                + method.constant(read)
                                        .map(value -> " constant " + value)
                                        .orElse(" read"))
                        .stream()));
    }

    /** Which code has the size that is said of the first code of a class. */
    private static String size(Snippet snippet) {
        CtClass<?> type = snippet.first(CtClass.class);
        CtExecutable<?> code = Stream.<CtExecutable<?>>concat(
                        type.getAnonymousExecutables().stream(), type.getMethods().stream())
                .findFirst()
                .orElseThrow();
        Method method = Asked.method(snippet, code);
        if (!(code instanceof CtAnonymousExecutable block)) {
            return method.codeSize() == CodeSize.of(method.body(), code) ? "the method" : "another size";
        }
        Bodies bodies = snippet.file().semantics().bodies();
        long size = block.isStatic()
                ? CodeSize.of(bodies.ofInitialiser(type), type)
                : type.getConstructors().stream()
                        .mapToLong(constructor -> CodeSize.of(bodies.of(constructor), type))
                        .max()
                        .orElseThrow();
        boolean whole = size > CodeSize.of(method.body(), code) && method.codeSize() == size;
        return !whole ? "another size" : block.isStatic() ? "the static initialiser" : "the longest constructor";
    }

    @TestFactory
    Stream<DynamicTest> changes() {
        return CHANGES.answers(MethodTest::changes);
    }

    @TestFactory
    Stream<DynamicTest> callsThatMayNotComeBack() {
        return RUNS_ON.answers(MethodTest::runsOn);
    }

    @TestFactory
    Stream<DynamicTest> variablesThatAreRead() {
        return READS.answers(MethodTest::reads);
    }

    @TestFactory
    Stream<DynamicTest> sizes() {
        return SIZES.answers(MethodTest::size);
    }

    @TestFactory
    Stream<DynamicTest> codeAroundACall() {
        return AROUND.answers(snippet -> snippet.all(CtInvocation.class).stream()
                .filter(call -> call.getExecutable().getSimpleName().equals("call"))
                .findFirst()
                .flatMap(Method::around)
                .map(code -> code.getClass().getSimpleName())
                .orElse("none"));
    }
}
