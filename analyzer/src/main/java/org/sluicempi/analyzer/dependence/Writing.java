package org.sluicempi.analyzer.dependence;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.visitor.filter.TypeFilter;

/** SL119: whether what has been decided for a site can be written into its file. */
final class Writing {
    private final ModelledFile file;
    private final Meanings meanings;
    private final Map<CtElement, NavigableMap<Integer, List<Use>>> uses = new IdentityHashMap<>();
    private final Room room = new Room();

    /** A variable that the author names, and where. */
    private record Use(CtVariableAccess<?> access, Span span) {
        String name() {
            return access.getVariable().getSimpleName();
        }

        /** The field; empty for a local variable or a parameter. */
        Optional<String> field() {
            return access.getVariable() instanceof CtFieldReference<?> field && field.getDeclaringType() != null
                    ? Optional.of(field.getQualifiedName())
                    : Optional.empty();
        }

        boolean isOtherThan(Use use) {
            return name().equals(use.name()) && !field().equals(use.field());
        }
    }

    Writing(ModelledFile file, Meanings meanings) {
        this.file = file;
        this.meanings = meanings;
    }

    Optional<Remark> obstacle(Site site, Flow flow) {
        if (flow instanceof Flow.Left) {
            return Optional.empty();
        }
        if (isInLocalEnum(site.invocation())) {
            return Optional.of(new Remarks(site)
                    .say(
                            Rule.SL119,
                            "the call stands in an enum that a block declares, where nothing can be edited",
                            "declare the enum outside of methods"));
        }
        try {
            List<Step> steps =
                    new Assembly(file, meanings).plan(Map.of(site, flow)).steps();
            return ambiguous(site, flow, steps).or(() -> outgrown(site, flow, steps));
        } catch (UnwritableException e) {
            return Optional.of(new Remarks(site)
                    .say(Rule.SL119, String.valueOf(e.getMessage()), "give one of the two another name"));
        }
    }

    private Optional<Remark> outgrown(Site site, Flow flow, List<Step> steps) {
        return room.take(candidate(flow), steps).map(full -> {
            boolean method = full == Room.Full.METHOD;
            return new Remarks(site)
                    .say(
                            Rule.SL119,
                            method
                                    ? "the method is so large that with the added calls it might no longer fit into a class file"
                                    : "the class has so many constants that with those of the added calls they might no longer"
                                            + " fit into a class file",
                            "move a part of the " + (method ? "method" : "class") + " into another one");
        });
    }

    private static boolean isInLocalEnum(CtElement element) {
        for (CtType<?> type = element.getParent(CtType.class); type != null; type = type.getParent(CtType.class)) {
            if (type instanceof CtEnum<?> && type.isLocalType()) {
                return true;
            }
        }
        return false;
    }

    /** A word of the added text that means a field at one place between loop and call, and another variable at another. */
    private Optional<Remark> ambiguous(Site site, Flow flow, List<Step> steps) {
        Set<String> words = new HashSet<>();
        steps.forEach(step -> added(step).forEach(text -> addWords(text, words)));
        CtElement loop = loop(flow);
        Span first = Spans.of(loop, site.text());
        Span region = new Span(
                Math.min(first.start(), site.span().start()),
                Math.max(first.end(), site.span().end()));
        List<Use> inside =
                uses(loop.getParent(CtTypeMember.class)).subMap(region.start(), region.end()).values().stream()
                        .flatMap(List::stream)
                        .filter(use -> region.contains(use.span()) && words.contains(use.name()))
                        .toList();
        for (Use use : inside) {
            Optional<CtElement> other = use.field().isPresent()
                    ? inside.stream()
                            .filter(each -> each.isOtherThan(use))
                            .<CtElement>map(Use::access)
                            .findFirst()
                            .or(() -> hiding(use, List.of(site.invocation(), loop)))
                    : Optional.empty();
            if (other.isPresent()) {
                return Optional.of(ambiguous(new Remarks(site), use.access(), other.get()));
            }
        }
        return Optional.empty();
    }

    /** A local variable that the field's simple name means at one of the places where text is added, though nobody uses it. */
    private static Optional<CtElement> hiding(Use field, List<CtElement> places) {
        if (field.span().end() - field.span().start() > field.name().length()) {
            return Optional.empty();
        }
        return places.stream()
                .flatMap(place ->
                        place
                                .getParent(CtTypeMember.class)
                                .getElements(new TypeFilter<CtVariable<?>>(CtVariable.class))
                                .stream()
                                .filter(variable -> !(variable instanceof CtField<?>)
                                        && variable.getSimpleName().equals(field.name())
                                        && place.hasParent(variable.getParent())))
                .<CtElement>map(variable -> variable)
                .findFirst();
    }

    private static Remark ambiguous(Remarks remarks, CtVariableAccess<?> field, CtElement other) {
        return remarks.say(
                Rule.SL119,
                "'" + field.getVariable().getSimpleName() + "' means a field at " + remarks.line(field)
                        + " and another variable at " + remarks.line(other)
                        + ", and the change would have to name it in between",
                "give one of the two another name",
                field,
                other);
    }

    /** By where they begin. */
    private NavigableMap<Integer, List<Use>> uses(CtElement member) {
        return uses.computeIfAbsent(
                member,
                key -> key.getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class)).stream()
                        .filter(Spans::exist)
                        .map(access -> new Use(access, Spans.of(access, file.text())))
                        .collect(Collectors.groupingBy(use -> use.span().start(), TreeMap::new, Collectors.toList())));
    }

    private static CtElement loop(Flow flow) {
        return candidate(flow).loop().loop();
    }

    private static Candidate candidate(Flow flow) {
        return flow instanceof Flow.Sent sent ? sent.candidate() : ((Flow.Received) flow).candidate();
    }

    /** What a step writes, as far as it is made of names that the author has chosen. */
    private Stream<String> added(Step step) {
        if (step instanceof Step.BeginSend begin) {
            return Stream.of(begin.expression());
        } else if (step instanceof Step.PostReceive post) {
            return Stream.of(post.expression());
        } else if (step instanceof Step.Annotate loop) {
            return ranges(loop.waits(), loop.sends());
        } else if (step instanceof Step.Strip loop) {
            Stream<String> bounds = Stream.of(loop.lower(), loop.upper()).map(file.text()::substring);
            return Stream.concat(bounds, ranges(loop.waits(), loop.sends()));
        }
        return Stream.empty();
    }

    private static Stream<String> ranges(List<Step.RangeCall> waits, List<Step.RangeCall> sends) {
        return Stream.concat(waits.stream(), sends.stream()).flatMap(call -> Stream.of(call.from(), call.to()));
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
