package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** The instructions of a method that follow a convention of the compiler. */
final class Shapes {
    private final MethodNode method;
    private final Classes classes;
    private final Map<AbstractInsnNode, Convention> found = new IdentityHashMap<>();

    private Shapes(MethodNode method, Classes classes) {
        this.method = method;
        this.classes = classes;
    }

    /** The instructions that stand for nothing in the text. */
    static Map<AbstractInsnNode, Convention> of(MethodNode method, Classes classes) {
        Shapes shapes = new Shapes(method, classes);
        int tables = 0;
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof FieldInsnNode field && classes.isSynthetic(field)) {
                tables += field.name.startsWith("$SwitchMap$") ? 1 : 0;
                shapes.found.put(node, Convention.SYNTHETIC_FIELD);
            } else if (tables > 0 && shapes.enumSwitch(node)) {
                tables--;
            } else {
                shapes.look(node);
            }
        }
        return shapes.found;
    }

    private void look(AbstractInsnNode node) {
        switch (node.getOpcode()) {
            case Opcodes.ATHROW -> thrownOn(node);
            case Opcodes.CHECKCAST -> cloned((TypeInsnNode) node);
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESTATIC -> called((MethodInsnNode) node);
            default -> {}
        }
    }

    private boolean enumSwitch(AbstractInsnNode load) {
        Optional<AbstractInsnNode> ordinal = Instructions.previous(load);
        boolean fits = load.getOpcode() == Opcodes.IALOAD
                && ordinal.filter(n -> n instanceof MethodInsnNode call
                                && call.name.equals("ordinal")
                                && call.desc.equals("()I"))
                        .isPresent()
                && Instructions.next(load).filter(Shapes::isSwitch).isPresent();
        if (fits) {
            found.put(load, Convention.ENUM_SWITCH);
            found.put(ordinal.orElseThrow(), Convention.ENUM_SWITCH);
        }
        return fits;
    }

    private static boolean isSwitch(AbstractInsnNode node) {
        return node instanceof TableSwitchInsnNode || node instanceof LookupSwitchInsnNode;
    }

    private void thrownOn(AbstractInsnNode athrow) {
        Optional<Integer> slot = Instructions.variable(Instructions.previous(athrow), Opcodes.ALOAD);
        Optional<AbstractInsnNode> store = slot.flatMap(s -> Instructions.lastStore(athrow, s));
        if (store.isEmpty() || Instructions.isNamed(method, slot.orElseThrow(), athrow)) {
            return;
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            boolean all = block.type == null || block.type.equals("java/lang/Throwable");
            if (all && Instructions.next(block.handler).equals(store)) {
                found.put(athrow, Convention.RETHROW);
            }
        }
    }

    private void cloned(TypeInsnNode cast) {
        Instructions.previous(cast)
                .filter(n ->
                        n instanceof MethodInsnNode call && call.owner.startsWith("[") && call.name.equals("clone"))
                .ifPresent(call -> found.put(cast, Convention.ARRAY_CLONE));
    }

    private void called(MethodInsnNode call) {
        if (Instructions.calls(call, "java/lang/Class", "desiredAssertionStatus")
                && Instructions.follow(
                        Instructions.next(call),
                        Opcodes.IFNE,
                        Opcodes.ICONST_1,
                        Opcodes.GOTO,
                        Opcodes.ICONST_0,
                        Opcodes.PUTSTATIC)) {
            found.put(call, Convention.ASSERTION_STATUS);
        } else if (call.name.equals("$values") && method.name.equals("<clinit>")) {
            found.put(call, Convention.ENUM_VALUES);
        } else if (Instructions.calls(call, "java/lang/String", "hashCode")) {
            stringSwitch(call);
        }
    }

    private void stringSwitch(MethodInsnNode hashCode) {
        Optional<AbstractInsnNode> end = Instructions.next(hashCode).filter(Shapes::isSwitch);
        if (end.isEmpty()
                || !Instructions.precede(
                        Instructions.previous(hashCode), Opcodes.ALOAD, Opcodes.ISTORE, Opcodes.ICONST_M1)) {
            return;
        }
        found.put(hashCode, Convention.STRING_SWITCH);
        for (LabelNode label : labels(end.get())) {
            Optional<AbstractInsnNode> at = Instructions.next(label);
            while (Instructions.follow(at, Opcodes.ALOAD, Opcodes.LDC, Opcodes.INVOKEVIRTUAL, Opcodes.IFEQ)) {
                AbstractInsnNode equals = at.flatMap(Instructions::next)
                        .flatMap(Instructions::next)
                        .orElseThrow();
                JumpInsnNode jump = (JumpInsnNode) Instructions.next(equals).orElseThrow();
                found.put(equals, Convention.STRING_SWITCH);
                at = Instructions.next(jump.label);
            }
        }
    }

    private static List<LabelNode> labels(AbstractInsnNode node) {
        List<LabelNode> labels = new ArrayList<>();
        if (node instanceof LookupSwitchInsnNode lookup) {
            labels.addAll(lookup.labels);
        } else if (node instanceof TableSwitchInsnNode table) {
            labels.addAll(table.labels);
            labels.removeIf(label -> label == table.dflt);
        }
        return labels;
    }
}
