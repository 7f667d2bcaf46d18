package org.sluicempi.analyzer.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.SourceVersion;
import org.sluicempi.analyzer.dialect.Signature;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * Names that mean something else than the model says, because what they mean is not in it: a type of the same package goes before
 * one of {@code java.lang}, and so does an import that leads nowhere, of which the compiler complains where it stands and then
 * forgets about it.
 */
final class ShadowedNames {
    private static final String ANY = "*";

    private final SourceUnit unit;
    private final Tokens tokens;

    private ShadowedNames(SourceUnit unit) {
        this.unit = unit;
        this.tokens = unit.text().tokens();
    }

    /** A problem at each such name. */
    static List<Problem> problems(Batch batch, List<Problem> known) {
        List<Problem> problems = new ArrayList<>();
        for (SourceUnit unit : batch.units()) {
            Set<String> names =
                    new HashSet<>(batch.hidden().getOrDefault(unit.file().path(), Set.of()));
            ShadowedNames shadowed = new ShadowedNames(unit);
            known.stream()
                    .filter(problem -> problem.kind() == Problem.Kind.MISSING_IMPORT
                            && problem.file().equals(unit.file().path()))
                    .flatMap(problem -> shadowed.imported(problem).stream())
                    .forEach(names::add);
            problems.addAll(shadowed.problems(names));
        }
        return problems;
    }

    private List<Problem> problems(Set<String> names) {
        if (names.isEmpty()) {
            return List.of();
        }
        boolean anyMethod = names.contains(ANY);
        Set<String> own = anyMethod ? hidingMethods() : Set.of();
        return tokens.code().stream()
                .filter(token -> token.kind() == Token.Kind.WORD)
                .filter(token -> names.contains(tokens.read(token))
                        || anyMethod && isCall(token) && !own.contains(tokens.read(token)))
                .map(this::problem)
                .toList();
    }

    private Problem problem(Token token) {
        return new Problem(
                unit.file().path(),
                new Span(token.start(), token.end()),
                "what " + tokens.read(token) + " means cannot be resolved",
                Problem.Kind.MISSING_TYPE);
    }

    /** The name that an import brings; a star where it is all that is static in a type, which adds to the methods of a name. */
    private Optional<String> imported(Problem problem) {
        List<Token> code = tokens.code();
        int at = 0;
        for (int i = 0; i < code.size() && code.get(i).start() <= problem.span().start(); i++) {
            at = tokens.is(code.get(i), "import") ? i : at;
        }
        boolean isStatic = at + 1 < code.size() && tokens.is(code.get(at + 1), "static");
        return Optional.of(tokens.read(code.get(lastOfImport(at)))).filter(name -> !name.equals(ANY) || isStatic);
    }

    /** A name in front of a parenthesis, with nothing in front of it that says whose it is. */
    private boolean isCall(Token token) {
        boolean told = tokens.upTo(token.start())
                .filter(before -> tokens.is(before, ".") || tokens.is(before, "new") || tokens.is(before, "@"))
                .isPresent();
        return !told
                && !SourceVersion.isKeyword(tokens.read(token))
                && tokens.from(token.end()).filter(open -> tokens.is(open, "(")).isPresent();
    }

    /** Of the file's own methods those that hide what is imported wherever they are called: that nothing else brings. */
    private Set<String> hidingMethods() {
        Set<String> imported = new HashSet<>();
        unit.outline().imports().forEach(name -> imported.add(name.substring(name.lastIndexOf('.') + 1)));
        boolean alone = staticStars() < 2;
        return unit.outline().methods().stream()
                .map(Signature::name)
                .filter(name -> alone && !imported.contains(name))
                .collect(Collectors.toSet());
    }

    private long staticStars() {
        List<Token> code = tokens.code();
        return IntStream.range(0, code.size() - 1)
                .filter(i -> tokens.is(code.get(i), "import") && tokens.is(code.get(i + 1), "static"))
                .filter(i -> tokens.read(code.get(lastOfImport(i))).equals(ANY))
                .count();
    }

    /** @param at index of the word {@code import} */
    private int lastOfImport(int at) {
        List<Token> code = tokens.code();
        int end = at;
        while (end + 1 < code.size() && !tokens.is(code.get(end + 1), ";")) {
            end++;
        }
        return end;
    }
}
