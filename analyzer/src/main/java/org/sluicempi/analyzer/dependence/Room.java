package org.sluicempi.analyzer.dependence;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.analyzer.flow.CodeSize;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtLoop;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;

/**
 * How much code the methods of a file may still get until one of them might not fit into a class file any more. Bytes are
 * estimated from above, by the words and operators that are added.
 */
final class Room {
    private static final int WORD = 5;
    private static final int OPERATOR = 16;
    private static final int LOOP = 32;
    private static final int RANGE_CALL = 26;
    private static final Set<String> WITHOUT_CODE = Set.of("(", ")", "{", "}", ",", ";", ".");

    private final Map<Method, Long> sizes = new IdentityHashMap<>();
    private final Map<CtElement, Long> added = new IdentityHashMap<>();

    /** Whether there is room for the steps of a site, which then take it. */
    boolean take(Candidate candidate, List<Step> steps) {
        Method method = candidate.method();
        CtLoop loop = candidate.loop().loop();
        long wanted = steps.stream()
                        .mapToLong(step -> bytes(step, candidate.site().text(), CodeSize.ways(loop)))
                        .sum()
                * Math.max(
                        CodeSize.copies(loop), CodeSize.copies(candidate.site().invocation()));
        CtElement home = home(method.executable());
        long taken = added.getOrDefault(home, 0L);
        if (sizes.computeIfAbsent(method, Method::codeSize) + taken + wanted > CodeSize.MOST) {
            return false;
        }
        added.put(home, taken + wanted);
        return true;
    }

    /** What grows together: the initialisers of a class are in its constructors. */
    private static CtElement home(CtExecutable<?> executable) {
        boolean initialises = executable instanceof CtAnonymousExecutable || executable instanceof CtConstructor<?>;
        return initialises ? executable.getParent() : executable;
    }

    private static long bytes(Step step, SourceText text, long ways) {
        if (step instanceof Step.BeginSend begin) {
            return WORD + bytes(begin.expression());
        } else if (step instanceof Step.EndSend) {
            return 2 * WORD;
        } else if (step instanceof Step.EndTestedSend end) {
            return bytes(end.header());
        } else if (step instanceof Step.PostReceive post) {
            return 4 * WORD + bytes(post.expression());
        } else if (step instanceof Step.Insert insert) {
            return bytes(insert.statement());
        } else if (step instanceof Step.Complete complete) {
            return ways * (4 * WORD + bytes(complete.statement()));
        } else if (step instanceof Step.Annotate annotate) {
            return bytes(annotate.waits(), annotate.sends());
        } else if (step instanceof Step.Strip strip) {
            long bounds = bytes(text.substring(strip.lower())) + 2 * bytes(text.substring(strip.upper()));
            return LOOP + bounds + bytes(strip.waits(), strip.sends());
        }
        return 0;
    }

    private static long bytes(List<Step.RangeCall> waits, List<Step.RangeCall> sends) {
        return Stream.concat(waits.stream(), sends.stream())
                .mapToLong(call -> RANGE_CALL + bytes(call.from()) + bytes(call.to()))
                .sum();
    }

    private static long bytes(String code) {
        Tokens tokens = Tokens.of(code);
        return tokens.in(new Span(0, code.length())).stream()
                .mapToLong(token -> bytes(tokens, token))
                .sum();
    }

    private static long bytes(Tokens tokens, Token token) {
        if (token.kind() != Token.Kind.SYMBOL) {
            return WORD;
        }
        return WITHOUT_CODE.contains(tokens.read(token)) ? 0 : OPERATOR;
    }
}
