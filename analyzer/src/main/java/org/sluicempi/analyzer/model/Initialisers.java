package org.sluicempi.analyzer.model;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.site.Dialect;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.reference.CtTypeReference;

/** What runs without being called: initialisers of classes and of objects. */
final class Initialisers {
    private final Dialect dialect;
    private final CallReader calls;
    private final Map<CtType<?>, Effect> ofClasses = new HashMap<>();

    Initialisers(Dialect dialect, CallReader calls) {
        this.dialect = dialect;
        this.calls = calls;
    }

    /**
     * What happens if a class must be initialised at a place. What an initialiser does to its own static fields does not
     * count: nobody saw them before.
     */
    Effect of(CtType<?> type, CtElement place) {
        if (type.isShadow()) {
            return ofLibrary(type);
        }
        return isInitialised(type, place) ? Effect.PURE : ofSource(type);
    }

    private Effect ofLibrary(CtType<?> type) {
        boolean harmless = type.getQualifiedName().startsWith("java.") || dialect.isApiType(type.getReference());
        return harmless ? Effect.PURE : Effect.UNKNOWN;
    }

    /** Whether the executable is a constructor that the compiler makes for a record: it keeps its arguments. */
    boolean isImplicitOfRecord(CtExecutable<?> executable) {
        return executable instanceof CtConstructor<?> constructor && constructor.getDeclaringType() instanceof CtRecord;
    }

    /** Adds the initialisers of fields and the instance blocks to a constructor that does not leave them to another. */
    void addInstanceParts(CtExecutable<?> executable, Summary summary) {
        if (!(executable instanceof CtConstructor<?> constructor) || callsAnother(constructor)) {
            return;
        }
        for (CtTypeMember member : constructor.getDeclaringType().getTypeMembers()) {
            if (!member.isStatic()) {
                add(member, summary);
            }
        }
    }

    private static boolean callsAnother(CtConstructor<?> constructor) {
        CtStatement first = constructor.getBody().getStatements().isEmpty()
                ? null
                : constructor.getBody().getStatement(0);
        return first instanceof CtInvocation<?> call
                && call.getExecutable().isConstructor()
                && call.getExecutable().getDeclaringType() != null
                && call.getExecutable()
                        .getDeclaringType()
                        .equals(constructor.getDeclaringType().getReference());
    }

    private static boolean isInitialised(CtType<?> type, CtElement place) {
        @Nullable CtType<?> at = place.getParent(CtType.class);
        while (at != null) {
            if (at == type) {
                return true;
            }
            CtTypeReference<?> parent = at.getSuperclass();
            at = parent == null ? null : parent.getTypeDeclaration();
        }
        return false;
    }

    private Effect ofSource(CtType<?> type) {
        Effect known = ofClasses.get(type);
        if (known == null) {
            ofClasses.put(type, Effect.UNKNOWN);
            known = read(type);
            ofClasses.put(type, known);
        }
        return known;
    }

    private Effect read(CtType<?> type) {
        Summary summary = new Summary();
        for (CtTypeMember member : type.getTypeMembers()) {
            if (member.isStatic()) {
                add(member, summary);
            }
        }
        CtTypeReference<?> parent = type.getSuperclass();
        if (parent != null && parent.getTypeDeclaration() != null) {
            CtType<?> declared = parent.getTypeDeclaration();
            summary.atLeast((declared.isShadow() ? ofLibrary(declared) : ofSource(declared)).kind());
        }
        Effect effect = summary.effect();
        String own = type.getQualifiedName() + "#";
        if (!effect.isKnown() || effect.fieldsWritten().stream().anyMatch(name -> !name.startsWith(own))) {
            return Effect.UNKNOWN;
        }
        boolean readsOthers = effect.fieldsRead().stream().anyMatch(name -> !name.startsWith(own));
        return readsOthers
                ? new Effect(
                        Effect.Kind.READS_ONLY, effect.reads(), effect.writes(), effect.fieldsRead(), Set.of(), true)
                : Effect.PURE;
    }

    private void add(CtTypeMember member, Summary summary) {
        if (member instanceof CtField<?> field && field.getDefaultExpression() != null) {
            summary.include(BodyReader.read(field.getDefaultExpression(), calls).effect());
        } else if (member instanceof CtAnonymousExecutable block) {
            summary.include(BodyReader.read(block.getBody(), calls).effect());
        }
    }
}
