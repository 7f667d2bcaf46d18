package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtTargetedExpression;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;

/** Makes symbols of the program's variables. */
public final class Symbols {
    private Symbols() {}

    /** The length of the array in a variable, written as the variable is where the array is read. */
    static Optional<Symbol> lengthOf(CtElement read, CtVariable<?> declaration) {
        return text(read, declaration).map(array -> Symbol.length(declaration, array + ".length"));
    }

    /** The variable's value: a local variable, a parameter, a static field or a field of {@code this}. */
    public static Optional<Symbol> of(CtVariableAccess<?> access) {
        return declaration(access).flatMap(declaration -> of(access, declaration));
    }

    /** The same for a place that is known to read this variable; empty if it cannot be told how the variable is written. */
    static Optional<Symbol> of(CtElement read, CtVariable<?> declaration) {
        return text(read, declaration).map(text -> symbol(declaration, text));
    }

    /**
     * The value of a field of an object in a local variable or parameter, as it is read there.
     *
     * @param read of the field, or the call of a {@link Getter}
     * @param name how the field is asked for, behind the dot
     * @param object whose field it is
     */
    static Optional<Poly> member(CtElement read, String name, CtField<?> field, Value object) {
        boolean plain = read instanceof CtTargetedExpression<?, ?> access
                && access.getTarget() instanceof CtVariableRead<?> variable
                && variable.getTypeCasts().isEmpty();
        if (!plain) {
            return Optional.empty();
        }
        CtVariable<?> variable = ((CtVariableRead<?>) ((CtTargetedExpression<?, ?>) read).getTarget())
                .getVariable()
                .getDeclaration();
        return Optional.ofNullable(variable)
                .map(known -> Opaque.member(known, field, known.getSimpleName() + "." + name, object));
    }

    /** The value of a local variable or parameter, which has one name only. */
    public static Symbol of(CtVariable<?> local) {
        return symbol(local, local.getSimpleName());
    }

    private static Optional<String> text(CtElement read, CtVariable<?> declaration) {
        if (!(declaration instanceof CtField<?>)) {
            return Optional.of(declaration.getSimpleName());
        }
        return read instanceof CtFieldAccess<?> access ? Spelling.of(access) : Optional.empty();
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
}
