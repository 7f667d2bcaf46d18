package org.sluicempi.analyzer.scan;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ImplicitTypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ImportReference;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.TypeConstants;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;
import org.sluicempi.analyzer.dialect.Signature;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Tokens;

/** What the parser of the compiler that makes the model says of a file. */
final class CompilerSyntax {
    static {
        CompilerClasses.initialise();
    }

    private final CompilerOptions options = new CompilerOptions();

    /** @param release Java language level */
    CompilerSyntax(int release) {
        long level = CompilerOptions.versionToJdkLevel(release < 9 ? "1." + release : Integer.toString(release));
        options.sourceLevel = level;
        options.complianceLevel = level;
        options.targetJDK = level;
        options.performMethodsFullRecovery = false;
        options.performStatementsRecovery = false;
    }

    /**
     * What was read.
     *
     * @param outline of a text whose syntax is right; empty if it is wrong
     * @param compact whether methods stand outside of any class, as in a compact source file
     */
    record Reading(Optional<Outline> outline, boolean compact) {}

    Reading read(SourceText text) {
        CompilationUnitDeclaration unit = parse(text);
        boolean compact =
                Stream.ofNullable(unit.types).flatMap(Stream::of).anyMatch(ImplicitTypeDeclaration.class::isInstance);
        return new Reading(
                unit.compilationResult.hasErrors() ? Optional.empty() : Optional.of(outline(unit, text.tokens())),
                compact);
    }

    private CompilationUnitDeclaration parse(SourceText text) {
        ProblemReporter reporter = new ProblemReporter(
                DefaultErrorHandlingPolicies.proceedWithAllProblems(), options, new DefaultProblemFactory(Locale.ROOT));
        CompilationUnit source =
                new CompilationUnit(text.parserText().toCharArray(), text.file().toString(), "UTF-8");
        CompilationResult result = new CompilationResult(source, 0, 1, options.maxProblemsPerUnit);
        return new Parser(reporter, true).parse(source, result);
    }

    private static Outline outline(CompilationUnitDeclaration unit, Tokens tokens) {
        Set<String> imports = new TreeSet<>();
        Set<String> onDemand = new TreeSet<>();
        for (ImportReference each : unit.imports == null ? new ImportReference[0] : unit.imports) {
            boolean all = (each.bits & ASTNode.OnDemand) != 0;
            (all ? onDemand : imports).add(CharOperation.toString(each.tokens));
        }
        Set<String> declared = new TreeSet<>();
        for (TypeDeclaration type : unit.types == null ? new TypeDeclaration[0] : unit.types) {
            declared.add(new String(type.name));
        }
        declared.remove(new String(TypeConstants.PACKAGE_INFO_NAME)); // what a package's annotations hang on here
        String packageName = unit.currentPackage == null ? "" : CharOperation.toString(unit.currentPackage.tokens);
        Set<Signature> methods = new HashSet<>();
        Set<Signature> called = new HashSet<>();
        collect(unit, methods, called);
        return new Outline(packageName, imports, onDemand, declared, new HashSet<>(tokens.words()), methods, called);
    }

    private static void collect(CompilationUnitDeclaration unit, Set<Signature> methods, Set<Signature> called) {
        unit.traverse(
                new ASTVisitor() {
                    @Override
                    public boolean visit(MessageSend call, BlockScope scope) {
                        int arguments = call.arguments == null ? 0 : call.arguments.length;
                        called.add(new Signature(new String(call.selector), arguments));
                        return true;
                    }

                    @Override
                    public boolean visit(MethodDeclaration method, ClassScope scope) {
                        int parameters = method.arguments == null ? 0 : method.arguments.length;
                        methods.add(new Signature(new String(method.selector), parameters));
                        return true;
                    }
                },
                unit.scope);
    }
}
