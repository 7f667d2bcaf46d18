package org.sluicempi.analyzer.callgraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Where a program gets hold of a class without initialising it. Whoever has it may do that: {@code Enum.valueOf}, {@code
 * EnumSet.allOf}, {@code new EnumMap<>(..)}, {@code getEnumConstants} and many others do. A {@code switch} on an enum does so
 * even where its value is null.
 */
final class ClassLiterals {
    private final List<CtElement> places = new ArrayList<>();

    ClassLiterals(Hierarchy hierarchy) {
        for (CtType<?> type : hierarchy.types()) {
            if (type.isTopLevel()) {
                places.addAll(type.getElements(new TypeFilter<CtElement>(CtElement.class) {
                    @Override
                    public boolean matches(CtElement element) {
                        return isLiteral(element) || element instanceof CtAbstractSwitch<?>;
                    }
                }));
            }
        }
    }

    /** The places that name the class or one of those derived from it. */
    List<CtElement> of(CtType<?> type) {
        return places.stream()
                .filter(place -> named(place)
                        .filter(name -> name.getQualifiedName().equals(type.getQualifiedName())
                                || name.isSubtypeOf(type.getReference()))
                        .isPresent())
                .toList();
    }

    private static Optional<CtTypeReference<?>> named(CtElement place) {
        @Nullable CtTypeReference<?> type = null;
        if (place instanceof CtAbstractSwitch<?> choice) {
            type = typeOf(choice.getSelector());
        } else if (place instanceof CtFieldRead<?> read && read.getTarget() instanceof CtTypeAccess<?> access) {
            type = access.getAccessedType();
        }
        while (type instanceof CtArrayTypeReference<?> array) {
            type = array.getComponentType();
        }
        return Optional.ofNullable(type);
    }

    private static @Nullable CtTypeReference<?> typeOf(@Nullable CtExpression<?> selector) {
        return selector == null || selector.getTypeCasts().isEmpty()
                ? selector == null ? null : selector.getType()
                : selector.getTypeCasts().get(0);
    }

    static boolean isLiteral(CtElement element) {
        return element instanceof CtFieldRead<?> read
                && read.getTarget() instanceof CtTypeAccess<?>
                && read.getVariable().getSimpleName().equals("class");
    }

    /** What an expression is an argument of, be it inside of another expression. */
    static Optional<CtExecutableReference<?>> givenTo(CtElement expression) {
        CtElement child = expression;
        while (child instanceof CtExpression<?> && child.isParentInitialized()) {
            CtElement parent = child.getParent();
            if (parent instanceof CtAbstractInvocation<?> call
                    && call.getArguments().contains(child)) {
                return Optional.ofNullable(call.getExecutable());
            }
            child = parent;
        }
        return Optional.empty();
    }
}
