package org.sluicempi.analyzer.symbolic;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;

/**
 * How the author writes a variable: a field with everything that stands in front of its name, because there is no telling
 * what else a shorter or a longer name means at its place.
 */
final class Spelling {
    /** What the model counts to a name that it stands behind. */
    private static final Set<String> BEHIND = Set.of(")", ";", ".");

    private Spelling() {}

    /**
     * On one line, without comments, without casts and parentheses around it. Empty if it is not found in a text that was
     * {@linkplain WrittenText#keep kept}, and for a field of an object that an expression yields.
     */
    static Optional<String> of(CtVariableAccess<?> access) {
        String name = access.getVariable().getSimpleName();
        if (!(access instanceof CtFieldAccess<?> field)
                || field.getTarget() == null
                || field.getTarget().isImplicit()) {
            return Optional.of(name);
        }
        return isName(field.getTarget()) ? qualified(access, name) : Optional.empty();
    }

    /** Whether a type is written by its simple name. */
    static boolean isSimple(CtTypeAccess<?> access) {
        return WrittenText.of(access)
                .filter(text -> text.substring(whole(access))
                        .equals(access.getAccessedType().getSimpleName()))
                .isPresent();
    }

    /** Whether it means the same wherever the names in it do: a type, or the object at hand or around it. */
    private static boolean isName(CtExpression<?> target) {
        return target instanceof CtTypeAccess || target instanceof CtThisAccess || target instanceof CtSuperAccess;
    }

    private static Optional<String> qualified(CtElement access, String name) {
        Optional<SourceText> text = WrittenText.of(access);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Tokens tokens = text.get().tokens();
        List<Token> code = tokens.in(tokens.whole(whole(access)));
        int last = code.size() - 1;
        while (last >= 0 && BEHIND.contains(tokens.read(code.get(last)))) {
            last--;
        }
        int first = first(tokens, code, last);
        return first >= 0 && tokens.is(code.get(last), name)
                ? Optional.of(tokens.onOneLine(
                        new Span(code.get(first).start(), code.get(last).end())))
                : Optional.empty();
    }

    private static Span whole(CtElement access) {
        return new Span(
                access.getPosition().getSourceStart(), access.getPosition().getSourceEnd() + 1);
    }

    /** Index of the first of the names, or things in parentheses, that lead to the last name with dots in between. */
    private static int first(Tokens tokens, List<Token> code, int last) {
        int first = last;
        while (first >= 2 && tokens.is(code.get(first - 1), ".")) {
            first -= 2;
            int depth = 0;
            while (first >= 0) {
                depth += tokens.is(code.get(first), ")") ? 1 : tokens.is(code.get(first), "(") ? -1 : 0;
                if (depth == 0) {
                    break;
                }
                first--;
            }
        }
        return first;
    }
}
