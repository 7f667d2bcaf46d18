package org.sluicempi.transformer.weave.effect;

import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Whether code of a class may use what is static in it without waiting for another thread (JLS 12.4.2). A static method runs when the
 * class has been initialised, or in the thread that does it. A method of an object may run in another thread before: an initialiser
 * can hand objects to threads, and then wait for what these do.
 */
final class Initialisation {
    /** Classes of which initialisers call methods that wait for nobody, but those that ask for a property. */
    private static final Set<String> PROMPT = Set.of(
            "java/lang/Math",
            "java/lang/StrictMath",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Double",
            "java/lang/Float",
            "java/lang/Boolean");

    /** What javac writes for an {@code assert}. */
    private static final Set<String> OF_ASSERTIONS =
            Set.of("java/lang/Class.desiredAssertionStatus()Z", "java/lang/AssertionError.<init>()V");

    private final boolean prompt;

    Initialisation(ClassNode type) {
        this.prompt = type.superName.startsWith("java/lang/")
                && type.interfaces.stream().allMatch(name -> name.startsWith("java/"))
                && type.methods.stream()
                        .filter(method -> method.name.equals("<clinit>"))
                        .allMatch(method -> isPrompt(method, type));
    }

    /** @param method of the class */
    boolean isOverIn(MethodNode method) {
        return prompt || (method.access & Opcodes.ACC_STATIC) != 0;
    }

    private static boolean isPrompt(MethodNode initialiser, ClassNode type) {
        List<AbstractInsnNode> steps = List.of(initialiser.instructions.toArray());
        return StreamSupport.stream(initialiser.instructions.spliterator(), false)
                .allMatch(step -> isPrompt(step, type, steps));
    }

    private static boolean isPrompt(AbstractInsnNode step, ClassNode type, List<AbstractInsnNode> steps) {
        if (step instanceof FieldInsnNode access) {
            return access.owner.equals(type.name);
        } else if (step instanceof MethodInsnNode call) {
            return PROMPT.contains(call.owner) && !call.name.startsWith("get")
                    || OF_ASSERTIONS.contains(call.owner + "." + call.name + call.desc);
        } else if (step instanceof TypeInsnNode made && step.getOpcode() == Opcodes.NEW) {
            return made.desc.equals("java/lang/AssertionError");
        } else if (step instanceof JumpInsnNode jump) {
            return steps.indexOf(jump.label) > steps.indexOf(jump);
        }
        return switch (step.getOpcode()) {
            case Opcodes.INVOKEDYNAMIC, Opcodes.MONITORENTER, Opcodes.TABLESWITCH, Opcodes.LOOKUPSWITCH -> false;
            default -> true;
        };
    }
}
