package org.sluicempi.transformer.weave;

import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Walks down from a blocking call until something could notice that it is not complete. Every instruction that is not
 * known to be blind to it stops the walk, so a new opcode or an unknown call is safe.
 */
final class RegionScan {
    private final String owner;
    private final BufferFacts facts;
    private final Set<LabelNode> joins;

    /**
     * @param owner internal name of the class, whose static fields are initialised while its methods run
     * @param joins labels that are jumped to or bound a protected range
     */
    RegionScan(String owner, BufferFacts facts, Set<LabelNode> joins) {
        this.owner = owner;
        this.facts = facts;
        this.joins = joins;
    }

    /** The region of a call; empty if its buffer is no primitive array or its result is used on the spot. */
    Optional<PendingRegion> from(MethodInsnNode call, BlockingCall form) {
        BufferFacts.Value buffer = facts.value(call, form.words() - 1);
        AbstractInsnNode store = form.result().equals("V") ? call : nextReal(call);
        if (!buffer.isPrimitiveArray() || store != call && !isStatusSink(store)) {
            return Optional.empty();
        }
        int statusVariable = store instanceof VarInsnNode v ? v.var : -1;
        int overtaken = 0;
        AbstractInsnNode at = store.getNext();
        while (true) {
            Optional<String> stop = stops(at, buffer, form.receives(), statusVariable);
            if (stop.isPresent()) {
                return Optional.of(new PendingRegion(call, form, store, at, overtaken, stop.get()));
            }
            if (at instanceof MethodInsnNode other && BlockingCall.of(other).isPresent()) {
                overtaken++;
            }
            at = at.getNext();
        }
    }

    private static AbstractInsnNode nextReal(AbstractInsnNode insn) {
        AbstractInsnNode next = insn.getNext();
        while (next instanceof LabelNode || next instanceof LineNumberNode || next instanceof FrameNode) {
            next = next.getNext();
        }
        return next;
    }

    private static boolean isStatusSink(AbstractInsnNode insn) {
        return insn.getOpcode() == Opcodes.POP || insn.getOpcode() == Opcodes.ASTORE;
    }

    private Optional<String> stops(
            AbstractInsnNode at, BufferFacts.Value buffer, boolean receives, int statusVariable) {
        if (at instanceof LabelNode label) {
            return joins.contains(label) ? Optional.of("a branch or a handler begins or ends") : Optional.empty();
        }
        if (at instanceof LineNumberNode || at instanceof FrameNode) {
            return Optional.empty();
        }
        if (at instanceof VarInsnNode variable && variable.var == statusVariable) {
            return Optional.of("its status is used");
        }
        if (at instanceof MethodInsnNode call) {
            return stopsAtCall(call, buffer, receives);
        }
        if (at instanceof FieldInsnNode field) {
            return stopsAtField(field);
        }
        if (at instanceof LdcInsnNode constant && constant.cst instanceof ConstantDynamic) {
            return Optional.of("a constant is computed by a method");
        }
        int opcode = at.getOpcode();
        if (at instanceof InsnNode && isArrayAccess(opcode)) {
            boolean writes = opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
            return (writes || receives) && mayBe(at, buffer, writes)
                    ? Optional.of("an array that may be the buffer is " + (writes ? "written" : "read"))
                    : Optional.empty();
        }
        return isBlind(opcode) ? Optional.empty() : Optional.of("control leaves the straight line");
    }

    private Optional<String> stopsAtCall(MethodInsnNode call, BufferFacts.Value buffer, boolean receives) {
        Optional<BlockingCall> other = BlockingCall.of(call);
        if (other.isEmpty()) {
            return HarmlessCalls.contains(call)
                    ? Optional.empty()
                    : Optional.of("a call to " + call.name + " may communicate, do I/O or touch the buffer");
        }
        boolean bothRead = !receives && !other.get().receives();
        BufferFacts.Value otherBuffer = facts.value(call, other.get().words() - 1);
        return bothRead || buffer.isDistinctFrom(otherBuffer)
                ? Optional.empty()
                : Optional.of("the next " + call.name + " may use the same buffer");
    }

    /** Writes to fields can be seen by other threads; a first read of another class's static runs its initialiser. */
    private Optional<String> stopsAtField(FieldInsnNode field) {
        boolean writes = field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC;
        boolean initialised =
                field.getOpcode() == Opcodes.GETFIELD || field.owner.equals(owner) || field.owner.startsWith("mpi/");
        return writes || !initialised ? Optional.of("field " + field.name + " is accessed") : Optional.empty();
    }

    private static boolean isArrayAccess(int opcode) {
        return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
                || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
    }

    private boolean mayBe(AbstractInsnNode access, BufferFacts.Value buffer, boolean writes) {
        int depth = writes ? 2 : 1;
        BufferFacts.Value accessed = facts.value(access, depth);
        boolean holdsReferences = accessed.type()
                .filter(t -> t.getSort() == Type.ARRAY && !accessed.isPrimitiveArray())
                .isPresent();
        return !holdsReferences && !buffer.isDistinctFrom(accessed);
    }

    /** Constants, locals, stack moves, arithmetic, conversions, comparisons, array creation and length, type checks. */
    private static boolean isBlind(int opcode) {
        return opcode >= Opcodes.NOP && opcode <= Opcodes.ALOAD
                || opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE
                || opcode >= Opcodes.POP && opcode <= Opcodes.DCMPG
                || opcode == Opcodes.NEWARRAY
                || opcode == Opcodes.ARRAYLENGTH
                || opcode == Opcodes.CHECKCAST
                || opcode == Opcodes.INSTANCEOF;
    }
}
