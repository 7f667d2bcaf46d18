package org.sluicempi.analyzer.flow.language;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * The enums that are initialised together: javac writes one class for all switches of a source class and its nested ones, which
 * numbers the constants of each enum that one of them is over, as soon as the first of them is executed.
 */
public final class EnumSwitches {
    private final Map<CtType<?>, List<CtTypeReference<?>>> known = new IdentityHashMap<>();

    /** Those that a switch over an enum initialises, its own among them. */
    public List<CtTypeReference<?>> with(CtAbstractSwitch<?> choice) {
        CtType<?> outermost = choice.getParent(CtType.class);
        while (outermost != null && !outermost.isTopLevel() && outermost.getParent(CtType.class) != null) {
            outermost = outermost.getParent(CtType.class);
        }
        return outermost == null ? List.of() : known.computeIfAbsent(outermost, EnumSwitches::in);
    }

    private static List<CtTypeReference<?>> in(CtType<?> outermost) {
        Map<String, CtTypeReference<?>> found = new LinkedHashMap<>();
        for (CtAbstractSwitch<?> each :
                outermost.getElements(new TypeFilter<CtAbstractSwitch<?>>(CtAbstractSwitch.class))) {
            CtTypeReference<?> type =
                    each.getSelector() == null ? null : each.getSelector().getType();
            if (type != null && type.getTypeDeclaration() instanceof CtEnum<?>) {
                found.putIfAbsent(type.getQualifiedName(), type);
            }
        }
        return List.copyOf(found.values());
    }
}
