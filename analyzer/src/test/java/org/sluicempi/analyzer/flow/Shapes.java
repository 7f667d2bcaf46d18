package org.sluicempi.analyzer.flow;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The instructions of a method that follow a convention of the compiler. */
final class Shapes {
    private static final Pattern UNNAMED = Pattern.compile("this|rec\\$|x\\$\\d+|xva\\$\\d+");

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
            if (node instanceof FieldInsnNode field && classes.isSynthetic(field) && !isAsserting(field)) {
                tables += field.name.startsWith("$SwitchMap$") ? 1 : 0;
                shapes.found.put(node, Convention.SYNTHETIC_FIELD);
            } else if (tables > 0 && shapes.enumSwitch(node)) {
                tables--;
            } else if (node instanceof MethodInsnNode call) {
                shapes.called(call);
            } else if (node.getOpcode() == Opcodes.CHECKCAST) {
                shapes.cast(node);
            }
        }
        return shapes.found;
    }

    /** An {@code assert} asks whether assertions are on: that is a step. */
    private static boolean isAsserting(FieldInsnNode field) {
        return field.getOpcode() == Opcodes.GETSTATIC && field.name.equals("$assertionsDisabled");
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
        }
        return fits;
    }

    private static boolean isSwitch(AbstractInsnNode node) {
        return node instanceof TableSwitchInsnNode || node instanceof LookupSwitchInsnNode;
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
        } else if (call.name.equals("$values") && classes.synthetic(call).isPresent()) {
            found.put(call, Convention.ENUM_VALUES);
        }
    }

    private void cast(AbstractInsnNode cast) {
        Optional<AbstractInsnNode> before = Instructions.previous(cast);
        boolean follows =
                before.filter(node -> found.get(node) == Convention.LAMBDA_CAST).isPresent();
        boolean made = before.filter(node -> node instanceof InvokeDynamicInsnNode dynamic
                        && dynamic.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory"))
                .isPresent();
        if (follows || made) {
            found.put(cast, Convention.LAMBDA_CAST);
        } else if (before.filter(node -> node.getOpcode() == Opcodes.ACONST_NULL)
                .isPresent()) {
            found.put(cast, Convention.NULL_CAST);
        }
    }

    /**
     * Whether a method can be what the compiler makes of a method reference: one line, one call, no name but those of
     * variables that an object of a local class takes along.
     */
    static boolean isReference(MethodNode method, Classes classes) {
        boolean captures = false;
        int calls = 0;
        int lines = 0;
        for (AbstractInsnNode node : method.instructions) {
            boolean uses = node instanceof FieldInsnNode field && !classes.isSynthetic(field);
            if (node instanceof JumpInsnNode || uses || isSwitch(node)) {
                return false;
            }
            lines += node instanceof LineNumberNode ? 1 : 0;
            calls += node instanceof MethodInsnNode call && !converts(call) ? 1 : 0;
            captures |= node instanceof MethodInsnNode call && classes.captures(call);
        }
        boolean named = method.localVariables != null
                && method.localVariables.stream()
                        .anyMatch(local -> !UNNAMED.matcher(local.name).matches());
        return calls <= 1 && lines <= 1 && (captures || !named);
    }

    private static boolean converts(MethodInsnNode call) {
        return call.owner.startsWith("java/lang/") && (call.name.equals("valueOf") || call.name.endsWith("Value"));
    }

    /**
     * Whether an instruction closes a resource after an exception, and keeps what closing throws in a variable that has no
     * name.
     */
    static boolean closesInHandler(MethodNode method, AbstractInsnNode node) {
        Optional<AbstractInsnNode> next = Instructions.next(node);
        if (!closes(node)
                || !Instructions.follow(
                        next, Opcodes.GOTO, Opcodes.ASTORE, Opcodes.ALOAD, Opcodes.ALOAD, Opcodes.INVOKEVIRTUAL)) {
            return false;
        }
        AbstractInsnNode store = next.flatMap(Instructions::next).orElseThrow();
        AbstractInsnNode load = Instructions.next(store).orElseThrow();
        return Instructions.next(load)
                        .flatMap(Instructions::next)
                        .filter(call -> Instructions.calls(call, "java/lang/Throwable", "addSuppressed"))
                        .isPresent()
                && !Instructions.isNamed(method, ((VarInsnNode) store).var, load);
    }

    private static boolean closes(AbstractInsnNode node) {
        return node instanceof MethodInsnNode call && call.name.equals("close") && call.desc.equals("()V");
    }

    /**
     * The line of an instruction; of one that unlocks a variable's object or closes it, the line in which the variable was
     * set.
     */
    static int begin(AbstractInsnNode node, int line) {
        if (node.getOpcode() != Opcodes.MONITOREXIT && !closes(node)) {
            return line;
        }
        Optional<AbstractInsnNode> load =
                Instructions.previous(node).filter(before -> before.getOpcode() == Opcodes.ALOAD);
        return load.flatMap(before -> Instructions.stored(before, ((VarInsnNode) before).var))
                .map(Instructions::line)
                .orElse(line);
    }
}
