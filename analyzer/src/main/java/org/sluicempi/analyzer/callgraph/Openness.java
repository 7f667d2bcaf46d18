package org.sluicempi.analyzer.callgraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;

/** Tells what may be called from code that nobody has seen. */
public final class Openness {
    private static final List<String> HOOKS = List.of(
            "addShutdownHook",
            "setDefaultUncaughtExceptionHandler",
            "setUncaughtExceptionHandler",
            "uncaughtException");

    /** What is asked of an exception that nobody catches, to say what it was. */
    private static final List<String> WORDS =
            List.of("getCause", "getLocalizedMessage", "getMessage", "getStackTrace", "printStackTrace", "toString");

    /** Called by object streams, private or not. */
    private static final List<String> OF_STREAMS =
            List.of("readObject", "readObjectNoData", "readResolve", "writeObject", "writeReplace");

    private final Hierarchy hierarchy;
    private final Threads threads;
    private final Islands islands;
    private @Nullable Boolean hooks;

    public Openness(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
        this.threads = new Threads(hierarchy);
        this.islands = new Islands(hierarchy.types(), hierarchy.elsewhere());
    }

    /** Whether the program may have threads that go on when {@code main} has ended. */
    public boolean hasThreads() {
        return threads.areStarted();
    }

    /** Whether the programs that a place belongs to may have threads beside those that {@code main} runs in. */
    public boolean hasThreads(CtElement place) {
        return threads.areStartedIn(islands.around(place));
    }

    /** Whether they may use a method, type or field of this name. */
    public boolean uses(String name, CtElement place) {
        Island island = islands.around(place);
        return hierarchy.reflection().runsCode()
                || hierarchy.libraries().name(name)
                || island.speaksOf(name)
                || island.reachesOut() && hierarchy.speaksOf(name);
    }

    /** Whether the tree speaks of code that runs when a thread or the job ends. */
    public boolean hasHooks() {
        Boolean known = hooks;
        if (known == null) {
            known = HOOKS.stream().anyMatch(hierarchy::speaksOf)
                    || HOOKS.stream()
                            .anyMatch(name -> hierarchy.types().stream()
                                    .anyMatch(
                                            type -> !type.getMethodsByName(name).isEmpty()))
                    || hierarchy.types().stream().anyMatch(Openness::findsItsWords);
            hooks = known;
        }
        return known;
    }

    /** Whether it is an exception with code of its own for what is printed of it: that code runs when the job ends. */
    private static boolean findsItsWords(CtType<?> type) {
        return WORDS.stream().anyMatch(name -> !type.getMethodsByName(name).isEmpty())
                && type.isSubtypeOf(type.getFactory().Type().createReference(Throwable.class));
    }

    public boolean isMain(OwnedBody code) {
        return code.executable().filter(Openness::isMain).isPresent();
    }

    /** Whether {@code java} may begin with it from Java 25 on (JLS 12.1.4), though it is no {@linkplain #isMain main} of old. */
    private static boolean mayStartProgram(CtExecutable<?> executable) {
        return executable instanceof CtMethod<?> method
                && method.getSimpleName().equals("main")
                && !method.hasModifier(ModifierKind.PRIVATE)
                && (method.getParameters().isEmpty() || takesWords(method));
    }

    private static boolean takesWords(CtMethod<?> method) {
        List<CtParameter<?>> parameters = method.getParameters();
        return parameters.size() == 1
                && parameters.get(0).getType().getQualifiedName().equals("java.lang.String[]");
    }

    private static boolean isMain(CtExecutable<?> executable) {
        if (!(executable instanceof CtMethod<?> method)
                || !method.getSimpleName().equals("main")
                || !method.isStatic()
                || !method.hasModifier(ModifierKind.PUBLIC)) {
            return false;
        }
        return takesWords(method);
    }

    /** Whether something else than the calls in the model may execute it, and may then go on after an exception. */
    public boolean isOpen(CtExecutable<?> executable) {
        if (executable instanceof CtLambda<?> || hierarchy.reflection().runsCode()) {
            return true;
        }
        CtType<?> type = executable.getParent(CtType.class);
        if (isAnnotated(executable)) {
            return true;
        }
        if (executable instanceof CtConstructor<?> && mayBeRead(type)) {
            return true;
        }
        if (isMain(executable)) {
            return hasHooks() || isMainCalledElsewhere(type);
        }
        if (mayStartProgram(executable)) {
            return true;
        }
        boolean isPrivate = executable instanceof CtMethod<?> method && method.hasModifier(ModifierKind.PRIVATE)
                || executable instanceof CtConstructor<?> constructor && constructor.hasModifier(ModifierKind.PRIVATE);
        if (OF_STREAMS.contains(executable.getSimpleName())) {
            return true;
        }
        if (isPrivate) {
            return hierarchy.elsewhere().isDoubted();
        }
        String name = executable instanceof CtConstructor<?> ? type.getSimpleName() : executable.getSimpleName();
        return hierarchy.elsewhere().mentions(name)
                || isExported(executable, type)
                || executable instanceof CtMethod<?> method && implementsLibrary(method, type);
    }

    /** Whether a framework may call it, which finds its methods by annotations of theirs. */
    private static boolean isAnnotated(CtExecutable<?> executable) {
        return executable.getAnnotations().stream()
                .anyMatch(each -> !each.getAnnotationType().getQualifiedName().startsWith("java.lang."));
    }

    private boolean isMainCalledElsewhere(CtType<?> type) {
        Set<CtType<?>> heirs = new TypeSet(hierarchy.subtypes(type.getQualifiedName()));
        heirs.add(type);
        Set<String> names = heirs.stream().map(CtType::getSimpleName).collect(Collectors.toSet());
        return hierarchy.mayHaveOthers(heirs) || hierarchy.elsewhere().mayCallMain(names, hierarchy::isOnlyType);
    }

    /** Places from which a class may be initialised that are not in the model. */
    public List<CtElement> ofInitialiser(CtType<?> type) {
        List<CtElement> places = new ArrayList<>();
        boolean named = !type.isAnonymous()
                && !type.isLocalType()
                && hierarchy.elsewhere().mentions(type.getSimpleName());
        boolean hasMain = type.getMethodsByName("main").stream().anyMatch(Openness::isMain);
        if (named
                || hierarchy.mayBeUsed() && isPublic(type) && !hasMain
                || hasHooks()
                || hierarchy.reflection().findsClasses()
                || mayBeRead(type)) {
            places.add(type);
        }
        places.addAll(hierarchy.literals().of(type));
        return places;
    }

    /** Whether objects of the class, or of one derived from it, may be read from a stream. */
    private boolean mayBeRead(CtType<?> type) {
        return hierarchy.reflection().readsObjects(type)
                || hierarchy.subtypes(type.getQualifiedName()).stream()
                        .anyMatch(below -> hierarchy.reflection().readsObjects(below));
    }

    /** Whether code outside of the tree can name it, be it by a public class that inherits or a public type that declares it. */
    private boolean isExported(CtExecutable<?> executable, CtType<?> type) {
        if (!hierarchy.mayBeUsed()) {
            return false;
        }
        boolean visible = executable instanceof CtMethod<?> method
                        && (method.hasModifier(ModifierKind.PUBLIC)
                                || method.hasModifier(ModifierKind.PROTECTED)
                                || type.isInterface())
                || executable instanceof CtConstructor<?> constructor
                        && (constructor.hasModifier(ModifierKind.PUBLIC)
                                || constructor.hasModifier(ModifierKind.PROTECTED));
        boolean named = isPublic(type)
                || executable instanceof CtMethod<?> method
                        && (hierarchy.subtypes(type.getQualifiedName()).stream().anyMatch(Openness::isPublic)
                                || hierarchy.types().stream()
                                        .filter(above -> hierarchy
                                                .subtypes(above.getQualifiedName())
                                                .contains(type))
                                        .anyMatch(above -> isPublic(above)
                                                && !Hierarchy.methods(
                                                                above,
                                                                method.getSimpleName(),
                                                                method.getParameters()
                                                                        .size())
                                                        .isEmpty()));
        return visible && named;
    }

    private static boolean isPublic(CtType<?> type) {
        @Nullable CtType<?> at = type;
        while (at != null) {
            boolean open = at.hasModifier(ModifierKind.PUBLIC) || at.hasModifier(ModifierKind.PROTECTED);
            if (!open || at.isAnonymous() || at.isLocalType()) {
                return false;
            }
            at = at.getDeclaringType();
        }
        return true;
    }

    /**
     * Whether code of a library may call the method, as it knows it from a type of its own: one above the class that has the method,
     * or above a class that inherits it.
     */
    private boolean implementsLibrary(CtMethod<?> method, CtType<?> type) {
        List<CtTypeReference<?>> waiting = new ArrayList<>();
        above(type, waiting);
        hierarchy.subtypes(type.getQualifiedName()).forEach(heir -> above(heir, waiting));
        while (!waiting.isEmpty()) {
            CtTypeReference<?> next = waiting.remove(waiting.size() - 1);
            CtType<?> source = hierarchy.source(next.getQualifiedName()).orElse(null);
            CtType<?> declaration = source == null ? next.getTypeDeclaration() : source;
            if (declaration == null) {
                return true;
            }
            if (source == null
                    && !Hierarchy.methods(
                                    declaration,
                                    method.getSimpleName(),
                                    method.getParameters().size())
                            .isEmpty()) {
                return true;
            }
            above(declaration, waiting);
        }
        return false;
    }

    private static void above(CtType<?> type, List<CtTypeReference<?>> waiting) {
        waiting.addAll(type.getSuperInterfaces());
        if (type.getSuperclass() != null) {
            waiting.add(type.getSuperclass());
        } else if (!type.getQualifiedName().equals("java.lang.Object")) {
            waiting.add(type.getFactory().Type().objectType());
        }
    }
}
