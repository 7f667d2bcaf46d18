package org.sluicempi.transformer.verify;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;

/** Finds words for where two trees differ. */
final class Difference {
    private Difference() {}

    /** {@code line:column: expected "..." but found "..."}. */
    static String between(CompilationUnit expected, CompilationUnit actual) {
        List<String> wanted = expected.toString().lines().toList();
        List<String> found = actual.toString().lines().toList();
        int line = 0;
        while (line < wanted.size() && line < found.size() && wanted.get(line).equals(found.get(line))) {
            line++;
        }
        String left = line < wanted.size() ? wanted.get(line).strip() : "the end";
        String right = line < found.size() ? found.get(line).strip() : "the end";
        return place(actual, right) + "expected \"" + left + "\" but found \"" + right + '"';
    }

    private static String place(CompilationUnit unit, String line) {
        return unit.findAll(Statement.class).stream()
                .filter(statement -> statement.toString().startsWith(line))
                .findFirst()
                .flatMap(Statement::getBegin)
                .map(begin -> begin.line + ":" + begin.column + ": ")
                .orElse("");
    }
}
