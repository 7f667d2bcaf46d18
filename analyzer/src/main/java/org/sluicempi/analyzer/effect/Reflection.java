package org.sluicempi.analyzer.effect;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * What a program does to its own code without naming it: a method, a class or a field that is found by a text may be any.
 * Answered for a program as a whole, by the names of the methods that it calls or refers to; errs towards yes.
 */
public final class Reflection {
    private static final Set<String> CODE = Set.of(
            "getMethod",
            "getMethods",
            "getDeclaredMethod",
            "getDeclaredMethods",
            "getConstructor",
            "getConstructors",
            "getDeclaredConstructor",
            "getDeclaredConstructors",
            "getEnclosingMethod",
            "getEnclosingConstructor",
            "newInstance",
            "forName",
            "loadClass",
            "ensureInitialized",
            "findStatic",
            "findVirtual",
            "findSpecial",
            "findConstructor",
            "revealDirect");
    private static final Set<String> FIELDS = Set.of(
            "getField",
            "getFields",
            "getDeclaredField",
            "getDeclaredFields",
            "findVarHandle",
            "findStaticVarHandle",
            "findSetter",
            "findStaticSetter",
            "newUpdater",
            "putObject",
            "putReference");
    private static final Set<String> CLASSES =
            Set.of("newProxyInstance", "asInterfaceInstance", "defineClass", "defineHiddenClass");

    private final Collection<CtType<?>> types;
    private final Elsewhere elsewhere;
    private @Nullable Set<String> called;

    Reflection(Collection<CtType<?>> types, Elsewhere elsewhere) {
        this.types = types;
        this.elsewhere = elsewhere;
    }

    /** Whether methods or constructors may be called, or classes initialised, that no step names. */
    boolean runsCode() {
        return does(CODE);
    }

    /** Whether there may be objects of the program's interfaces whose classes nobody has written. */
    boolean makesClasses() {
        return does(CLASSES);
    }

    /** Whether fields may be given values that no step names, private and final ones among them. */
    public boolean writesFields() {
        return does(FIELDS);
    }

    private boolean does(Set<String> names) {
        return names.stream().anyMatch(name -> called().contains(name) || elsewhere.mentions(name));
    }

    private Set<String> called() {
        Set<String> known = called;
        if (known == null) {
            known = new HashSet<>();
            for (CtType<?> type : types) {
                if (type.isTopLevel()) {
                    for (CtExecutableReference<?> reference :
                            type.getElements(new TypeFilter<CtExecutableReference<?>>(CtExecutableReference.class))) {
                        if (!isOfArrays(reference.getDeclaringType())) {
                            known.add(reference.getSimpleName());
                        }
                    }
                }
            }
            called = known;
        }
        return known;
    }

    private static boolean isOfArrays(@Nullable CtTypeReference<?> type) {
        return type != null && type.getQualifiedName().equals("java.lang.reflect.Array");
    }
}
