package org.sluicempi.analyzer.callgraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.factory.Factory;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** The classes of the program and what they are derived from. */
public final class Hierarchy {
    private static final List<String> STANDARD_STREAMS = List.of("setOut", "setErr", "setIn");

    private final Map<String, CtType<?>> types = new HashMap<>();
    private final Map<String, Set<CtType<?>>> subtypes = new HashMap<>();
    private final Set<CtType<?>> open = new TypeSet();
    private final Map<String, Boolean> overridden = new HashMap<>();
    private final Map<String, List<CtTypeReference<?>>> extended = new HashMap<>();
    private final Dialect dialect;
    private final Elsewhere elsewhere;
    private final Libraries libraries;
    private final boolean wholeProgram;
    private final Reflection reflection;
    private final Lazy<Mentions> mentions = new Lazy<>(() -> new Mentions(types()));
    private final Lazy<ClassLiterals> literals = new Lazy<>(() -> new ClassLiterals(this));
    private @Nullable Boolean redirects;

    /**
     * @param dialect whose types are those of MPI
     * @param types all of the model that have source, nested, local and anonymous ones included
     * @param elsewhere the files of the tree that are not in the model
     * @param wholeProgram whether nobody outside of the tree uses its classes
     */
    public Hierarchy(
            Dialect dialect,
            Collection<? extends CtType<?>> types,
            Elsewhere elsewhere,
            Libraries libraries,
            boolean wholeProgram) {
        this.dialect = dialect;
        this.elsewhere = elsewhere;
        this.libraries = libraries;
        this.wholeProgram = wholeProgram;
        this.reflection = new Reflection(dialect, this.types.values(), elsewhere, libraries);
        for (CtType<?> type : types) {
            this.types.put(type.getQualifiedName(), type);
        }
        for (CtType<?> type : types) {
            for (String above : above(type)) {
                subtypes.computeIfAbsent(above, key -> new TypeSet()).add(type);
            }
        }
    }

    /** Whether code outside of the tree may use its public classes. */
    boolean mayBeUsed() {
        return !wholeProgram;
    }

    /** Whether a type is one of MPI's API. */
    public boolean isApi(CtTypeReference<?> type) {
        return dialect.isApiType(type);
    }

    /** Whether a type of MPI's API is derived from a type, so that programs use what that declares as a part of the API. */
    boolean isAboveApi(CtTypeReference<?> type) {
        return dialect.isAboveListed(type);
    }

    /** All types with source. */
    public Collection<CtType<?>> types() {
        return types.values();
    }

    /** What the program does to its own code by name. */
    public Reflection reflection() {
        return reflection;
    }

    /** Where the program gets hold of a class without initialising it. */
    ClassLiterals literals() {
        return literals.get();
    }

    public Elsewhere elsewhere() {
        return elsewhere;
    }

    Libraries libraries() {
        return libraries;
    }

    /** The type of this qualified name if its source is in the model. */
    public Optional<CtType<?>> source(String qualifiedName) {
        return Optional.ofNullable(types.get(qualifiedName));
    }

    /** The types of the model that are derived from a type, directly or not, without itself. */
    Set<CtType<?>> subtypes(String qualifiedName) {
        Set<CtType<?>> found = new TypeSet(subtypes.getOrDefault(qualifiedName, Set.of()));
        if (!types.containsKey(qualifiedName)) {
            found.addAll(open);
        }
        return found;
    }

    /** Whether a type that is not in the model may be derived from one of these. */
    boolean mayHaveOthers(Collection<CtType<?>> candidates) {
        return candidates.stream()
                .anyMatch(type -> !type.hasModifier(ModifierKind.FINAL)
                        && !type.isAnonymous()
                        && !type.isLocalType()
                        && (reflection.derivesClasses() || elsewhere.mayExtend(type.getSimpleName())));
    }

    /**
     * Whether a class of the program may override a method of a library class, so that what the library's documentation
     * says of an object of that type need not hold.
     */
    public boolean isOverridden(CtTypeReference<?> library) {
        return overridden.computeIfAbsent(library.getQualifiedName(), name -> {
            CtType<?> declaration = library.getTypeDeclaration();
            if (declaration == null) {
                return true;
            }
            if (declaration.hasModifier(ModifierKind.FINAL)) {
                return false;
            }
            return subtypes.getOrDefault(name, Set.of()).stream().anyMatch(this::overridesLibrary)
                    || haveOneOf(open, namesOfMethods(declaration))
                    || isExtendedElsewhere(declaration)
                    || libraries.areHidden()
                    || libraries.override(name);
        });
    }

    /**
     * Whether a class of the program overrides a method of a library's class that it is derived from, be it one that others
     * than the library never call, such as {@code removeEldestEntry}; or may give away what the library's methods write, such as the
     * bytes of a stream; or is derived from a library's that may.
     */
    private boolean overridesLibrary(CtType<?> derived) {
        return above(derived).stream()
                .filter(name -> !types.containsKey(name) && !name.equals("java.lang.Object"))
                .anyMatch(name -> {
                    CtTypeReference<?> above = derived.getFactory().Type().createReference(name);
                    CtType<?> library = above.getTypeDeclaration();
                    return library != null
                            && (!name.startsWith("java.") && !isApi(above)
                                    || handsDownArrays(library)
                                    || haveOneOf(Set.of(derived), namesOfMethods(library)));
                });
    }

    /** Whether derived classes get hold of an array that methods of the library's class read and write. */
    private static boolean handsDownArrays(CtType<?> library) {
        return library.getFields().stream()
                .anyMatch(field -> field.hasModifier(ModifierKind.PROTECTED)
                        && field.getType() instanceof CtArrayTypeReference<?>);
    }

    private static Set<String> namesOfMethods(CtType<?> library) {
        Set<String> names = new HashSet<>();
        library.getAllMethods().forEach(method -> names.add(method.getSimpleName()));
        return names;
    }

    /** Whether one of the types has or inherits a method with source of such a name that belongs to objects. */
    private boolean haveOneOf(Set<CtType<?>> some, Set<String> names) {
        return some.stream()
                .flatMap(type ->
                        Stream.concat(Stream.of(type), above(type).stream().flatMap(name -> source(name).stream())))
                .flatMap(type -> type.getMethods().stream())
                .anyMatch(method -> !method.isStatic() && names.contains(method.getSimpleName()));
    }

    private boolean isExtendedElsewhere(CtType<?> library) {
        if (elsewhere.mayExtend(library.getSimpleName())) {
            return true;
        }
        String own = library.getPackage() == null ? "" : library.getPackage().getQualifiedName();
        Set<String> packages = new LinkedHashSet<>(List.of(own, "java.lang", "java.util", "java.io", "java.security"));
        return packages.stream()
                .flatMap(place -> extendedElsewhere(place, library.getFactory()).stream())
                .anyMatch(other -> other.isSubtypeOf(library.getReference()));
    }

    /** The types of a package that something elsewhere may be derived from, by their simple names. */
    private List<CtTypeReference<?>> extendedElsewhere(String place, Factory factory) {
        List<CtTypeReference<?>> known = extended.get(place);
        if (known == null) {
            known = new ArrayList<>();
            for (String name : elsewhere.extended()) {
                CtTypeReference<?> other = factory.Type().createReference(place + "." + name);
                if (Character.isUpperCase(name.charAt(0)) && other.getTypeDeclaration() != null) {
                    known.add(other);
                }
            }
            extended.put(place, known);
        }
        return known;
    }

    /** Whether a type of the model, and no field, has this simple name. */
    boolean isOnlyType(String simpleName) {
        return types.values().stream().anyMatch(type -> type.getSimpleName().equals(simpleName))
                && types.values().stream().allMatch(type -> type.getField(simpleName) == null);
    }

    /** Whether a method of this name is declared, called or spoken of anywhere in the tree. */
    public boolean declares(String methodName) {
        return elsewhere.mentions(methodName)
                || types.values().stream()
                        .anyMatch(type -> !type.getMethodsByName(methodName).isEmpty());
    }

    /** Whether something in the tree or on the class path speaks of replacing the standard streams. */
    public boolean redirectsOutput() {
        Boolean known = redirects;
        if (known == null) {
            known = libraries.redirectOutput() || STANDARD_STREAMS.stream().anyMatch(this::speaksOf);
            redirects = known;
        }
        return known;
    }

    /** Whether a method, a type or a field of this name is spoken of anywhere in the tree, be it in a string. */
    public boolean speaksOf(String name) {
        return elsewhere.mentions(name) || mentions.get().contain(name);
    }

    /** Qualified names of the types that a type is derived from, directly or not, as far as they are known. */
    Set<String> above(CtType<?> type) {
        Set<String> above = new LinkedHashSet<>();
        Deque<CtTypeReference<?>> waiting = new ArrayDeque<>(direct(type));
        while (!waiting.isEmpty()) {
            CtTypeReference<?> reference = waiting.remove();
            if (above.add(reference.getQualifiedName())) {
                CtType<?> declaration = declaration(reference);
                if (declaration == null) {
                    open.add(type);
                } else {
                    waiting.addAll(direct(declaration));
                }
            }
        }
        above.add("java.lang.Object");
        above.remove(type.getQualifiedName());
        return above;
    }

    private @Nullable CtType<?> declaration(CtTypeReference<?> reference) {
        CtType<?> source = types.get(reference.getQualifiedName());
        return source != null ? source : reference.getTypeDeclaration();
    }

    private static List<CtTypeReference<?>> direct(CtType<?> type) {
        List<CtTypeReference<?>> direct = new ArrayList<>(type.getSuperInterfaces());
        if (type.getSuperclass() != null) {
            direct.add(type.getSuperclass());
        }
        return direct;
    }

    /** Methods of one class by name and number of parameters. */
    static List<CtMethod<?>> methods(CtType<?> type, String name, int parameters) {
        return type.getMethodsByName(name).stream()
                .filter(method -> method.getParameters().size() == parameters)
                .toList();
    }
}
