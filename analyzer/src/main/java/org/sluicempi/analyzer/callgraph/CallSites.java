package org.sluicempi.analyzer.callgraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.language.OutermostMember;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.CtTypedElement;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/** Every place of the model that may call something, by what it names. */
public final class CallSites {
    private final Hierarchy hierarchy;
    private final Targets targets;
    private final Predicate<CtElement> isBroken;
    private final Map<OwnedBody, Boolean> doubted = new IdentityHashMap<>();
    private final Map<String, List<Site>> calls = new HashMap<>();
    private final Map<String, List<Site>> initialisations = new HashMap<>();
    private final Map<String, List<CtExecutableReferenceExpression<?, ?>>> references = new HashMap<>();

    /** A step of a body. */
    public record Site(OwnedBody code, int step) {}

    /** @param isBroken whether the compiler does not accept an element: which method is called there nobody knows but by its name */
    public CallSites(Codes codes, Hierarchy hierarchy, Targets targets, Predicate<CtElement> isBroken) {
        this.hierarchy = hierarchy;
        this.targets = targets;
        this.isBroken = isBroken;
        for (CtType<?> type : hierarchy.types()) {
            add(codes.ofInitialiser(type));
            for (CtExecutable<?> executable : type.getDirectChildren().stream()
                    .filter(CtExecutable.class::isInstance)
                    .map(child -> (CtExecutable<?>) child)
                    .toList()) {
                add(codes.of(executable));
            }
            if (type.isTopLevel()) {
                type.getElements(new TypeFilter<CtLambda<?>>(CtLambda.class)).forEach(lambda -> add(codes.of(lambda)));
                for (CtExecutableReferenceExpression<?, ?> reference : type.getElements(
                        new TypeFilter<CtExecutableReferenceExpression<?, ?>>(CtExecutableReferenceExpression.class))) {
                    references
                            .computeIfAbsent(reference.getExecutable().getSimpleName(), key -> new ArrayList<>())
                            .add(reference);
                }
            }
        }
    }

    private void add(OwnedBody code) {
        for (int i = 0; i < code.steps().size(); i++) {
            Step step = code.steps().get(i);
            Site site = new Site(code, i);
            if (step instanceof Step.Call call) {
                calls.computeIfAbsent(call.method().name(), key -> new ArrayList<>())
                        .add(site);
            } else if (step instanceof Step.Unknown) {
                named(step.origin())
                        .forEach(name -> calls.computeIfAbsent(name, key -> new ArrayList<>())
                                .add(site));
            } else if (step instanceof Step.Initialise initialise) {
                initialisations
                        .computeIfAbsent(initialise.type().getQualifiedName(), key -> new ArrayList<>())
                        .add(site);
            }
        }
    }

    /** The names of what is called somewhere in code that is not understood. */
    private static Set<String> named(CtElement code) {
        Set<String> names = new HashSet<>();
        for (CtAbstractInvocation<?> call :
                code.getElements(new TypeFilter<CtAbstractInvocation<?>>(CtAbstractInvocation.class))) {
            names.add(call.getExecutable().getSimpleName());
        }
        return names;
    }

    /** The calls that may execute it. */
    public List<Site> of(CtExecutable<?> executable) {
        String name = executable instanceof CtConstructor<?> ? "<init>" : executable.getSimpleName();
        return calls.getOrDefault(name, List.of()).stream()
                .filter(site -> mayExecute(site, executable))
                .toList();
    }

    /** The places that may initialise a class, by name or as a superclass of theirs. */
    public List<Site> ofInitialiser(CtType<?> type) {
        List<Site> found = new ArrayList<>(initialisations.getOrDefault(type.getQualifiedName(), List.of()));
        for (CtType<?> below : hierarchy.subtypes(type.getQualifiedName())) {
            found.addAll(initialisations.getOrDefault(below.getQualifiedName(), List.of()));
        }
        return found;
    }

    /** Whether a call of another method may come to mean this one if it gets other parameters; its own class apart. */
    public boolean mayBeChosen(CtMethod<?> method) {
        return new Namesakes(hierarchy).compete(method, calls.getOrDefault(method.getSimpleName(), List.of()));
    }

    /** Whether the compiler does not accept the code that a call stands in, or nobody understands it. */
    public boolean isDoubted(Site site) {
        return site.code().steps().get(site.step()) instanceof Step.Unknown
                || doubted.computeIfAbsent(site.code(), this::isDoubted);
    }

    private boolean isDoubted(OwnedBody code) {
        CtElement place = code.executable()
                .<CtElement>map(executable -> executable)
                .or(code::type)
                .orElse(null);
        CtTypeMember outermost = OutermostMember.around(place);
        if (outermost != null) {
            return isBroken.test(outermost);
        }
        return place instanceof CtType<?> type
                && type.getTypeMembers().stream()
                        .filter(member -> !(member instanceof CtType))
                        .anyMatch(isBroken);
    }

    /** Method references that may name it. */
    public List<CtExecutableReferenceExpression<?, ?>> referencesTo(CtExecutable<?> executable) {
        return references.getOrDefault(executable.getSimpleName(), List.of()).stream()
                .filter(reference -> reference.getExecutable().getDeclaration() == null
                        || isBroken.test(reference.getParent(CtTypeMember.class))
                        || reference.getExecutable().getDeclaration() == executable
                        || executable instanceof CtMethod<?> method && !method.isStatic())
                .toList();
    }

    private boolean mayExecute(Site site, CtExecutable<?> executable) {
        if (!(site.code().steps().get(site.step()) instanceof Step.Call call)) {
            return true;
        }
        if (call.method().declaration().orElse(null) == executable) {
            return true;
        }
        CtType<?> owner = executable.getParent(CtType.class);
        if (isDoubted(site)
                && !(executable instanceof CtConstructor<?>
                        && !isNamed(call.method().owner(), owner))) {
            return true;
        }
        if (executable instanceof CtConstructor<?>) {
            return madeAnonymous(call, owner)
                    || call.method().declaration().isEmpty()
                            && call.method().owner().getQualifiedName().equals(owner.getQualifiedName());
        }
        if (call.method().parameters().size() != executable.getParameters().size()) {
            return false;
        }
        Optional<Set<CtExecutable<?>>> exact = targets.of(site.code(), call);
        if (exact.isPresent()) {
            return exact.get().contains(executable);
        }
        String named = call.method().owner().getQualifiedName();
        return call.method().owner().getTypeDeclaration() == null
                || named.equals(owner.getQualifiedName())
                || hierarchy.subtypes(named).contains(owner)
                || hierarchy.subtypes(owner.getQualifiedName()).stream()
                        .anyMatch(below -> below.getQualifiedName().equals(named)
                                || hierarchy.subtypes(named).contains(below));
    }

    private static boolean isNamed(CtTypeReference<?> owner, CtType<?> type) {
        return owner.getSimpleName().equals(type.getSimpleName()) || type.isAnonymous();
    }

    /** The call of a constructor with a class body behind it runs that body's initialisers, too. */
    private static boolean madeAnonymous(Step.Call call, CtType<?> owner) {
        return owner.isAnonymous()
                && owner.isParentInitialized()
                && owner.getParent() == call.origin()
                && call.origin() instanceof CtTypedElement<?>;
    }
}
