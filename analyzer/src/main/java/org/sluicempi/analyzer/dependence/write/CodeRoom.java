package org.sluicempi.analyzer.dependence.write;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.dependence.code.Called;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.flow.size.CodeSize;
import org.sluicempi.analyzer.flow.size.PoolSize;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;

/**
 * How much code the methods of a file, and how many constants its classes, may still get until they might not fit into a class
 * file any more. Bytes are estimated from above, by the words and operators that are added; constants by the different words, as what
 * several sites name is there once.
 */
final class CodeRoom {
    private static final int WORD = 5;
    private static final int OPERATOR = 16;

    /** What catches an exception and throws it again. */
    private static final int HANDLER = 20;

    private static final Set<String> WITHOUT_CODE = Set.of("(", ")", "{", "}", ",", ";", ".");

    /** The names of the delta classes and their methods, and of the variables that are added. */
    private static final int CONSTANTS = 80;

    private static final int CONSTANTS_OF_WORD = 8;

    private static final int MOST_PARAMETERS = 255;

    private static final Set<String> TWO_PLACES = Set.of("long", "double");

    /** A text that is shorter has fewer constants than there are places: no character stands for more than four. */
    private static final int FEW = PoolSize.MOST / 4;

    private final Map<Method, Long> sizes = new IdentityHashMap<>();
    private final Map<CtElement, Long> added = new IdentityHashMap<>();
    private final Map<CtType<?>, Long> constants = new IdentityHashMap<>();
    private final Map<CtType<?>, Set<String>> words = new IdentityHashMap<>();
    private final Map<CtMethod<?>, Integer> handed = new IdentityHashMap<>();

    /** What there is no room in. */
    enum Full {
        PARAMETERS,
        METHOD,
        CLASS
    }

    /** What has no room for the steps of a site; nothing where they fit in, and then have taken it. */
    Optional<Full> take(List<Affected> all, List<Step> steps) {
        Affected first = all.get(0);
        Method method = first.method();
        long wanted = all.stream().mapToLong(each -> wanted(each, steps)).max().orElseThrow();
        CtElement home = home(method.executable());
        long taken = added.getOrDefault(home, 0L);
        if (sizes.computeIfAbsent(method, Method::codeSize) + taken + wanted > CodeSize.MOST) {
            return Optional.of(Full.METHOD);
        }
        SourceText text = first.site().text();
        CtType<?> type = first.site().invocation().getParent(CtType.class);
        Set<String> known = new HashSet<>(words.getOrDefault(type, Set.of()));
        long places = known.isEmpty() ? CONSTANTS : 0;
        places += CONSTANTS_OF_WORD
                * steps.stream().mapToLong(step -> addTo(known, step)).sum();
        long before = text.text().length() < FEW ? 0 : constants.computeIfAbsent(type, method::poolSize);
        if (before + places > PoolSize.MOST) {
            return Optional.of(Full.CLASS);
        }
        Optional<CtMethod<?>> called = first.called().map(Called::method);
        if (called.filter(this::hasAllParameters).isPresent()) {
            return Optional.of(Full.PARAMETERS);
        }
        called.ifPresent(looked -> handed.merge(looked, 1, Integer::sum));
        added.put(home, taken + wanted);
        constants.put(type, before + places);
        words.put(type, known);
        return Optional.empty();
    }

    /** Adds the words of a step to those that are known already, and tells how many are new. */
    private static int addTo(Set<String> known, Step step) {
        int before = known.size();
        for (String code : step.texts()) {
            Tokens tokens = Tokens.of(code);
            tokens.code().stream()
                    .filter(token -> token.kind() != Token.Kind.SYMBOL)
                    .forEach(token -> known.add(tokens.read(token)));
        }
        return known.size() - before;
    }

    /** By the numbers of the language's machine, where the object is a parameter too and some types count twice. */
    private boolean hasAllParameters(CtMethod<?> method) {
        int places = method.getParameters().stream()
                .mapToInt(parameter -> TWO_PLACES.contains(parameter.getType().getQualifiedName()) ? 2 : 1)
                .sum();
        int object = method.isStatic() ? 0 : 1;
        return object + places + handed.getOrDefault(method, 0) >= MOST_PARAMETERS;
    }

    private static long wanted(Affected affected, List<Step> steps) {
        CtStatement around = affected.around();
        return steps.stream()
                        .mapToLong(step -> bytes(step, CodeSize.ways(around)))
                        .sum()
                * Math.max(
                        CodeSize.copies(around), CodeSize.copies(affected.site().invocation()));
    }

    /** What grows together: the initialisers of a class are in its constructors. */
    private static CtElement home(CtExecutable<?> executable) {
        boolean initialises = executable instanceof CtAnonymousExecutable || executable instanceof CtConstructor<?>;
        return initialises ? executable.getParent() : executable;
    }

    /** @param ways on which what is changed can be left; each has a copy of what is executed on all of them */
    private static long bytes(Step step, long ways) {
        long written = step.texts().stream().mapToLong(CodeRoom::bytes).sum();
        return step instanceof Step.Finally ? ways * (HANDLER + written) : written;
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
