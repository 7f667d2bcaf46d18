package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * Whether a part of the program's own packages is not there, such as a class that is generated when the program is built: it sees
 * what only the package sees, may be derived from its classes and call its methods.
 */
final class MissingFiles {
    private final Map<Path, SourceUnit> units;
    private final Elsewhere elsewhere;

    private MissingFiles(Batch batch, Elsewhere elsewhere) {
        this.units = batch.units().stream()
                .collect(Collectors.toMap(unit -> unit.file().path(), Function.identity()));
        this.elsewhere = elsewhere;
    }

    /** @param elsewhere the files that are not in the batch, whose types are not missing */
    static boolean areMissed(Batch batch, List<Problem> problems, Elsewhere elsewhere) {
        MissingFiles missing = new MissingFiles(batch, elsewhere);
        return problems.stream()
                .filter(problem ->
                        problem.kind() == Problem.Kind.MISSING_TYPE || problem.kind() == Problem.Kind.MISSING_NAME)
                .anyMatch(missing::isOfPackage);
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
        return name.filter(word -> isType(word)
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
