package org.sluicempi.transformer.verify;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.visitor.NoCommentEqualsVisitor;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;
import org.sluicempi.transformer.parse.SyntaxException;

/**
 * Confirms that an edited text is the original with what was planned, and nothing else: the plan is carried out a second
 * time, on the syntax tree, and must give the tree of the edited text; every comment must still be there, in order.
 */
public final class Verifier {
    private Verifier() {}

    /**
     * Compares.
     *
     * @param source the original; its tree is used up
     * @param after the edited text, under the same file name
     * @throws InternalException if something differs; names file and place
     */
    public static void check(ParsedSource source, SourceText after, FilePlan plan) {
        CompilationUnit expected = ExpectedTree.build(source, plan);
        ParsedSource found = parse(after);
        CompilationUnit actual = found.unit();
        if (!NoCommentEqualsVisitor.equals(expected, actual)) {
            throw new InternalException(
                    after.file() + ": the output is not what was planned: " + Difference.between(expected, actual));
        }
        KeptComments.check(source, found, plan);
    }

    private static ParsedSource parse(SourceText after) {
        try {
            return ParsedSource.of(after);
        } catch (SyntaxException e) {
            throw new InternalException("the output is not Java: " + e.getMessage(), e);
        }
    }
}
