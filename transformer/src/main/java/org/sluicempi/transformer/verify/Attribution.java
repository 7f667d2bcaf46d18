package org.sluicempi.transformer.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.batch.FileSystem;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.problem.AbortCompilation;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.source.SourceText;

/**
 * Lets a compiler find out what every name of some files means: the compiler that the model was made with, because it
 * reads whatever could be planned for, at any language level, and needs no JDK. Nothing is written.
 */
final class Attribution extends Compiler {
    /** The lists of the API's signatures name few exceptions. */
    private static final Set<Integer> ABOUT_EXCEPTIONS = Set.of(
            IProblem.UnhandledException,
            IProblem.UnhandledExceptionInDefaultConstructor,
            IProblem.UnhandledExceptionInImplicitConstructorCall,
            IProblem.UnhandledExceptionOnAutoClose,
            IProblem.UnreachableCatch);

    private static final int ALL_PROBLEMS = 10_000;

    /**
     * What a compiler says of one file.
     *
     * @param unit its tree, attributed
     * @param errors messages without places, in the order of the text
     * @param givenUp why it was left in the middle, null if it was not: a class that a class of the path needs is missing; names behind that place
     *     are unknown
     */
    record Attributed(
            CompilationUnitDeclaration unit,
            List<String> errors,
            @Nullable String givenUp) {
        Attributed {
            errors = List.copyOf(errors);
        }
    }

    private Attribution(FileSystem library, int release) {
        super(
                library,
                DefaultErrorHandlingPolicies.proceedWithAllProblems(),
                options(release),
                result -> {},
                new DefaultProblemFactory(Locale.ROOT));
    }

    /**
     * Attributes files together.
     *
     * @param texts by file; two of them must not declare the same type
     * @param others texts of files that are only looked into for what they declare
     * @throws IOException if an entry of the class path cannot be read
     */
    static Map<Path, Attributed> of(
            Map<Path, SourceText> texts, Map<Path, String> others, CompilerPath path, int release) throws IOException {
        FileSystem library = path.open();
        try {
            return new Attribution(library, release).attribute(texts, others, path.hasListedApi());
        } finally {
            library.cleanup();
        }
    }

    private Map<Path, Attributed> attribute(Map<Path, SourceText> texts, Map<Path, String> others, boolean listedApi) {
        List<Path> files = new ArrayList<>(texts.keySet());
        ICompilationUnit[] sources = Stream.concat(
                        texts.entrySet().stream()
                                .map(entry ->
                                        unit(entry.getKey(), entry.getValue().parserText())),
                        others.entrySet().stream().map(entry -> unit(entry.getKey(), entry.getValue())))
                .toArray(ICompilationUnit[]::new);
        beginToCompile(sources);
        Map<Path, Attributed> attributed = new LinkedHashMap<>();
        for (int i = 0; i < files.size(); i++) {
            CompilationUnitDeclaration unit = unitsToProcess[i];
            @Nullable String givenUp = null;
            try {
                attribute(unit);
            } catch (AbortCompilation e) {
                unit.ignoreFurtherInvestigation = true;
                givenUp = e.problem == null ? "the compiler gives up" : e.problem.getMessage();
            }
            attributed.put(files.get(i), new Attributed(unit, errors(unit, listedApi), givenUp));
        }
        return attributed;
    }

    private void attribute(CompilationUnitDeclaration unit) {
        parser.getMethodBodies(unit);
        if (unit.scope != null) {
            unit.scope.faultInTypes();
            unit.scope.verifyMethods(lookupEnvironment.methodVerifier());
        }
        unit.resolve();
        unit.analyseCode();
    }

    private static CompilationUnit unit(Path file, String text) {
        return new CompilationUnit(text.toCharArray(), file.toString(), "UTF-8");
    }

    private static List<String> errors(CompilationUnitDeclaration unit, boolean listedApi) {
        List<String> errors = new ArrayList<>();
        CategorizedProblem[] problems = unit.compilationResult.getErrors();
        for (CategorizedProblem problem : problems == null ? new CategorizedProblem[0] : problems) {
            if (!listedApi || !ABOUT_EXCEPTIONS.contains(problem.getID())) {
                errors.add(problem.getMessage());
            }
        }
        return errors;
    }

    private static CompilerOptions options(int release) {
        CompilerOptions options = new CompilerOptions();
        long level = CompilerOptions.versionToJdkLevel(release < 9 ? "1.8" : Integer.toString(release));
        options.sourceLevel = level;
        options.complianceLevel = level;
        options.targetJDK = level;
        options.maxProblemsPerUnit = ALL_PROBLEMS;
        options.generateClassFiles = false;
        return options;
    }
}
