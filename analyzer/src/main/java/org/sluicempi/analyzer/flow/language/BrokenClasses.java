package org.sluicempi.analyzer.flow.language;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Stream;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtNewClass;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtEnumValue;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Classes of which objects may be used although their initialiser has failed: it, or what it calls of the program, made some before.
 * Each use of what is static in such a class throws (JLS 12.4.2, step 5), also in methods of these objects.
 */
public final class BrokenClasses {
    private final Declarations declarations;
    private final Map<CtType<?>, Boolean> known = new IdentityHashMap<>();

    public BrokenClasses(Declarations declarations) {
        this.declarations = declarations;
    }

    /** Whether there may be objects of the class while it is one. Where {@code main}'s class fails, the program ends. */
    public boolean mayHaveObjects(CtType<?> type) {
        return known.computeIfAbsent(
                type,
                one -> !isMain(one)
                        && (initialisers(one).anyMatch(this::runsProgram)
                                || declarations
                                        .type(one.getSuperclass())
                                        .filter(this::mayHaveObjects)
                                        .isPresent()));
    }

    private static boolean isMain(CtType<?> type) {
        return type.getMethodsByName("main").stream().anyMatch(CtMethod::isStatic);
    }

    /** What is executed when the class is initialised; a constant of an enum without a word has no code that could fail. */
    private static Stream<CtElement> initialisers(CtType<?> type) {
        Stream<? extends CtTypeMember> constants = type instanceof CtEnum<?> some
                ? Stream.concat(
                        some.getEnumValues().stream().filter(BrokenClasses::hasWords),
                        some.getConstructors().stream().filter(constructor -> !constructor.isImplicit()))
                : Stream.empty();
        return Stream.concat(
                        constants,
                        type.getTypeMembers().stream().filter(member -> member.hasModifier(ModifierKind.STATIC)))
                .flatMap(BrokenClasses::executed);
    }

    private static boolean hasWords(CtEnumValue<?> constant) {
        return constant.getDefaultExpression() instanceof CtConstructorCall<?> call
                && (call instanceof CtNewClass<?> || !call.getArguments().isEmpty());
    }

    private static Stream<CtElement> executed(CtTypeMember member) {
        if (member instanceof CtAnonymousExecutable || member instanceof CtConstructor<?>) {
            return Stream.of(member);
        }
        return member instanceof CtField<?> field && field.getDefaultExpression() != null
                ? Stream.of(field.getDefaultExpression())
                : Stream.empty();
    }

    private boolean runsProgram(CtElement code) {
        return code.getElements(new TypeFilter<CtAbstractInvocation<?>>(CtAbstractInvocation.class)).stream()
                .anyMatch(call -> call.getExecutable() == null
                        || isOfProgram(call.getExecutable().getDeclaringType()));
    }

    private boolean isOfProgram(CtTypeReference<?> owner) {
        return owner == null
                || declarations.type(owner).filter(type -> !type.isShadow()).isPresent();
    }
}
