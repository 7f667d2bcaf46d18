package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.Outline;
import org.sluicempi.analyzer.scan.OwnPackages;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * Whether a part of the program itself is not there, such as a class that is generated when the program is built, or another module:
 * it may be derived from the program's classes and call its methods, and sees what only its package sees if that is one of the
 * program's.
 */
final class MissingFiles {
    private final Map<Path, SourceUnit> units;
    private final OwnPackages own;
    private final Elsewhere elsewhere;

    private MissingFiles(Batch batch, OwnPackages own, Elsewhere elsewhere) {
        this.units = batch.units().stream()
                .collect(Collectors.toMap(unit -> unit.file().path(), Function.identity()));
        this.own = own;
        this.elsewhere = elsewhere;
    }

    /**
     * @param own packages of the batch
     * @param elsewhere the files that are not in the batch, whose types are not missing
     */
    static boolean areMissed(Batch batch, List<Problem> problems, OwnPackages own, Elsewhere elsewhere) {
        MissingFiles missing = new MissingFiles(batch, own, elsewhere);
        return problems.stream()
                .filter(problem -> problem.kind() != Problem.Kind.OTHER)
                .anyMatch(missing::isMissed);
    }

    private boolean isMissed(Problem problem) {
        SourceUnit unit = units.get(problem.file());
        if (unit == null) {
            return false;
        }
        List<String> name = name(unit.text().tokens(), problem);
        int type = 0;
        while (type < name.size() && Character.isLowerCase(name.get(type).codePointAt(0))) {
            type++;
        }
        if (name.isEmpty() || type == 0 || type == name.size()) {
            return !name.isEmpty() && isMissed(problem.kind(), name, unit);
        }
        String packageName = String.join(".", name.subList(0, type));
        return own.hold(packageName) && !elsewhere.mayDeclare(packageName + "." + name.get(type));
    }

    /** Of a name without a package, or one that is written small throughout: it may be that of a class, too. */
    private boolean isMissed(Problem.Kind kind, List<String> name, SourceUnit unit) {
        return kind == Problem.Kind.MISSING_IMPORT
                ? own.hold(String.join(".", name)) && !isFound(String.join(".", name))
                : !isImported(name.get(0), unit) && !isDeclared(name.get(0), unit.outline());
    }

    /** A package whose files nothing in the batch needs, or a class in it, is not missing. */
    private boolean isFound(String imported) {
        return elsewhere.mayHavePackage(imported) || elsewhere.mayDeclare(imported);
    }

    private boolean isDeclared(String name, Outline in) {
        return elsewhere.mayDeclare(in.qualify(name))
                || in.onDemand().stream().anyMatch(prefix -> elsewhere.mayDeclare(prefix + "." + name));
    }

    private static boolean isImported(String name, SourceUnit unit) {
        return unit.outline().imports().stream().anyMatch(each -> each.endsWith("." + name));
    }

    /** The words from there on that are parted by points; none behind a point. */
    private static List<String> name(Tokens tokens, Problem problem) {
        List<String> words = new ArrayList<>();
        Optional<Token> next = tokens.from(problem.span().start());
        boolean begins = next.filter(token -> !isBehindDot(tokens, token)).isPresent();
        while (begins && next.filter(token -> token.kind() == Token.Kind.WORD).isPresent()) {
            words.add(tokens.read(next.get()));
            next = tokens.from(next.get().end())
                    .filter(point -> tokens.is(point, "."))
                    .flatMap(point -> tokens.from(point.end()));
        }
        return words;
    }

    private static boolean isBehindDot(Tokens tokens, Token token) {
        return tokens.upTo(token.start())
                .filter(before -> tokens.is(before, "."))
                .isPresent();
    }
}
