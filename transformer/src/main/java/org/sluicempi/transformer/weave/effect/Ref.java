package org.sluicempi.transformer.weave.effect;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.Value;

/**
 * A value on the stack or in a local variable.
 *
 * @param getSize words, 1 or 2
 * @param type as far as all paths agree on it
 * @param things what it may refer to; empty for a number and for null
 */
public record Ref(int getSize, Optional<Type> type, Set<Thing> things) implements Value {
    public Ref {
        things = Set.copyOf(things);
    }

    static Ref number(int words) {
        return new Ref(words, Optional.empty(), Set.of());
    }

    /** A number or a reference of this type. */
    static Ref of(Type type, Thing thing) {
        return type.getSort() >= Type.ARRAY
                ? new Ref(1, Optional.of(type), Set.of(thing))
                : new Ref(type.getSize(), Optional.empty(), Set.of());
    }

    @Override
    public int getSize() {
        return getSize;
    }

    public boolean isPrimitiveArray() {
        return type.filter(t -> t.getSort() == Type.ARRAY
                        && t.getDimensions() == 1
                        && t.getElementType().getSort() < Type.ARRAY)
                .isPresent();
    }

    Ref as(Type other) {
        return new Ref(getSize, Optional.of(other), things);
    }

    /** What either may be; null, and a variable that is not set on one way and so cannot be used, agree with any type. */
    Ref merge(Ref other) {
        if (equals(other)) {
            return this;
        }
        Set<Thing> both = new HashSet<>(things);
        both.addAll(other.things);
        return new Ref(Math.min(getSize, other.getSize), commonType(other), both);
    }

    private Optional<Type> commonType(Ref other) {
        if (things.isEmpty()) {
            return other.type;
        } else if (other.things.isEmpty()) {
            return type;
        }
        return type.equals(other.type) ? type : Optional.empty();
    }
}
