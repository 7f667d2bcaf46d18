package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.CountedLoopReader;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLoop;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;

/** Statements with the method around them as decisions ask it; variables that are declared there have agreed names. */
record Asked(Snippet snippet, Method method) {
    Asked(Snippet snippet) {
        this(snippet, method(snippet, snippet.method()));
    }

    static Method method(Snippet snippet, CtExecutable<?> executable) {
        return new Method(
                executable, snippet.file().semantics(), Dialects.shipped().all().get(0));
    }

    /** The second method inside, with the statements of the first one in the place of the call that it begins with. */
    static Asked withCalled(Snippet snippet) {
        List<CtMethod> methods = snippet.all(CtMethod.class);
        CtMethod<?> caller = methods.get(1);
        CtInvocation<?> call = caller.getBody().getStatement(0);
        Called called = new Called(call, methods.get(0), List.of());
        return new Asked(snippet, method(snippet, caller).with(called));
    }

    static String listed(Stream<String> words) {
        String list = words.collect(Collectors.joining(", "));
        return list.isEmpty() ? "none" : list;
    }

    /** What a local variable is given last. */
    Value given(String variable) {
        return steps(Step.WriteLocal.class)
                .filter(write -> write.variable().getSimpleName().equals(variable))
                .reduce((before, last) -> last)
                .orElseThrow()
                .value();
    }

    /** The index of the step that calls {@code call}, which a class inside may do, too. */
    int place() {
        return IntStream.range(0, method.body().steps().size())
                .filter(i -> method.step(i) instanceof Step.Call call
                        && call.method().name().equals("call"))
                .findFirst()
                .orElseThrow();
    }

    /** The array that a variable {@code it} is given. */
    Buffer buffer() {
        return Buffer.of(snippet.variable("it").getDefaultExpression(), method.expressions())
                .orElseThrow();
    }

    /** The first loop, which others may stand in. */
    CtLoop loop() {
        return loops().get(0);
    }

    List<CtLoop> loops() {
        return snippet.all(CtLoop.class);
    }

    /** That loop alone. */
    Code code() {
        return new Code(List.of(loop()), method);
    }

    /** That loop, counted. */
    CountedLoop counted() {
        return counted(snippet.loop());
    }

    CountedLoop counted(CtFor loop) {
        return new CountedLoopReader(method.body(), method.expressions())
                .read(loop)
                .orElseThrow();
    }

    /** What something in the program is called, on one line. */
    static String text(CtElement element) {
        return element.toString().replaceAll("\\s+", " ");
    }

    <S extends Step> Stream<S> steps(Class<S> kind) {
        return method.body().steps().stream().filter(kind::isInstance).map(kind::cast);
    }
}
