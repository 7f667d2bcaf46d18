package org.sluicempi.transformer.weave;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.SimpleVerifier;

/** ASM's type verifier over a {@link ClassHierarchy}, so that no user class is loaded. */
final class HierarchyVerifier extends SimpleVerifier {
    private final ClassHierarchy hierarchy;

    HierarchyVerifier(ClassHierarchy hierarchy) {
        super(Opcodes.ASM9, null, null, null, false);
        this.hierarchy = hierarchy;
    }

    @Override
    protected boolean isInterface(Type type) {
        return type.getSort() == Type.OBJECT && hierarchy.isInterface(type.getInternalName());
    }

    @Override
    protected @Nullable Type getSuperClass(Type type) {
        return hierarchy
                .superOf(type.getInternalName())
                .map(Type::getObjectType)
                .orElse(null);
    }

    @Override
    protected boolean isAssignableFrom(Type target, Type source) {
        if (target.equals(source) || target.getInternalName().equals(ClassHierarchy.OBJECT)) {
            return true;
        }
        if (target.getSort() == Type.ARRAY || source.getSort() == Type.ARRAY) {
            return arrayAssignable(target, source);
        }
        return isInterface(target) || hierarchy.inherits(source.getInternalName(), target.getInternalName());
    }

    /** Arrays are Cloneable and Serializable, and covariant in reference elements (JLS 4.10.3). */
    private boolean arrayAssignable(Type target, Type source) {
        if (source.getSort() != Type.ARRAY) {
            return false;
        }
        if (target.getSort() != Type.ARRAY) {
            return isInterface(target);
        }
        Type to = element(target);
        Type from = element(source);
        boolean references = to.getSort() >= Type.ARRAY && from.getSort() >= Type.ARRAY;
        return references ? isAssignableFrom(to, from) : to.equals(from);
    }

    private static Type element(Type array) {
        return Type.getType(array.getDescriptor().substring(1));
    }
}
