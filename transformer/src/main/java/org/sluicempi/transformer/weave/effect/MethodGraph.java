package org.sluicempi.transformer.weave.effect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * The control flow of a method over its real instructions, labels and line numbers left out. What an exception does is told
 * by {@link #covering}: its edges lead to these handlers, and no handler's first instruction counts as reached otherwise.
 */
public final class MethodGraph {
    private final MethodNode method;
    private final Map<AbstractInsnNode, Set<AbstractInsnNode>> successors = new IdentityHashMap<>();
    private final Map<AbstractInsnNode, Set<AbstractInsnNode>> predecessors = new IdentityHashMap<>();
    private final Map<AbstractInsnNode, List<TryCatchBlockNode>> covering = new IdentityHashMap<>();
    private final Set<AbstractInsnNode> handlers = new HashSet<>();

    public MethodGraph(MethodNode method) {
        this.method = method;
        List<TryCatchBlockNode> open = List.of();
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof LabelNode label) {
                open = openAfter(open, label);
            } else if (insn.getOpcode() >= 0) {
                covering.put(insn, open);
                Set<AbstractInsnNode> next = targets(insn);
                successors.put(insn, next);
                next.forEach(to -> predecessors
                        .computeIfAbsent(to, key -> new LinkedHashSet<>())
                        .add(insn));
            }
        }
        method.tryCatchBlocks.forEach(block -> handlers.add(real(block.handler)));
    }

    private List<TryCatchBlockNode> openAfter(List<TryCatchBlockNode> open, LabelNode label) {
        List<TryCatchBlockNode> now = new ArrayList<>();
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            if (block.start == label || open.contains(block) && block.end != label) {
                now.add(block);
            }
        }
        return now;
    }

    private static Set<AbstractInsnNode> targets(AbstractInsnNode insn) {
        Set<AbstractInsnNode> to = new LinkedHashSet<>();
        labels(insn).forEach(label -> to.add(real(label)));
        if (fallsThrough(insn)) {
            to.add(real(insn.getNext()));
        }
        return to;
    }

    /** The labels that an instruction may jump to. */
    public static List<LabelNode> labels(AbstractInsnNode insn) {
        List<LabelNode> labels = new ArrayList<>();
        if (insn instanceof JumpInsnNode jump) {
            labels.add(jump.label);
        } else if (insn instanceof TableSwitchInsnNode table) {
            labels.add(table.dflt);
            labels.addAll(table.labels);
        } else if (insn instanceof LookupSwitchInsnNode lookup) {
            labels.add(lookup.dflt);
            labels.addAll(lookup.labels);
        }
        return labels;
    }

    /** Whether control may go on behind the instruction. */
    public static boolean fallsThrough(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        return opcode != Opcodes.GOTO
                && opcode != Opcodes.TABLESWITCH
                && opcode != Opcodes.LOOKUPSWITCH
                && opcode != Opcodes.ATHROW
                && opcode != Opcodes.RET
                && !(opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
    }

    /** {@code from} if it is a real instruction, else the next that is. */
    public static AbstractInsnNode real(AbstractInsnNode from) {
        AbstractInsnNode at = from;
        while (at.getOpcode() < 0) {
            at = at.getNext();
        }
        return at;
    }

    /** The real instructions in the order of the code. */
    public List<AbstractInsnNode> instructions() {
        List<AbstractInsnNode> all = new ArrayList<>();
        for (AbstractInsnNode insn : method.instructions) {
            if (insn.getOpcode() >= 0) {
                all.add(insn);
            }
        }
        return all;
    }

    public Set<AbstractInsnNode> successors(AbstractInsnNode insn) {
        return successors.getOrDefault(insn, Set.of());
    }

    /** Without those that reach it by an exception. */
    public Set<AbstractInsnNode> predecessors(AbstractInsnNode insn) {
        return predecessors.getOrDefault(insn, Set.of());
    }

    /** Whether exceptions, or the start of the method, lead here. */
    public boolean isEntry(AbstractInsnNode insn) {
        return handlers.contains(insn) || insn == real(method.instructions.getFirst());
    }

    /** The protected ranges around an instruction, in the order in which their handlers are asked. */
    public List<TryCatchBlockNode> covering(AbstractInsnNode insn) {
        return covering.getOrDefault(insn, List.of());
    }

    public MethodNode method() {
        return method;
    }
}
