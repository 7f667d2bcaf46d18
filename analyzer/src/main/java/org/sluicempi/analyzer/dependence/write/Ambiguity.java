package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtPattern;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Words of the text that is added for a site which do not mean the same thing wherever the author's text has them between
 * loop and call.
 */
final class Ambiguity {
    /** Where a word means a type, or a package in front of one. */
    private static final String TYPE = "a type";

    private final ModelledFile file;
    private final Map<CtElement, Words> members = new IdentityHashMap<>();

    /**
     * What the words of a method mean, read once for all its sites.
     *
     * @param uses by where they begin
     * @param variables local variables and parameters by name, in the order of the text
     * @param types those that the method declares, in the order of the text
     */
    private record Words(
            NavigableMap<Integer, List<Use>> uses, Map<String, List<CtVariable<?>>> variables, List<CtType<?>> types) {}

    /**
     * A word with nothing in front of it that means a variable, a type or a package.
     *
     * @param field the field that it means or that it is a type; empty for a local variable or a parameter
     */
    private record Use(CtElement element, String word, Span span, Optional<String> field) {
        boolean isOtherThan(Use use) {
            return word.equals(use.word) && !field.equals(use.field);
        }
    }

    Ambiguity(ModelledFile file) {
        this.file = file;
    }

    /** The first such word. */
    Optional<Remark> of(Affected affected, List<Step> steps) {
        Set<String> words = new HashSet<>();
        steps.forEach(step -> step.texts().forEach(text -> addWords(text, words)));
        return of(affected.site(), affected.entry(), words)
                .or(() -> affected.called().flatMap(called -> inTwoMethods(affected, called.method(), words)));
    }

    /** A word that means a field or a type in one method and a variable in the other, where both get text. */
    private Optional<Remark> inTwoMethods(Affected affected, CtElement called, Set<String> words) {
        CtElement caller = affected.entry().getParent(CtTypeMember.class);
        List<CtElement> callers = List.of(affected.site().invocation(), affected.entry());
        return hidden(affected, words(called), words(caller), callers, words)
                .or(() -> hidden(affected, words(caller), words(called), places(affected), words))
                .or(() -> hiddenInCalled(affected, called, words));
    }

    /** Where text is added in the called method. */
    private static List<CtElement> places(Affected affected) {
        return affected.around() instanceof CtLoop loop ? List.of(loop, loop.getBody()) : List.of(affected.around());
    }

    /** Where the loop is, whatever the caller's words mean. */
    private Optional<Remark> hiddenInCalled(Affected affected, CtElement called, Set<String> words) {
        List<CtElement> places = places(affected);
        return words(called).uses().values().stream()
                .flatMap(List::stream)
                .filter(use -> words.contains(use.word()) && use.field().isPresent())
                .flatMap(use -> hiding(use, places)
                        .map(other -> remark(
                                new Remarks(affected.site()),
                                use.word(),
                                use.field().orElseThrow(),
                                use.element(),
                                other))
                        .stream())
                .findFirst();
    }

    /** A field or a type of one method whose name means a variable of the other where text is added there. */
    private static Optional<Remark> hidden(
            Affected affected, Words using, Words declaring, List<CtElement> places, Set<String> words) {
        return using.uses().values().stream()
                .flatMap(List::stream)
                .filter(use -> words.contains(use.word()) && use.field().isPresent())
                .flatMap(use -> declaring.variables().getOrDefault(use.word(), List.of()).stream()
                        .filter(variable -> places.stream().anyMatch(place -> isInside(place, scope(variable))))
                        .map(variable -> remark(
                                new Remarks(affected.site()),
                                use.word(),
                                use.field().orElseThrow(),
                                use.element(),
                                variable)))
                .findFirst();
    }

    private Optional<Remark> of(Site site, CtStatement loop, Set<String> words) {
        Span first = Spans.of(loop, site.text());
        Span region = new Span(
                Math.min(first.start(), site.span().start()),
                Math.max(first.end(), site.span().end()));
        CtElement member = loop.getParent(CtTypeMember.class);
        List<Use> inside = words(member).uses().subMap(region.start(), region.end()).values().stream()
                .flatMap(List::stream)
                .filter(use -> region.contains(use.span()) && words.contains(use.word()))
                .toList();
        for (Use use : inside) {
            Optional<CtElement> other = use.field().isPresent()
                    ? inside.stream()
                            .filter(each -> each.isOtherThan(use))
                            .<CtElement>map(Use::element)
                            .findFirst()
                            .or(() -> hiding(use, places(site, loop)))
                    : Optional.empty();
            if (other.isPresent()) {
                return Optional.of(
                        remark(new Remarks(site), use.word(), use.field().orElseThrow(), use.element(), other.get()));
            }
        }
        return localType(member, words, region, site, loop);
    }

    private static List<CtElement> places(Site site, CtStatement entry) {
        return entry instanceof CtLoop loop
                ? List.of(site.invocation(), loop, loop.getBody())
                : List.of(site.invocation(), entry);
    }

    /** A class that the method declares somewhere, so that its name means it at some of the places only. */
    private Optional<Remark> localType(CtElement member, Set<String> words, Span region, Site site, CtStatement loop) {
        return words(member).types().stream()
                .filter(type -> words.contains(Meanings.written(type)))
                .filter(type -> Spans.of(type, site.text()).start() >= region.start()
                        || !site.invocation().hasParent(type.getParent())
                        || !loop.hasParent(type.getParent()))
                .findFirst()
                .map(type -> remark(
                        new Remarks(site),
                        Meanings.written(type),
                        used(member, Meanings.written(type)),
                        site.invocation(),
                        type));
    }

    /** What a word means in a method where it means more than a type; a type if it means nothing else. */
    private String used(CtElement member, String word) {
        return words(member).uses().values().stream()
                .flatMap(List::stream)
                .filter(use -> use.word().equals(word))
                .flatMap(use -> use.field().stream())
                .filter(field -> !field.equals(TYPE))
                .findFirst()
                .orElse(TYPE);
    }

    /** A local variable that a field's or a type's name means at one of the places where text is added, though nobody uses it. */
    private Optional<CtElement> hiding(Use use, List<CtElement> places) {
        return places.stream()
                .flatMap(place ->
                        words(place.getParent(CtTypeMember.class))
                                .variables()
                                .getOrDefault(use.word(), List.of())
                                .stream()
                                .filter(variable -> isInside(place, scope(variable))))
                .<CtElement>map(variable -> variable)
                .findFirst();
    }

    /** A pattern's variable may be seen behind the statement that holds it (JLS 6.3.2), one of a case in later cases (6.3). */
    private static CtElement scope(CtVariable<?> variable) {
        CtElement around = variable.getParent();
        if (around instanceof CtCase<?>) {
            return around.getParent();
        }
        CtElement block = around instanceof CtPattern ? around.getParent(CtBlock.class) : null;
        return block == null ? around : block;
    }

    private static boolean isInside(CtElement place, CtElement around) {
        return place == around || place.hasParent(around);
    }

    private static Remark remark(Remarks remarks, String word, String field, CtElement place, CtElement other) {
        String kind = field.equals(TYPE) ? TYPE : "a field";
        String another =
                other instanceof CtType<?> ? field.equals(TYPE) ? "another type" : "a type" : "another variable";
        return remarks.say(
                Rule.SL119,
                "'" + word + "' means " + kind + " at " + remarks.line(place) + " and " + another + " at "
                        + remarks.line(other) + ", and the change would have to name it in between",
                "give one of the two another name",
                place,
                other);
    }

    private Words words(CtElement member) {
        return members.computeIfAbsent(member, this::read);
    }

    private Words read(CtElement member) {
        NavigableMap<Integer, List<Use>> uses = new TreeMap<>();
        Map<String, List<CtVariable<?>>> variables = new HashMap<>();
        List<CtType<?>> types = new ArrayList<>();
        for (CtElement element : member.getElements(new TypeFilter<>(CtElement.class))) {
            if (element instanceof CtVariable<?> variable && !(variable instanceof CtField<?>)) {
                variables
                        .computeIfAbsent(variable.getSimpleName(), key -> new ArrayList<>())
                        .add(variable);
            } else if (element instanceof CtType<?> type && type.isLocalType()) {
                types.add(type);
            } else if ((element instanceof CtVariableAccess<?> || element instanceof CtTypeAccess<?>)
                    && Spans.exist(element)) {
                use(element)
                        .ifPresent(use -> uses.computeIfAbsent(use.span().start(), key -> new ArrayList<>())
                                .add(use));
            }
        }
        return new Words(uses, variables, types);
    }

    private Optional<Use> use(CtElement element) {
        Span span = Spans.of(element, file.text());
        if (element instanceof CtFieldAccess<?> access
                && access.getTarget() != null
                && !access.getTarget().isImplicit()) {
            return Optional.empty();
        }
        if (element instanceof CtVariableAccess<?> access) {
            Optional<String> field = access.getVariable() instanceof CtFieldReference<?> reference
                            && reference.getDeclaringType() != null
                    ? Optional.of(reference.getQualifiedName())
                    : Optional.empty();
            return Optional.of(new Use(access, access.getVariable().getSimpleName(), span, field));
        }
        Tokens tokens = file.text().tokens();
        return element.isImplicit()
                ? Optional.empty()
                : tokens.in(span).stream()
                        .filter(token -> token.kind() == Token.Kind.WORD)
                        .findFirst()
                        .map(token -> new Use(element, tokens.read(token), span, Optional.of(TYPE)));
    }

    /** The words that no object or class in front of them tells apart. */
    private static void addWords(String text, Set<String> words) {
        Tokens tokens = Tokens.of(text);
        for (Token token : tokens.code()) {
            boolean qualified = tokens.upTo(token.start())
                    .filter(before -> tokens.is(before, "."))
                    .isPresent();
            if (token.kind() == Token.Kind.WORD && !qualified) {
                words.add(tokens.read(token));
            }
        }
    }
}
