package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * Whether a part of the program itself is not there, such as a class that is generated when the program is built, or another module:
 * it may be derived from the program's classes and call its methods, and sees what only its package sees if that is one of the
 * program's. A package belongs to the program if it begins with the same two words as another one that does.
 */
final class MissingFiles {
    private final Map<Path, SourceUnit> units;
    private final Set<List<String>> packages;
    private final Elsewhere elsewhere;

    private MissingFiles(Batch batch, Elsewhere elsewhere) {
        this.units = batch.units().stream()
                .collect(Collectors.toMap(unit -> unit.file().path(), Function.identity()));
        this.packages = batch.units().stream()
                .map(unit -> unit.outline().packageName())
                .filter(name -> !name.isEmpty())
                .map(name -> List.of(name.split("\\.")))
                .collect(Collectors.toSet());
        this.elsewhere = elsewhere;
    }

    /** @param elsewhere the files that are not in the batch, whose types are not missing */
    static boolean areMissed(Batch batch, List<Problem> problems, Elsewhere elsewhere) {
        MissingFiles missing = new MissingFiles(batch, elsewhere);
        return problems.stream()
                .filter(problem -> problem.kind() != Problem.Kind.OTHER)
                .anyMatch(problem -> missing.isOfPackage(problem) || missing.isInFull(problem));
    }

    /** Whether it is named with a package of the program. */
    private boolean isInFull(Problem problem) {
        SourceUnit unit = units.get(problem.file());
        if (unit == null) {
            return false;
        }
        Tokens tokens = unit.text().tokens();
        StringBuilder name = new StringBuilder();
        Optional<Token> next = tokens.from(problem.span().start());
        while (next.filter(token -> token.kind() == Token.Kind.WORD || tokens.is(token, "."))
                .isPresent()) {
            String word = tokens.read(next.get());
            if (isType(word) && name.length() > 0 && !word.equals(".")) {
                return isOwn(name.substring(0, name.length() - 1)) && !elsewhere.declares(word);
            }
            name.append(word);
            next = tokens.from(next.get().end());
        }
        return false;
    }

    private boolean isOwn(String packageName) {
        List<String> words = List.of(packageName.split("\\."));
        return packages.stream().anyMatch(own -> {
            int same = Math.min(2, Math.min(own.size(), words.size()));
            return own.subList(0, same).equals(words.subList(0, same));
        });
    }

    private boolean isOfPackage(Problem problem) {
        SourceUnit unit = units.get(problem.file());
        if (unit == null) {
            return false;
        }
        Tokens tokens = unit.text().tokens();
        Optional<String> name = tokens.from(problem.span().start())
                .filter(token -> token.kind() == Token.Kind.WORD && !isBehindDot(tokens, token))
                .map(tokens::read);
        return problem.kind() != Problem.Kind.MISSING_IMPORT
                && name.filter(word -> isType(word)
                                && unit.outline().imports().stream().noneMatch(each -> each.endsWith("." + word))
                                && !elsewhere.declares(word))
                        .isPresent();
    }

    private static boolean isBehindDot(Tokens tokens, Token token) {
        return tokens.upTo(token.start())
                .filter(before -> tokens.is(before, "."))
                .isPresent();
    }

    /** The compiler does not say what an unknown name should be; variables and packages are written small. */
    private static boolean isType(String name) {
        return !Character.isLowerCase(name.codePointAt(0));
    }
}
