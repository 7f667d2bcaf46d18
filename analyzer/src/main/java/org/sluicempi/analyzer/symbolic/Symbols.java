package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Makes symbols of the program's variables. */
public final class Symbols {
    private Symbols() {}

    /** Whether the expression is {@code a.length} of an array. */
    public static boolean isLength(CtExpression<?> expression) {
        return expression instanceof CtFieldRead<?> read
                && read.getVariable().getSimpleName().equals("length")
                && read.getTarget() != null
                && read.getTarget().getType() instanceof CtArrayTypeReference;
    }

    /** The length of the array in a variable; nothing for other arrays. */
    static Optional<Symbol> ofLength(CtFieldRead<?> length) {
        if (!(length.getTarget() instanceof CtVariableAccess<?> array)) {
            return Optional.empty();
        }
        return declaration(array)
                .map(declaration ->
                        Symbol.length(declaration, array.getVariable().getSimpleName() + ".length"));
    }

    /** The variable's value: a local variable, a parameter, a static field or a field of {@code this}. */
    public static Optional<Symbol> of(CtVariableAccess<?> access) {
        return declaration(access).map(declaration -> symbol(declaration, text(access)));
    }

    /** The same for an access whose declaration is known. */
    static Symbol of(CtVariableAccess<?> access, CtVariable<?> declaration) {
        return symbol(declaration, text(access));
    }

    /** The value of a variable by its declaration, written as its simple name. */
    public static Symbol of(CtVariable<?> declaration) {
        return symbol(declaration, declaration.getSimpleName());
    }

    private static Symbol symbol(CtVariable<?> declaration, String text) {
        boolean constant = declaration.getModifiers().contains(ModifierKind.FINAL)
                && declaration.getDefaultExpression() instanceof CtLiteral<?> literal
                && literal.getValue() instanceof Integer;
        if (!constant) {
            return Symbol.value(declaration, text);
        }
        int value = (Integer) ((CtLiteral<?>) declaration.getDefaultExpression()).getValue();
        return Symbol.constant(declaration, text, value);
    }

    /**
     * The declaration that the access can only mean: of a local variable, a parameter, a static field, a field of {@code
     * this}.
     */
    public static Optional<CtVariable<?>> declaration(CtVariableAccess<?> access) {
        if (access instanceof CtFieldAccess<?> field) {
            CtExpression<?> target = field.getTarget();
            boolean fixed = target == null || target instanceof CtThisAccess || target instanceof CtTypeAccess;
            return fixed ? Optional.ofNullable(field.getVariable().getFieldDeclaration()) : Optional.empty();
        }
        return Optional.ofNullable(access.getVariable().getDeclaration());
    }

    /** A type by its simple name, behind those of the types that it is nested in. */
    private static String nested(CtTypeReference<?> type) {
        CtTypeReference<?> outer = type.getDeclaringType();
        return outer == null ? type.getSimpleName() : nested(outer) + "." + type.getSimpleName();
    }

    static String text(CtVariableAccess<?> access) {
        String name = access.getVariable().getSimpleName();
        if (access instanceof CtFieldAccess<?> field
                && field.getTarget() instanceof CtThisAccess<?> self
                && !self.isImplicit()) {
            return "this." + name;
        }
        if (access instanceof CtFieldAccess<?> field
                && field.getTarget() instanceof CtTypeAccess<?> type
                && !type.isImplicit()) {
            return nested(type.getAccessedType()) + "." + name;
        }
        return name;
    }
}
