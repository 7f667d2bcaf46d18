package org.sluicempi.transformer.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;
import org.sluicempi.analyzer.scan.CompilerClasses;
import org.sluicempi.analyzer.source.PlainText;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;

/** Enums that are declared in a block, which the parser of the edits does not know. */
final class LocalTypes {
    static {
        CompilerClasses.initialise();
    }

    private LocalTypes() {}

    /**
     * The text as the compiler reads it with blanks in the places of such declarations. No edit lies inside one; what they
     * hold is compared name by name when the result is compiled.
     */
    static String masked(SourceText text) {
        PlainText plain = text.plain();
        StringBuilder masked = new StringBuilder(plain.text());
        for (Span span : spans(text)) {
            for (int i = plain.read(span.start()); i < plain.read(span.end()); i++) {
                char c = masked.charAt(i);
                masked.setCharAt(i, c == '\n' || c == '\r' ? c : ' ');
            }
        }
        return masked.toString();
    }

    private static List<Span> spans(SourceText text) {
        CompilerOptions options = new CompilerOptions();
        long newest = CompilerOptions.versionToJdkLevel(CompilerOptions.getLatestVersion());
        options.sourceLevel = newest;
        options.complianceLevel = newest;
        options.targetJDK = newest;
        ProblemReporter reporter = new ProblemReporter(
                DefaultErrorHandlingPolicies.proceedWithAllProblems(), options, new DefaultProblemFactory(Locale.ROOT));
        CompilationUnit source =
                new CompilationUnit(text.parserText().toCharArray(), text.file().toString(), "UTF-8");
        CompilationResult result = new CompilationResult(source, 0, 1, options.maxProblemsPerUnit);
        List<Span> spans = new ArrayList<>();
        ASTVisitor visitor = new ASTVisitor() {
            @Override
            public boolean visit(TypeDeclaration type, BlockScope scope) {
                boolean unknown = TypeDeclaration.kind(type.modifiers) == TypeDeclaration.ENUM_DECL;
                if (unknown) {
                    spans.add(text.tokens().whole(new Span(type.declarationSourceStart, type.bodyEnd + 1)));
                }
                return !unknown;
            }
        };
        new Parser(reporter, true).parse(source, result).traverse(visitor, null, false);
        return spans;
    }
}
