package org.sluicempi.analyzer.flow.lowering;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Declarations;
import org.sluicempi.analyzer.flow.language.References;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;

/** Where the code of a body stands: in which class, and with which objects around it. */
final class Scope {
    private static final int DEEPEST = 200;

    private final CtElement code;
    private final CtType<?> around;
    private final Declarations declarations;
    private final BrokenClasses broken;
    private final Map<String, Boolean> initialised = new HashMap<>();

    Scope(CtElement code, CtType<?> around, Declarations declarations, BrokenClasses broken) {
        this.code = code;
        this.around = around;
        this.declarations = declarations;
        this.broken = broken;
    }

    CtType<?> type() {
        return around;
    }

    /** Whether a class is initialised, or about to be by this thread, whenever the code runs. */
    boolean isInitialised(String name) {
        return initialised.computeIfAbsent(name, one -> isCertain(one) && (runsInOrder(one) || !mayBeBroken(one)));
    }

    /** Whether the code would not run had the class's initialiser failed; constructors run for objects of a derived class, too. */
    private boolean runsInOrder(String name) {
        return isStatic(code) && around.getQualifiedName().equals(name);
    }

    private boolean mayBeBroken(String name) {
        return declarations
                .type(around.getFactory().Type().createReference(name))
                .filter(broken::mayHaveObjects)
                .isPresent();
    }

    private boolean isCertain(String name) {
        CtType<?> type = around;
        boolean objects = !isStatic(code);
        while (type != null) {
            if (extendsOrIs(type, name)) {
                return true;
            }
            if (!objects || !isInner(type)) {
                return false;
            }
            objects = !isStatic(type.getParent());
            type = type.getParent(CtType.class);
        }
        return false;
    }

    /** Whether an object of the class is this one, not one around it. */
    boolean isThis(CtTypeReference<?> type, boolean exact) {
        String name = ConvertedTypes.erasure(type).getQualifiedName();
        if (around.getQualifiedName().equals(name) || around.isAnonymous() && name.isEmpty()) {
            return true;
        }
        if (exact) {
            return false;
        }
        return declarations.isSubtype(around.getReference(), type) || enclosing(type) == null;
    }

    private @Nullable CtType<?> enclosing(CtTypeReference<?> type) {
        CtType<?> outer = around.getParent(CtType.class);
        while (outer != null) {
            if (declarations.isSubtype(outer.getReference(), type)) {
                return outer;
            }
            outer = outer.getParent(CtType.class);
        }
        return null;
    }

    /** Whether objects of the class have one around them. */
    static boolean isInner(CtType<?> type) {
        if (!(type instanceof CtClass<?>) || type.isEnum() || type instanceof CtRecord) {
            return false;
        }
        if (type.isTopLevel() || type.hasModifier(ModifierKind.STATIC)) {
            return false;
        }
        if (type.getDeclaringType() != null && !type.isLocalType() && !type.isAnonymous()) {
            return !type.getDeclaringType().isInterface();
        }
        return type.isParentInitialized() && !isStatic(type.getParent());
    }

    /** Whether code that stands somewhere has no {@code this}. */
    static boolean isStatic(@Nullable CtElement place) {
        CtElement next = place;
        while (next != null && !(next instanceof CtType<?>)) {
            if (next instanceof CtAnonymousExecutable block) {
                return block.hasModifier(ModifierKind.STATIC);
            }
            if (next instanceof CtField<?> field) {
                return References.isStatic(field);
            }
            if (next instanceof CtMethod<?> || next instanceof CtTypeMember && !(next instanceof CtLambda<?>)) {
                return ((CtTypeMember) next).hasModifier(ModifierKind.STATIC);
            }
            next = next.isParentInitialized() ? next.getParent() : null;
        }
        return next == place;
    }

    private boolean extendsOrIs(CtType<?> type, String name) {
        String next = type.getQualifiedName();
        CtTypeReference<?> above = type.getSuperclass();
        for (int i = 0; i < DEEPEST; i++) {
            if (next.equals(name)) {
                return true;
            }
            if (above == null) {
                return false;
            }
            next = above.getQualifiedName();
            above = superclass(above);
        }
        return false;
    }

    private @Nullable CtTypeReference<?> superclass(CtTypeReference<?> type) {
        return declarations.type(type).map(CtType::getSuperclass).orElse(null);
    }
}
