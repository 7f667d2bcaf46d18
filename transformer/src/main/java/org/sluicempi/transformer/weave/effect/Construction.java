package org.sluicempi.transformer.weave.effect;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether the objects of a class are shown to nobody before their final fields have got their values: another thread that has been
 * handed one by a constructor, which goes on, may see them change (JLS 17.5).
 */
final class Construction {
    private final ClassNode type;

    Construction(ClassNode type) {
        this.type = type;
    }

    boolean isPrivate() {
        return type.methods.stream()
                .filter(method -> method.name.equals("<init>"))
                .allMatch(this::keepsToItself);
    }

    private boolean keepsToItself(MethodNode constructor) {
        List<AbstractInsnNode> steps = List.of(constructor.instructions.toArray());
        int end = steps.size();
        while (end > 0 && !(steps.get(end - 1) instanceof FieldInsnNode access && isFinalField(access))) {
            end--;
        }
        return steps.subList(0, end).stream().noneMatch(this::mayShow);
    }

    private boolean isFinalField(FieldInsnNode access) {
        return access.getOpcode() == Opcodes.PUTFIELD
                && access.owner.equals(type.name)
                && type.fields.stream()
                        .anyMatch(field -> field.name.equals(access.name) && (field.access & Opcodes.ACC_FINAL) != 0);
    }

    private boolean mayShow(AbstractInsnNode step) {
        if (step instanceof MethodInsnNode call) {
            return !isConstructorOfSame(call) && (takesReferences(call.desc) || mayBeOfSame(call));
        }
        if (step instanceof FieldInsnNode access) {
            boolean stores = access.getOpcode() == Opcodes.PUTSTATIC
                    || access.getOpcode() == Opcodes.PUTFIELD && !access.owner.equals(type.name);
            return stores && isReference(Type.getType(access.desc));
        }
        return step instanceof InvokeDynamicInsnNode || step.getOpcode() == Opcodes.AASTORE;
    }

    /** Of this class, or of the one above, if that is one of the language's own, which show it to nobody. */
    private boolean isConstructorOfSame(MethodInsnNode call) {
        boolean above = call.owner.equals(type.superName) && type.superName.startsWith("java/lang/");
        return call.name.equals("<init>") && (above || call.owner.equals(type.name));
    }

    private boolean mayBeOfSame(MethodInsnNode call) {
        List<String> exact = List.of(type.name, type.superName, "java/lang/Object");
        return call.getOpcode() == Opcodes.INVOKEINTERFACE
                || call.getOpcode() != Opcodes.INVOKESTATIC && exact.contains(call.owner);
    }

    private static boolean takesReferences(String descriptor) {
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            if (isReference(argument)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReference(Type type) {
        return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }
}
