package org.sluicempi.analyzer.dependence.each;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.dependence.rewrite.Form;
import org.sluicempi.analyzer.dependence.write.FreshNames;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;

/** Loops over the elements of a message's array, as loops that count. */
public final class EachForm implements Form {
    private final SourceText text;
    private final FreshNames names;

    public EachForm(SourceText text) {
        this.text = text;
        this.names = new FreshNames(text.tokens().words());
    }

    @Override
    public Optional<EachLoop> of(LoopSearch.Found found, Site site, Buffer buffer, Method method) {
        boolean fit = found.loop() instanceof CtForEach each
                && each.getParent() instanceof CtStatementList
                && each.getBody() instanceof CtBlock<?> body
                && Spans.exist(body)
                && !buffer.isRow()
                && isBuffer(each, buffer, method)
                && !each.getVariable().getSimpleName().equals(buffer.variable().getSimpleName())
                && isPlain(each);
        return fit && isThere(found, site, method) && isSteady(found.loop(), buffer.variable(), method)
                ? Optional.of(counted((CtForEach) found.loop()))
                : Optional.empty();
    }

    /**
     * Whether there certainly is an array: the exception that tells of none would name it, where that of the original names a variable
     * of the compiler's. A receive of elements into none fails.
     */
    private static boolean isThere(LoopSearch.Found found, Site site, Method method) {
        boolean filled = site.call().kind() == CallKind.RECV
                && found.conditions().isEmpty()
                && method.constantExpressions()
                        .read(site.count())
                        .map(Poly::evaluated)
                        .filter(count -> count.constant().orElse(0) > 0)
                        .isPresent();
        return filled || isNotNull(method, method.body().of(found.loop()).orElseThrow());
    }

    private static boolean isNotNull(Method method, Range loop) {
        for (int i = loop.from(); i < loop.to(); i++) {
            if (method.step(i) instanceof Step.ArrayLength length) {
                return new Proofs(method).isNotNull(length.array(), i);
            }
        }
        return false;
    }

    private EachLoop counted(CtForEach loop) {
        String name = names.of("i", "index", Spans.of(loop, text));
        return new EachLoop(loop, (CtLocalVariable<?>) loop.getVariable(), (CtBlock<?>) loop.getBody(), name);
    }

    private static boolean isBuffer(CtForEach loop, Buffer buffer, Method method) {
        return Buffer.of(loop.getExpression(), method.expressions())
                .filter(array -> !array.isRow() && array.variable() == buffer.variable())
                .isPresent();
    }

    /** Whether the header reads {@code (type variable : array)}. */
    private boolean isPlain(CtForEach loop) {
        Tokens tokens = text.tokens();
        Span array = Spans.of(loop.getExpression(), text);
        Optional<Token> closing = tokens.from(array.end());
        Optional<Token> opening = closing.flatMap(tokens::opening);
        return is(closing, ")")
                && is(tokens.upTo(array.start()), ":")
                && is(opening.flatMap(token -> tokens.upTo(token.start())), "for");
    }

    private boolean is(Optional<Token> token, String read) {
        return token.filter(found -> text.tokens().is(found, read)).isPresent();
    }

    /** Whether the variable is that of the same array all the time, as far as anybody can tell who looks once. */
    private static boolean isSteady(CtLoop loop, CtVariable<?> variable, Method method) {
        boolean others = variable instanceof CtField<?> field && !field.isFinal() && method.hasThreads();
        return !others && new Code(List.of(loop), method).change(variable).isEmpty();
    }
}
