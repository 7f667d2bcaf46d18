package org.sluicempi.analyzer.dependence.write;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
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
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtLoop;
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
    private final Map<CtElement, NavigableMap<Integer, List<Use>>> uses = new IdentityHashMap<>();

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
    Optional<Remark> of(Site site, CtLoop loop, List<Step> steps) {
        Set<String> words = new HashSet<>();
        steps.forEach(step -> step.texts().forEach(text -> addWords(text, words)));
        Span first = Spans.of(loop, site.text());
        Span region = new Span(
                Math.min(first.start(), site.span().start()),
                Math.max(first.end(), site.span().end()));
        CtElement member = loop.getParent(CtTypeMember.class);
        List<Use> inside = uses(member).subMap(region.start(), region.end()).values().stream()
                .flatMap(List::stream)
                .filter(use -> region.contains(use.span()) && words.contains(use.word()))
                .toList();
        for (Use use : inside) {
            Optional<CtElement> other = use.field().isPresent()
                    ? inside.stream()
                            .filter(each -> each.isOtherThan(use))
                            .<CtElement>map(Use::element)
                            .findFirst()
                            .or(() -> hiding(use, List.of(site.invocation(), loop, loop.getBody())))
                    : Optional.empty();
            if (other.isPresent()) {
                return Optional.of(
                        remark(new Remarks(site), use.word(), use.field().orElseThrow(), use.element(), other.get()));
            }
        }
        return localType(member, words, region, site, loop);
    }

    /** A class that the method declares somewhere, so that its name means it at some of the places only. */
    private static Optional<Remark> localType(
            CtElement member, Set<String> words, Span region, Site site, CtLoop loop) {
        return member.getElements(new TypeFilter<CtType<?>>(CtType.class)).stream()
                .filter(type -> type.isLocalType() && words.contains(Meanings.written(type)))
                .filter(type -> Spans.of(type, site.text()).start() >= region.start()
                        || !site.invocation().hasParent(type.getParent())
                        || !loop.hasParent(type.getParent()))
                .findFirst()
                .map(type -> remark(new Remarks(site), Meanings.written(type), TYPE, site.invocation(), type));
    }

    /** A local variable that a field's or a type's name means at one of the places where text is added, though nobody uses it. */
    private static Optional<CtElement> hiding(Use use, List<CtElement> places) {
        return places.stream()
                .flatMap(place ->
                        place
                                .getParent(CtTypeMember.class)
                                .getElements(new TypeFilter<CtVariable<?>>(CtVariable.class))
                                .stream()
                                .filter(variable -> !(variable instanceof CtField<?>)
                                        && variable.getSimpleName().equals(use.word())
                                        && isInside(place, variable.getParent())))
                .<CtElement>map(variable -> variable)
                .findFirst();
    }

    private static boolean isInside(CtElement place, CtElement around) {
        return place == around || place.hasParent(around);
    }

    private static Remark remark(Remarks remarks, String word, String field, CtElement place, CtElement other) {
        String kind = field.equals(TYPE) ? TYPE : "a field";
        String another = other instanceof CtType<?> ? "another type" : "another variable";
        return remarks.say(
                Rule.SL119,
                "'" + word + "' means " + kind + " at " + remarks.line(place) + " and " + another + " at "
                        + remarks.line(other) + ", and the change would have to name it in between",
                "give one of the two another name",
                place,
                other);
    }

    /** By where they begin. */
    private NavigableMap<Integer, List<Use>> uses(CtElement member) {
        return uses.computeIfAbsent(
                member,
                key -> key.getElements(new TypeFilter<>(CtElement.class)).stream()
                        .filter(element -> element instanceof CtVariableAccess<?> || element instanceof CtTypeAccess<?>)
                        .filter(Spans::exist)
                        .flatMap(element -> use(element).stream())
                        .collect(Collectors.groupingBy(use -> use.span().start(), TreeMap::new, Collectors.toList())));
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
