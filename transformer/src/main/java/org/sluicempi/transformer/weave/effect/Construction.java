package org.sluicempi.transformer.weave.effect;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Whether the objects of a class are shown to nobody before their final fields have got their values: another thread that has been
 * handed one by a constructor, which goes on, may see them change (JLS 17.5). Until then a constructor may do nothing with its
 * object but use its fields, compare it and hand it to another constructor of the class or to one that is known; and nothing but a
 * constructor makes objects. What reflection stores in a final field cannot be seen in its class.
 */
final class Construction {
    private static final Thing SELF = new Thing.Given(0);

    /** Classes whose constructors show their objects to nobody, whatever is derived from them. */
    private static final Set<String> SILENT =
            Set.of("java/lang/Object", "java/lang/Record", "java/lang/Enum", "java/lang/Thread");

    /** Classes whose objects are made by their constructors even where they are read from bytes. */
    private static final Set<String> MADE_BY_CONSTRUCTORS = Set.of("java/lang/Record", "java/lang/Enum");

    /** Interfaces that do not make objects that could be read from bytes. */
    private static final Set<String> NOT_SERIAL = Set.of(
            "java/lang/AutoCloseable",
            "java/lang/Cloneable",
            "java/lang/Comparable",
            "java/lang/Iterable",
            "java/lang/Runnable",
            "java/util/Comparator",
            "java/util/Iterator",
            "java/util/concurrent/Callable",
            "java/util/function/Consumer",
            "java/util/function/Function",
            "java/util/function/Supplier");

    private final ClassNode type;
    private @Nullable Boolean isPrivate;

    Construction(ClassNode type) {
        this.type = type;
    }

    boolean isPrivate() {
        if (isPrivate == null) {
            isPrivate = SILENT.contains(type.superName)
                    && (MADE_BY_CONSTRUCTORS.contains(type.superName) || NOT_SERIAL.containsAll(type.interfaces))
                    && type.methods.stream()
                            .filter(method -> method.name.equals("<init>"))
                            .allMatch(this::keepsToItself);
        }
        return isPrivate;
    }

    private boolean keepsToItself(MethodNode constructor) {
        try {
            Frame<Ref>[] frames = new Analyzer<>(new RefInterpreter()).analyze(type.name, constructor);
            int end = end(constructor);
            for (int i = 0; i < end; i++) {
                Frame<Ref> frame = frames[i];
                if (frame != null && shows(constructor.instructions.get(i), frame)) {
                    return false;
                }
            }
            return true;
        } catch (AnalyzerException e) {
            return false;
        }
    }

    /** Behind what may be executed before the last of the fields has its value: in code without loops the text in front of that. */
    private int end(MethodNode constructor) {
        List<AbstractInsnNode> steps = List.of(constructor.instructions.toArray());
        if (steps.stream().anyMatch(step -> jumpsBack(step, steps)) || !constructor.tryCatchBlocks.isEmpty()) {
            return steps.size();
        }
        int end = steps.size();
        while (end > 0 && !(steps.get(end - 1) instanceof FieldInsnNode access && isFinalField(access))) {
            end--;
        }
        return end;
    }

    private static boolean jumpsBack(AbstractInsnNode step, List<AbstractInsnNode> steps) {
        return step instanceof TableSwitchInsnNode
                || step instanceof LookupSwitchInsnNode
                || step instanceof JumpInsnNode jump && steps.indexOf(jump.label) < steps.indexOf(jump);
    }

    private boolean isFinalField(FieldInsnNode access) {
        return access.getOpcode() == Opcodes.PUTFIELD
                && access.owner.equals(type.name)
                && type.fields.stream()
                        .anyMatch(field -> field.name.equals(access.name) && (field.access & Opcodes.ACC_FINAL) != 0);
    }

    private boolean shows(AbstractInsnNode step, Frame<Ref> frame) {
        return switch (step.getOpcode()) {
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC, Opcodes.INVOKEINTERFACE ->
                shows((MethodInsnNode) step, frame);
            case Opcodes.INVOKEDYNAMIC -> takesSelf(((InvokeDynamicInsnNode) step).desc, 0, frame);
            case Opcodes.PUTFIELD, Opcodes.PUTSTATIC, Opcodes.AASTORE, Opcodes.ATHROW, Opcodes.ARETURN ->
                isSelf(frame, 1);
            default -> false;
        };
    }

    private boolean shows(MethodInsnNode call, Frame<Ref> frame) {
        boolean ofSame =
                call.name.equals("<init>") && (call.owner.equals(type.name) || call.owner.equals(type.superName));
        return takesSelf(call.desc, call.getOpcode() == Opcodes.INVOKESTATIC || ofSame ? 0 : 1, frame);
    }

    /** @param receivers how many operands there are beside the arguments */
    private static boolean takesSelf(String descriptor, int receivers, Frame<Ref> frame) {
        int operands = receivers + Type.getArgumentTypes(descriptor).length;
        return IntStream.rangeClosed(1, operands).anyMatch(i -> isSelf(frame, i));
    }

    /** @param depth of the operand, from 1 for the top of the stack */
    private static boolean isSelf(Frame<Ref> frame, int depth) {
        return frame.getStack(frame.getStackSize() - depth).things().contains(SELF);
    }
}
