package org.sluicempi.analyzer.callgraph;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.CtScanner;

/**
 * What a program does to its own code without naming it: a method, a class or a field that is found by a text may be any, and
 * an object that is read from bytes has not been made by its constructor. Answered for a program as a whole, by the names of
 * what it uses; errs towards yes.
 */
public final class Reflection {
    private static final List<String> HANDLES = List.of("java.lang.invoke.", "java.lang.constant.", "java.beans.");

    private final String apiPackage;
    private final Collection<CtType<?>> types;
    private final Elsewhere elsewhere;
    private @Nullable Set<Device> devices;

    Reflection(String apiPackage, Collection<CtType<?>> types, Elsewhere elsewhere) {
        this.apiPackage = apiPackage;
        this.types = types;
        this.elsewhere = elsewhere;
    }

    /** Whether methods or constructors may be called that no step names. */
    boolean runsCode() {
        return has(Device.CODE) || has(Device.HANDLES);
    }

    /** Whether any class may be initialised by code that has not got it from a class literal. */
    boolean findsClasses() {
        return runsCode() || has(Device.FIELDS) || has(Device.NEIGHBOURS);
    }

    /** Whether there may be objects of the program's interfaces whose classes nobody has written. */
    boolean makesClasses() {
        return has(Device.PROXIES) || has(Device.CLASSES);
    }

    /** Whether there may be classes derived from those of the program that nobody has written. */
    boolean derivesClasses() {
        return has(Device.CLASSES);
    }

    /** Whether objects of a class may come into being without a constructor of theirs. */
    boolean readsObjects(CtType<?> type) {
        return has(Device.OBJECTS) && canBeRead(type);
    }

    private static boolean canBeRead(CtType<?> type) {
        return !(type instanceof CtEnum<?>)
                && type.isSubtypeOf(type.getFactory().Type().createReference(Serializable.class));
    }

    /**
     * Whether a field may hold something else than what steps store in it, be it final, or nothing at all. A class that calls its
     * field transient means its objects to be read, be it by nobody who is known.
     */
    public boolean mayReplace(CtField<?> field) {
        boolean constant =
                field.isFinal() && (field.isStatic() || field.getDeclaringType().isInterface());
        return constant
                ? has(Device.MEMORY)
                : has(Device.FIELDS)
                        || has(Device.HANDLES)
                        || !field.isStatic()
                                && (field.isTransient() || has(Device.OBJECTS))
                                && canBeRead(field.getDeclaringType());
    }

    private boolean has(Device device) {
        Set<Device> known = devices;
        if (known == null) {
            known = EnumSet.noneOf(Device.class);
            Words words = new Words();
            types.stream().filter(CtType::isTopLevel).forEach(words::scan);
            boolean all = words.handedOver || isUsed(Device.MEMORY, words);
            for (Device one : Device.values()) {
                if (all || isUsed(one, words) || one == Device.HANDLES && words.handles) {
                    known.add(one);
                }
            }
            devices = known;
        }
        return known.contains(device);
    }

    private boolean isUsed(Device device, Words words) {
        return device.words().stream().anyMatch(word -> words.used.contains(word) || elsewhere.mentions(word));
    }

    /**
     * The names that are used of what has no source, whether handles are among it, and whether a class is given to a library
     * that is not the JDK.
     */
    private final class Words extends CtScanner {
        private static final Set<String> HARMLESS = Set.of("getLogger", "getLog");
        private static final List<String> KNOWN =
                List.of("java.", "javax.management.", "javax.script.", "javax.swing.");
        private final Set<String> used = new HashSet<>();
        private final Set<String> written = new HashSet<>();
        private boolean handedOver;
        private boolean handles;

        Words() {
            types.forEach(type -> written.add(type.getQualifiedName()));
        }

        @Override
        protected void enter(CtElement element) {
            if (element instanceof CtExecutableReference<?> method) {
                if (!isOfArrays(method.getDeclaringType())) {
                    used.add(method.getSimpleName());
                }
            } else if (element instanceof CtFieldReference<?> field) {
                if (field.getDeclaringType() != null && isForeign(field.getDeclaringType())) {
                    used.add(field.getSimpleName());
                }
            } else if (element instanceof CtTypeReference<?> type) {
                if (isForeign(type)) {
                    handles |= HANDLES.stream().anyMatch(type.getQualifiedName()::startsWith);
                    used.addAll(Arrays.asList(type.getQualifiedName().split("[.$]")));
                }
            } else if (element instanceof CtMethod<?> method && method.hasModifier(ModifierKind.NATIVE)) {
                used.add("loadLibrary");
            }
            handedOver |= handsOver(element);
        }

        /** A library that gets a class may look into it, make objects of it and derive from it. */
        private boolean handsOver(CtElement element) {
            if (!ClassLiterals.isLiteral(element)) {
                return false;
            }
            return ClassLiterals.givenTo(element)
                    .filter(method -> !HARMLESS.contains(method.getSimpleName()))
                    .filter(method -> isOfOtherLibrary(method.getDeclaringType()))
                    .isPresent();
        }

        private boolean isOfOtherLibrary(@Nullable CtTypeReference<?> owner) {
            return owner == null || isForeign(owner) && !isKnown(owner.getQualifiedName());
        }

        private boolean isKnown(String name) {
            return name.startsWith(apiPackage + ".") || KNOWN.stream().anyMatch(name::startsWith);
        }

        private boolean isForeign(CtTypeReference<?> type) {
            return !written.contains(type.getQualifiedName());
        }
    }

    private static boolean isOfArrays(@Nullable CtTypeReference<?> type) {
        return type != null && type.getQualifiedName().equals("java.lang.reflect.Array");
    }
}
