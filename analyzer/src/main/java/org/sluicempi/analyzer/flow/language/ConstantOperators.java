package org.sluicempi.analyzer.flow.language;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.reference.CtTypeReference;

/** The operators of the language on constant values, as Java itself computes them. */
public final class ConstantOperators {
    private ConstantOperators() {}

    /** A conversion to a primitive type or a string, in a cast or by assignment. */
    public static Optional<Object> cast(Object value, CtTypeReference<?> type) {
        String name = ConvertedTypes.name(type);
        if (value instanceof String || name.equals("java.lang.String")) {
            return value instanceof String && name.equals("java.lang.String") ? Optional.of(value) : Optional.empty();
        }
        if (value instanceof Boolean || name.equals("boolean")) {
            return value instanceof Boolean && name.equals("boolean") ? Optional.of(value) : Optional.empty();
        }
        Number number = number(value);
        if (number == null) {
            return Optional.empty();
        }
        return Optional.ofNullable(
                switch (name) {
                    case "byte" -> (Object) (byte) integral(number);
                    case "short" -> (short) integral(number);
                    case "char" -> (char) integral(number);
                    case "int" -> number.intValue();
                    case "long" -> number.longValue();
                    case "float" -> number.floatValue();
                    case "double" -> number.doubleValue();
                    default -> null;
                });
    }

    /** A floating value becomes an int before it becomes less (JLS 5.1.3). */
    private static long integral(Number number) {
        return number instanceof Double || number instanceof Float ? number.intValue() : number.longValue();
    }

    static Optional<Object> unary(UnaryOperatorKind kind, Object value) {
        if (value instanceof Boolean truth) {
            return kind == UnaryOperatorKind.NOT ? Optional.of(!truth) : Optional.empty();
        }
        Number number = number(value);
        if (number == null) {
            return Optional.empty();
        }
        return Optional.ofNullable(
                switch (kind) {
                    case POS -> number;
                    case NEG -> negative(number);
                    case COMPL ->
                        number instanceof Long wide
                                ? (Object) ~wide
                                : number instanceof Integer small ? (Object) ~small : null;
                    default -> null;
                });
    }

    private static Object negative(Number number) {
        if (number instanceof Double wide) {
            return -wide;
        }
        if (number instanceof Float small) {
            return -small;
        }
        return number instanceof Long wide ? (Object) (-wide) : (Object) (-number.intValue());
    }

    /** {@code ?:} on constants; where their types differ, by the widest, or empty where the rule is finer. */
    static Optional<Object> choose(boolean condition, Object yes, Object no) {
        Object chosen = condition ? yes : no;
        return yes.getClass() == no.getClass() ? Optional.of(chosen) : Optional.empty();
    }

    static Optional<Object> binary(BinaryOperatorKind kind, Object left, Object right) {
        if (left instanceof String || right instanceof String) {
            return switch (kind) {
                case PLUS -> Optional.of(left.toString() + right);
                case EQ -> Optional.of(left.equals(right));
                case NE -> Optional.of(!left.equals(right));
                default -> Optional.empty();
            };
        }
        if (left instanceof Boolean one && right instanceof Boolean other) {
            return Optional.ofNullable(logic(kind, one, other));
        }
        Number one = number(left);
        Number other = number(right);
        if (one == null || other == null) {
            return Optional.empty();
        }
        if (kind == BinaryOperatorKind.SL || kind == BinaryOperatorKind.SR || kind == BinaryOperatorKind.USR) {
            return Optional.ofNullable(shift(kind, one, other));
        }
        if (one instanceof Double || other instanceof Double) {
            return Optional.ofNullable(onDoubles(kind, one.doubleValue(), other.doubleValue()));
        }
        if (one instanceof Float || other instanceof Float) {
            return Optional.ofNullable(onFloats(kind, one.floatValue(), other.floatValue()));
        }
        return Optional.ofNullable(
                one instanceof Long || other instanceof Long
                        ? onLongs(kind, one.longValue(), other.longValue())
                        : onInts(kind, one.intValue(), other.intValue()));
    }

    /** As unary numeric promotion makes it. */
    private static @Nullable Number number(Object value) {
        if (value instanceof Character letter) {
            return (int) letter;
        }
        if (value instanceof Byte || value instanceof Short) {
            return ((Number) value).intValue();
        }
        return value instanceof Number number ? number : null;
    }

    private static @Nullable Object logic(BinaryOperatorKind kind, boolean one, boolean other) {
        return switch (kind) {
            case AND, BITAND -> one && other;
            case OR, BITOR -> one || other;
            case BITXOR, NE -> one != other;
            case EQ -> one == other;
            default -> null;
        };
    }

    private static @Nullable Object shift(BinaryOperatorKind kind, Number value, Number by) {
        if (value instanceof Long wide) {
            return switch (kind) {
                case SL -> wide << by.longValue();
                case SR -> wide >> by.longValue();
                default -> wide >>> by.longValue();
            };
        }
        if (!(value instanceof Integer small)) {
            return null;
        }
        return switch (kind) {
            case SL -> small << by.longValue();
            case SR -> small >> by.longValue();
            default -> small >>> by.longValue();
        };
    }

    private static @Nullable Object onInts(BinaryOperatorKind kind, int one, int other) {
        return switch (kind) {
            case PLUS -> one + other;
            case MINUS -> one - other;
            case MUL -> one * other;
            case DIV -> other == 0 ? null : (Object) (one / other);
            case MOD -> other == 0 ? null : (Object) (one % other);
            case BITAND -> one & other;
            case BITOR -> one | other;
            case BITXOR -> one ^ other;
            default -> compare(kind, Integer.compare(one, other));
        };
    }

    private static @Nullable Object onLongs(BinaryOperatorKind kind, long one, long other) {
        return switch (kind) {
            case PLUS -> one + other;
            case MINUS -> one - other;
            case MUL -> one * other;
            case DIV -> other == 0 ? null : (Object) (one / other);
            case MOD -> other == 0 ? null : (Object) (one % other);
            case BITAND -> one & other;
            case BITOR -> one | other;
            case BITXOR -> one ^ other;
            default -> compare(kind, Long.compare(one, other));
        };
    }

    private static @Nullable Object compare(BinaryOperatorKind kind, int order) {
        return switch (kind) {
            case EQ -> order == 0;
            case NE -> order != 0;
            case LT -> order < 0;
            case LE -> order <= 0;
            case GT -> order > 0;
            case GE -> order >= 0;
            default -> null;
        };
    }

    private static @Nullable Object onFloats(BinaryOperatorKind kind, float one, float other) {
        return switch (kind) {
            case PLUS -> one + other;
            case MINUS -> one - other;
            case MUL -> one * other;
            case DIV -> one / other;
            case MOD -> one % other;
            default -> onDoubles(kind, one, other);
        };
    }

    private static @Nullable Object onDoubles(BinaryOperatorKind kind, double one, double other) {
        return switch (kind) {
            case PLUS -> one + other;
            case MINUS -> one - other;
            case MUL -> one * other;
            case DIV -> one / other;
            case MOD -> one % other;
            case EQ -> one == other;
            case NE -> one != other;
            case LT -> one < other;
            case LE -> one <= other;
            case GT -> one > other;
            case GE -> one >= other;
            default -> null;
        };
    }
}
