package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import java.util.OptionalLong;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;

/** Makes symbols of the program's variables. */
public final class Symbols {
    private Symbols() {}

    /** The length of the array in a variable, written as the variable is where the array is read. */
    static Symbol lengthOf(CtElement read, CtVariable<?> declaration) {
        String array = read instanceof CtVariableAccess<?> access ? text(access) : declaration.getSimpleName();
        return Symbol.length(declaration, array + ".length");
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
        OptionalLong constant = isForEver(declaration)
                        && declaration.getDefaultExpression() instanceof CtLiteral<?> literal
                        && literal.getTypeCasts().isEmpty()
                        && literal.getValue() instanceof Integer value
                ? OptionalLong.of(value)
                : OptionalLong.empty();
        return constant.isPresent()
                ? Symbol.constant(declaration, text, constant.getAsLong())
                : Symbol.value(declaration, text);
    }

    /** Whether nobody finds another value in it: an object's field has none before its constructor has come so far. */
    private static boolean isForEver(CtVariable<?> variable) {
        return variable.hasModifier(ModifierKind.FINAL) && !(variable instanceof CtField<?> field && !field.isStatic());
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

    static String text(CtVariableAccess<?> access) {
        String name = access.getVariable().getSimpleName();
        if (access instanceof CtFieldAccess<?> field
                && field.getTarget() instanceof CtThisAccess<?> self
                && !self.isImplicit()
                && self.getTypeCasts().isEmpty()) {
            boolean around = self.getType().getTypeDeclaration() != access.getParent(CtType.class);
            return (around ? self.getType().getSimpleName() + ".this." : "this.") + name;
        }
        if (access instanceof CtFieldAccess<?> field
                && field.getTarget() != null
                && !field.getTarget().isImplicit()
                && !(field.getTarget() instanceof CtTypeAccess)) {
            return access.getOriginalSourceFragment().getSourceCode();
        }
        if (access instanceof CtFieldAccess<?> field
                && field.getTarget() instanceof CtTypeAccess<?> type
                && !type.isImplicit()) {
            return type.getAccessedType().getSimpleName() + "." + name;
        }
        return name;
    }
}
