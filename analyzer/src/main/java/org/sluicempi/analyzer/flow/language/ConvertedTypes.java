package org.sluicempi.analyzer.flow.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spoon.reflect.factory.Factory;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtIntersectionTypeReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.reference.CtWildcardReference;

/** What conversions ask of types; a type that is not known has none of these properties. */
public final class ConvertedTypes {
    private static final Map<String, String> UNBOXED = Map.of(
            "java.lang.Boolean", "boolean",
            "java.lang.Byte", "byte",
            "java.lang.Short", "short",
            "java.lang.Character", "char",
            "java.lang.Integer", "int",
            "java.lang.Long", "long",
            "java.lang.Float", "float",
            "java.lang.Double", "double");

    private static final List<String> WIDE = List.of("double", "float", "long");

    private final Factory factory;

    public ConvertedTypes(Factory factory) {
        this.factory = factory;
    }

    public static String name(@Nullable CtTypeReference<?> type) {
        return type == null ? "" : type.getQualifiedName();
    }

    public static boolean isPrimitive(@Nullable CtTypeReference<?> type) {
        return UNBOXED.containsValue(name(type));
    }

    public static boolean isReference(@Nullable CtTypeReference<?> type) {
        return type != null && !isPrimitive(type) && !isVoid(type);
    }

    public static boolean isVoid(@Nullable CtTypeReference<?> type) {
        return name(type).equals("void");
    }

    public static boolean isNull(@Nullable CtTypeReference<?> type) {
        return name(type).equals(CtTypeReference.NULL_TYPE_NAME);
    }

    public static boolean isString(@Nullable CtTypeReference<?> type) {
        return name(type).equals("java.lang.String");
    }

    public static boolean same(@Nullable CtTypeReference<?> one, @Nullable CtTypeReference<?> other) {
        return name(one).equals(name(other));
    }

    /** The name of the primitive type that values of the type have or unbox to. */
    public static Optional<String> primitive(@Nullable CtTypeReference<?> type) {
        if (type == null) {
            return Optional.empty();
        }
        String name = isPrimitive(type) ? name(type) : UNBOXED.get(name(erasure(type)));
        return Optional.ofNullable(name);
    }

    public static boolean isNumeric(@Nullable CtTypeReference<?> type) {
        return primitive(type).filter(name -> !name.equals("boolean")).isPresent();
    }

    /** What is left of a type when the program runs. */
    public static CtTypeReference<?> erasure(CtTypeReference<?> type) {
        if (type instanceof CtArrayTypeReference<?> array) {
            CtTypeReference<?> component = array.getComponentType();
            CtTypeReference<?> erased = erasure(component);
            return erased == component ? array : arrayOf(erased);
        }
        if (type instanceof CtIntersectionTypeReference<?> intersection) {
            return intersection.getBounds().isEmpty()
                    ? type
                    : erasure(intersection.getBounds().get(0));
        }
        if (type instanceof CtWildcardReference wildcard && !wildcard.isUpper()) {
            return type.getFactory().Type().objectType();
        }
        if (type instanceof CtTypeParameterReference parameter) {
            CtTypeReference<?> bound = parameter.getBoundingType();
            return bound == null || bound == type ? type.getFactory().Type().objectType() : erasure(bound);
        }
        return type;
    }

    /**
     * A new reference; the component's own one belongs to the model and keeps its place there. A type parameter cannot be
     * the component: away from its place, nobody knows what declares it.
     */
    static CtTypeReference<?> arrayOf(CtTypeReference<?> component) {
        CtTypeReference<?> copy = component.clone();
        copy.setImplicit(false);
        return component.getFactory().createArrayReference(copy);
    }

    public static @Nullable CtTypeReference<?> component(@Nullable CtTypeReference<?> type) {
        return type instanceof CtArrayTypeReference<?> array ? array.getComponentType() : null;
    }

    public CtTypeReference<?> of(String name) {
        return switch (name) {
            case "boolean" -> factory.Type().booleanPrimitiveType();
            case "byte" -> factory.Type().bytePrimitiveType();
            case "short" -> factory.Type().shortPrimitiveType();
            case "char" -> factory.Type().characterPrimitiveType();
            case "int" -> factory.Type().integerPrimitiveType();
            case "long" -> factory.Type().longPrimitiveType();
            case "float" -> factory.Type().floatPrimitiveType();
            case "double" -> factory.Type().doublePrimitiveType();
            case "void" -> factory.Type().voidPrimitiveType();
            default -> factory.Type().createReference(name);
        };
    }

    public CtTypeReference<?> object() {
        return factory.Type().objectType();
    }

    public CtTypeReference<?> box(String primitive) {
        return UNBOXED.entrySet().stream()
                .filter(entry -> entry.getValue().equals(primitive))
                .map(entry -> of(entry.getKey()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(primitive));
    }

    /** Binary numeric promotion (JLS 5.6) of types that are or unbox to numeric ones. */
    public CtTypeReference<?> promote(@Nullable CtTypeReference<?> left, @Nullable CtTypeReference<?> right) {
        String one = primitive(left).orElse("int");
        String other = primitive(right).orElse("int");
        return of(WIDE.stream()
                .filter(wide -> one.equals(wide) || other.equals(wide))
                .findFirst()
                .orElse("int"));
    }

    public int level() {
        return factory.getEnvironment().getComplianceLevel();
    }
}
