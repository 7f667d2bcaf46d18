package org.sluicempi.analyzer.effect;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.ReadTree;
import org.sluicempi.analyzer.scan.SourceFile;
import org.sluicempi.analyzer.scan.TreeScanner;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.visitor.filter.TypeFilter;

/** A little program, whose class Main has a method {@code probe} that the questions are about. */
public final class Probe {
    private final FlowEffects effects;
    private final Bodies bodies = new Bodies();
    private final CtMethod<?> method;
    private final Body body;

    /** @param program with a file Main.java that mentions the API */
    public Probe(ProgramFolder program, String dialect) {
        CtType<?> main = ModelledFiles.of(program.tree()).stream()
                .flatMap(file -> file.types().stream())
                .filter(type -> !type.getMethodsByName("probe").isEmpty())
                .findFirst()
                .orElseThrow();
        List<CtType<?>> types = main.getFactory().getModel().getElements(new TypeFilter<CtType<?>>(CtType.class));
        Dialect spoken = Dialects.shipped().all().stream()
                .filter(one -> one.id().equals(dialect))
                .findFirst()
                .orElseThrow();
        Hierarchy hierarchy = new Hierarchy(
                spoken,
                types,
                elsewhere(program, types),
                word -> false,
                program.tree().isWholeProgram());
        this.effects = new FlowEffects(spoken, bodies, hierarchy, Probe::isBroken);
        this.method = main.getMethodsByName("probe").get(0);
        this.body = bodies.of(method);
    }

    /** A program of one class in the API of Open MPI, whose method holds one statement. */
    public static Probe of(Path folder, String members, String statement) throws IOException {
        return of(new ProgramFolder(folder), "", members, statement);
    }

    public static Probe of(ProgramFolder program, String imports, String members, String statement) throws IOException {
        program.with(
                "Main.java",
                "import mpi.*;\n" + imports + "\nclass Main {\n" + members + "\nvoid probe() throws Exception {\n"
                        + statement + ";\n} }\n");
        return new Probe(program, "openmpi");
    }

    private static boolean isBroken(CtElement element) {
        return element.toString().contains("Missing");
    }

    private static Elsewhere elsewhere(ProgramFolder program, List<CtType<?>> types) {
        Set<Path> inside = new LinkedHashSet<>();
        types.stream()
                .filter(type -> type.getPosition().isValidPosition())
                .forEach(type -> inside.add(type.getPosition().getFile().toPath()));
        SourceTree tree = program.tree();
        TreeScanner scanner = new TreeScanner(tree, Set.of("mpi"));
        List<SourceFile> files = scanner.scan(tree, Progress.NONE).files();
        Set<SourceFile> modelled =
                files.stream().filter(file -> inside.contains(file.path())).collect(Collectors.toSet());
        return new ReadTree(tree.roots(), files, scanner, type -> false).outside(modelled);
    }

    public FlowEffects effects() {
        return effects;
    }

    public Body body() {
        return body;
    }

    CtMethod<?> method() {
        return method;
    }

    /** The effect of the call that is the last statement. */
    public Effect effect() {
        return effects.of(body, lastCall());
    }

    Set<Root> results() {
        return effects.results(body, lastCall());
    }

    private int lastCall() {
        List<CtStatement> statements = method.getBody().getStatements();
        CtStatement last = statements.get(statements.size() - 1);
        Range range = body.of(last).orElseThrow();
        int found = -1;
        for (int i = range.from(); i < range.to(); i++) {
            if (body.step(i) instanceof Step.Call call && !call.implied()) {
                found = i;
            }
        }
        if (found < 0) {
            throw new IllegalStateException("no call in " + body.steps());
        }
        return found;
    }

    /** The effects of the steps of one kind, in order. */
    public List<Effect> effects(Class<? extends Step> kind) {
        List<Effect> all = new ArrayList<>();
        for (int i = 0; i < body.steps().size(); i++) {
            if (kind.isInstance(body.step(i))) {
                all.add(effects.of(body, i));
            }
        }
        return all;
    }
}
