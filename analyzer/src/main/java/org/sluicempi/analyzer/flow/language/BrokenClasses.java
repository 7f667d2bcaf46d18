package org.sluicempi.analyzer.flow.language;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtNewClass;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtEnumValue;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Classes of which objects may be used although their initialiser has failed: it, or what it reaches of the program, made some before.
 * Each use of what is static in such a class throws (JLS 12.4.2, step 5), also in methods of these objects.
 */
public final class BrokenClasses {
    private final Declarations declarations;
    private final Map<CtType<?>, Boolean> known = new IdentityHashMap<>();

    public BrokenClasses(Declarations declarations) {
        this.declarations = declarations;
    }

    /** Whether there may be objects of the class while it is one. */
    public boolean mayHaveObjects(CtType<?> type) {
        return known.computeIfAbsent(
                type,
                one -> initialisers(one)
                                .anyMatch(
                                        code -> isOfEnum(code) ? !(code instanceof CtLiteral<?>) : reachesProgram(code))
                        || Stream.concat(Stream.ofNullable(one.getSuperclass()), one.getSuperInterfaces().stream())
                                .flatMap(above -> declarations.type(above).stream())
                                .anyMatch(this::mayHaveObjects));
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
                        type.getTypeMembers().stream()
                                .filter(member -> type instanceof CtEnum<?> || member.hasModifier(ModifierKind.STATIC))
                                .filter(member ->
                                        !(member instanceof CtEnumValue<?>) && !(member instanceof CtConstructor<?>)))
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

    /**
     * Whether it calls code of the program, hands it to somebody, or gets at what other classes hold: an object that it finds there
     * may run code without a word, and one that it leaves there is found.
     */
    private boolean reachesProgram(CtElement code) {
        boolean calls = code.getElements(new TypeFilter<CtAbstractInvocation<?>>(CtAbstractInvocation.class)).stream()
                .anyMatch(call -> isOfProgram(call.getExecutable()));
        boolean hands = code
                .getElements(
                        new TypeFilter<CtExecutableReferenceExpression<?, ?>>(CtExecutableReferenceExpression.class))
                .stream()
                .anyMatch(named -> isOfProgram(named.getExecutable()));
        return calls
                || hands
                || code.getElements(new TypeFilter<CtFieldAccess<?>>(CtFieldAccess.class)).stream()
                        .anyMatch(access -> isOfOthers(access, code));
    }

    /** Whether there are objects before it runs, or while it does, so that anything may leave one somewhere and fail. */
    private static boolean isOfEnum(CtElement code) {
        return code.getParent(CtType.class) instanceof CtEnum<?>;
    }

    private boolean isOfOthers(CtFieldAccess<?> access, CtElement code) {
        CtTypeReference<?> owner = access.getVariable().getDeclaringType();
        CtType<?> own = code.getParent(CtType.class);
        boolean same = owner != null && own != null && owner.getQualifiedName().equals(own.getQualifiedName());
        return !same && !isLength(access) && isOfProgram(owner) && !isConstant(access);
    }

    private static boolean isLength(CtFieldAccess<?> access) {
        return access.getTarget() != null && access.getTarget().getType() instanceof CtArrayTypeReference<?>;
    }

    /** Whether the compiler writes its value in its place. */
    private static boolean isConstant(CtFieldAccess<?> access) {
        CtField<?> field = access.getVariable().getFieldDeclaration();
        return access instanceof CtFieldRead<?>
                && field != null
                && field.isFinal()
                && field.isStatic()
                && (field.getType().isPrimitive()
                        || field.getType().getQualifiedName().equals("java.lang.String"))
                && field.getDefaultExpression() instanceof CtLiteral<?> value
                && value.getValue() != null;
    }

    private boolean isOfProgram(@Nullable CtExecutableReference<?> executable) {
        return executable == null || isOfProgram(executable.getDeclaringType());
    }

    private boolean isOfProgram(@Nullable CtTypeReference<?> owner) {
        return owner == null
                || declarations.type(owner).filter(type -> !type.isShadow()).isPresent();
    }
}
