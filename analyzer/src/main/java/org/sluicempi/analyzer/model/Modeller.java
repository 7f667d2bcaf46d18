package org.sluicempi.analyzer.model;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.core.compiler.IProblem;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.effect.FlowEffects;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.CompilerClasses;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.OwnPackages;
import org.sluicempi.analyzer.scan.ReadTree;
import org.sluicempi.analyzer.scan.SourceFile;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.symbolic.WrittenText;
import spoon.Launcher;
import spoon.compiler.Environment;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtType;
import spoon.reflect.visitor.filter.TypeFilter;
import spoon.support.compiler.jdt.JDTBasedSpoonCompiler;

/** Runs Spoon. */
final class Modeller {
    static {
        CompilerClasses.initialise();
    }

    /** The API lists name no exceptions; what is thrown where does not bear on any decision. */
    private static final Set<Integer> HARMLESS = Set.of(
            IProblem.UnhandledException,
            IProblem.UnhandledExceptionInDefaultConstructor,
            IProblem.UnhandledExceptionInImplicitConstructorCall,
            IProblem.UnhandledExceptionOnAutoClose,
            IProblem.UnreachableCatch);

    private static final Set<Integer> MISSING = Set.of(
            IProblem.UndefinedType,
            IProblem.UndefinedName,
            IProblem.IsClassPathCorrect,
            IProblem.MissingTypeInMethod,
            IProblem.MissingTypeInConstructor,
            IProblem.MissingTypeInLambda);

    /** Spoon's compiler reads no older level; it accepts all that older ones do. */
    private static final int OLDEST_COMPILED = 8;

    private final ClassPath classPath;
    private final ClassPathLibraries libraries;
    private final int release;
    private final boolean wholeProgram;
    private final ReadTree tree;

    /**
     * @param libraries of the class path
     * @param wholeProgram whether nobody outside of the tree uses its classes
     * @param tree the files of the whole source tree
     */
    Modeller(ClassPath classPath, ClassPathLibraries libraries, int release, boolean wholeProgram, ReadTree tree) {
        this.classPath = classPath;
        this.libraries = libraries;
        this.release = release;
        this.wholeProgram = wholeProgram;
        this.tree = tree;
    }

    /**
     * Builds the model of a batch.
     *
     * @param api classes by internal name that the class path lacks
     */
    Model model(Batch batch, Map<String, byte[]> api) {
        try (ApiFolder folder = ApiFolder.of(api)) {
            return model(batch, api, folder);
        } catch (IOException e) {
            throw new IllegalStateException("header classes cannot be written to the temporary folder", e);
        }
    }

    private Model model(Batch batch, Map<String, byte[]> api, ApiFolder folder) {
        Launcher launcher = new StaticMembers();
        Environment environment = launcher.getEnvironment();
        environment.setNoClasspath(true);
        environment.setIgnoreSyntaxErrors(true);
        environment.setIgnoreDuplicateDeclarations(true);
        environment.setComplianceLevel(Math.max(release, OLDEST_COMPILED));
        environment.setEncoding(StandardCharsets.UTF_8);
        environment.setLevel("OFF");
        environment.setCommentEnabled(false);
        environment.setSourceClasspath(sourceClassPath(folder));
        environment.setInputClassLoader(new HeaderLoader(classPath, api));
        for (SourceUnit unit : batch.units()) {
            launcher.addInputResource(new TextFile(unit));
        }
        launcher.buildModel();
        keepTexts(launcher, batch);
        List<CtType<?>> types = launcher.getModel().getElements(new TypeFilter<CtType<?>>(CtType.class));
        List<Problem> problems = problems(launcher);
        Elsewhere elsewhere = elsewhere(batch, problems);
        Hierarchy hierarchy = new Hierarchy(batch.dialect(), types, elsewhere, libraries, wholeProgram);
        problems.addAll(Doubts.problems(
                tree.hiding(batch), types, problems, !classPath.entries().isEmpty()));
        return new Model(
                launcher.getModel().getAllTypes(),
                problems,
                model -> semantics(batch, hierarchy, elsewhere, model),
                release);
    }

    private static void keepTexts(Launcher launcher, Batch batch) {
        Map<String, ? extends CtCompilationUnit> units =
                launcher.getFactory().CompilationUnit().getMap();
        for (SourceUnit unit : batch.units()) {
            Optional.ofNullable(units.get(new TextFile(unit).getPath()))
                    .ifPresent(found -> WrittenText.keep(found, unit.text()));
        }
    }

    private static Semantics semantics(Batch batch, Hierarchy hierarchy, Elsewhere elsewhere, Model model) {
        Bodies bodies = new Bodies();
        FlowEffects effects = new FlowEffects(batch.dialect(), bodies, hierarchy, model::isBroken);
        return new Semantics(bodies, effects, effects.callers(), elsewhere, hierarchy.reflection());
    }

    private Elsewhere elsewhere(Batch batch, List<Problem> problems) {
        Set<SourceFile> inside = batch.units().stream().map(SourceUnit::file).collect(Collectors.toSet());
        Elsewhere known = tree.outside(inside);
        OwnPackages own = tree.own(
                batch.units().stream().map(unit -> unit.outline().packageName()).collect(Collectors.toSet()));
        return MissingFiles.areMissed(batch, problems, own, known) || isKnownToStrangers(batch, known)
                ? tree.outside(inside, true)
                : known;
    }

    /** Whether a part of the program is there as a class file only. */
    private boolean isKnownToStrangers(Batch batch, Elsewhere known) {
        Set<String> types = batch.units().stream()
                .flatMap(unit -> unit.outline().declared().stream().map(unit.outline()::qualify))
                .collect(Collectors.toSet());
        return !classPath.entries().isEmpty()
                && libraries.know(types, type -> types.contains(type) || hasSource(type, batch, known));
    }

    /** The unnamed package is one in each folder. */
    private boolean hasSource(String type, Batch batch, Elsewhere known) {
        return type.contains(".")
                ? known.mayDeclare(type)
                : batch.units().stream()
                        .filter(unit -> unit.outline().packageName().isEmpty())
                        .anyMatch(unit -> tree.declaresBeside(unit, type));
    }

    private String[] sourceClassPath(ApiFolder folder) {
        List<String> paths = new ArrayList<>();
        folder.path().map(Path::toString).ifPresent(paths::add);
        classPath.entries().forEach(entry -> paths.add(entry.toAbsolutePath().toString()));
        return paths.toArray(String[]::new);
    }

    private static List<Problem> problems(Launcher launcher) {
        List<Problem> problems = new ArrayList<>();
        for (CategorizedProblem problem : ((JDTBasedSpoonCompiler) launcher.getModelBuilder()).getProblems()) {
            if (problem.isError() && !HARMLESS.contains(problem.getID())) {
                problems.add(problem(problem));
            }
        }
        return problems;
    }

    private static Problem.Kind kind(int id) {
        if (id == IProblem.ImportNotFound) {
            return Problem.Kind.MISSING_IMPORT;
        }
        if (id == IProblem.UnresolvedVariable) {
            return Problem.Kind.MISSING_NAME;
        }
        return MISSING.contains(id) ? Problem.Kind.MISSING_TYPE : Problem.Kind.OTHER;
    }

    private static Problem problem(CategorizedProblem problem) {
        int start = Math.max(problem.getSourceStart(), 0);
        int end = Math.max(problem.getSourceEnd() + 1, start);
        return new Problem(
                Path.of(new String(problem.getOriginatingFileName())),
                new Span(start, end),
                problem.getMessage(),
                kind(problem.getID()));
    }
}
