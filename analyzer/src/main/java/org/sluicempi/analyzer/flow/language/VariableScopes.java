package org.sluicempi.analyzer.flow.language;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtPattern;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * The local variables and parameters that names mean. All variables of a member of an outermost class are collected once,
 * under the element that they are declared in; an access looks for its name in the elements around it, from the inside to
 * the outside. Spoon's own search, which goes through all statements in front of an access, is asked for the rest only:
 * variables of patterns and of earlier cases.
 */
final class VariableScopes {
    private final Map<CtElement, Map<CtElement, Map<String, CtVariable<?>>>> members = new IdentityHashMap<>();
    private final Map<CtVariableAccess<?>, Optional<CtVariable<?>>> found = new IdentityHashMap<>();

    Optional<CtVariable<?>> declaration(CtVariableAccess<?> access) {
        Optional<CtVariable<?>> known = found.get(access);
        if (known == null) {
            known = search(access);
            found.put(access, known);
        }
        return known;
    }

    private Optional<CtVariable<?>> search(CtVariableAccess<?> access) {
        if (access.getVariable() == null) {
            return Optional.empty();
        }
        CtElement member = member(access);
        CtVariable<?> near = member == null ? null : near(access, member);
        if (near == null) {
            return Optional.ofNullable(access.getVariable().getDeclaration());
        }
        return isHidden(near, access, members.getOrDefault(member, Map.of())) ? Optional.empty() : Optional.of(near);
    }

    /**
     * Whether a class between a variable and an access has a variable of a pattern, or of a case, that may hide it: how far those
     * reach is not looked into.
     */
    private static boolean isHidden(
            CtVariable<?> variable, CtElement access, Map<CtElement, Map<String, CtVariable<?>>> places) {
        CtElement type = access.getParent(CtType.class);
        while (type != null && type.hasParent(variable.getParent())) {
            CtElement between = type;
            boolean other = places.entrySet().stream()
                    .filter(place -> place.getValue().containsKey(variable.getSimpleName()))
                    .map(Map.Entry::getKey)
                    .anyMatch(place ->
                            (place instanceof CtPattern || place instanceof CtCase<?>) && place.hasParent(between));
            if (other) {
                return true;
            }
            type = type.getParent(CtType.class);
        }
        return false;
    }

    private @Nullable CtVariable<?> near(CtVariableAccess<?> access, CtElement member) {
        Map<CtElement, Map<String, CtVariable<?>>> places = members.get(member);
        if (places == null) {
            places = collect(member);
            members.put(member, places);
        }
        String name = access.getVariable().getSimpleName();
        CtElement place = access;
        while (true) {
            CtVariable<?> variable = places.getOrDefault(place, Map.of()).get(name);
            if (variable != null && isBefore(variable, access)) {
                return variable;
            }
            if (place == member || !place.isParentInitialized()) {
                return null;
            }
            place = place.getParent();
        }
    }

    /** Within an inner class, a name may mean a variable further out, until one inside is declared. */
    private static boolean isBefore(CtVariable<?> variable, CtElement access) {
        return !variable.getPosition().isValidPosition()
                || !access.getPosition().isValidPosition()
                || variable.getPosition().getSourceStart()
                        <= access.getPosition().getSourceStart();
    }

    private static Map<CtElement, Map<String, CtVariable<?>>> collect(CtElement member) {
        Map<CtElement, Map<String, CtVariable<?>>> places = new IdentityHashMap<>();
        List<CtVariable<?>> variables = member.getElements(new TypeFilter<CtVariable<?>>(CtVariable.class));
        for (CtVariable<?> variable : variables) {
            if (!(variable instanceof CtField<?>) && variable.isParentInitialized()) {
                places.computeIfAbsent(variable.getParent(), place -> new HashMap<>())
                        .putIfAbsent(variable.getSimpleName(), variable);
            }
        }
        return places;
    }

    /** The member of an outermost class that an element is part of. */
    private static @Nullable CtElement member(CtElement element) {
        CtElement last = null;
        CtElement next = element;
        while (next.isParentInitialized() && next.getParent() != null) {
            if (next instanceof CtTypeMember && !(next instanceof CtType<?>)) {
                last = next;
            }
            next = next.getParent();
        }
        return last;
    }
}
