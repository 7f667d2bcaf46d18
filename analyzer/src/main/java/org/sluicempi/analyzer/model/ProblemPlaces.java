package org.sluicempi.analyzer.model;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.sluicempi.analyzer.flow.language.OutermostMember;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;

/** Which of a file's problems bear on which code. */
final class ProblemPlaces {
    private final List<Problem> problems;
    private final SourceText text;
    private final int release;
    private final Predicate<String> isElsewhere;
    /** Those in no member of a type: every element of the type asks for them. */
    private final Map<CtType<?>, List<Problem>> inHeaders = new IdentityHashMap<>();

    /**
     * @param release Java language level of the program
     * @param isElsewhere whether a file that is not in the model may declare a type of a simple name
     */
    ProblemPlaces(List<Problem> problems, SourceText text, int release, Predicate<String> isElsewhere) {
        this.problems = problems;
        this.text = text;
        this.release = release;
        this.isElsewhere = isElsewhere;
    }

    /**
     * The first problem that makes what the model says about an element's surroundings doubtful: one in the same member
     * of its top-level type, or one in what that type extends. A field or a method with a missing type needs no care: the
     * compiler complains again where it is used.
     */
    Optional<Problem> about(CtElement element) {
        CtTypeMember member = OutermostMember.around(element);
        if (member == null || !Spans.exist(member)) {
            return problems.stream().findFirst();
        }
        List<Problem> inHeader = inHeaders.computeIfAbsent(member.getDeclaringType(), this::inHeader);
        return problems.stream()
                .filter(problem -> inHeader.contains(problem) || isIn(problem, member))
                .findFirst();
    }

    /** Whether one of them is about an import of all types of a package. */
    boolean ofUnknownPackage() {
        return problems.stream()
                .filter(problem -> problem.kind() == Problem.Kind.MISSING_IMPORT)
                .anyMatch(problem -> isOfAll(problem.span().start()));
    }

    private boolean isOfAll(int offset) {
        Tokens tokens = text.tokens();
        Optional<Token> last = tokens.from(offset);
        Optional<Token> next = last;
        while (next.isPresent() && !tokens.is(next.get(), ";")) {
            last = next;
            next = tokens.from(next.get().end());
        }
        return last.filter(token -> tokens.is(token, "*")).isPresent();
    }

    /** What it is around the element that does not compile. */
    String place(CtElement element, Problem problem) {
        CtTypeMember member = OutermostMember.around(element);
        return member != null && isIn(problem, member) ? "the method" : "the header of the class";
    }

    /** What the user could do about a problem: name the class path entry that is missing, if one is. */
    String remedy(Problem problem) {
        Optional<Problem> missing = problems.stream()
                .filter(p -> p.kind() == Problem.Kind.MISSING_IMPORT)
                .findFirst();
        if (missing.isPresent()) {
            return "add the jar or class folder that holds '"
                    + text.substring(missing.get().span()) + "' with --class-path";
        }
        if (problem.kind() == Problem.Kind.MISSING_TYPE) {
            String name = text.substring(problem.span());
            if (name.isEmpty()) {
                return "see to it that the file that declares it can be read and is among those that are named, or add the jar or"
                        + " class folder that holds it with --class-path";
            }
            if (isElsewhere.test(name)) {
                return "look whether the file that declares '" + name
                        + "' can be read: its encoding, its syntax, what is said of it";
            }
            return "add the jar or class folder that holds it with --class-path";
        }
        return release > Runtime.version().feature()
                ? "make the program compile, or run Sluice on Java " + release + ", whose library it may need"
                : "make the program compile";
    }

    private List<Problem> inHeader(CtType<?> type) {
        return problems.stream()
                .filter(problem -> isIn(problem, type)
                        && type.getTypeMembers().stream()
                                .filter(Spans::exist)
                                .noneMatch(member -> isIn(problem, member)))
                .toList();
    }

    private boolean isIn(Problem problem, CtElement element) {
        if (!Spans.exist(element)) {
            return true;
        }
        Span span = Spans.of(element, text);
        return span.start() <= problem.span().start() && problem.span().start() < span.end();
    }
}
