package org.sluicempi.transformer.weave.effect;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A test {@code counter < bound} and the like that a loop must pass to go on.
 *
 * @param jump the instruction that decides
 * @param counter the local variable
 * @param bound what loads the other side: a constant, a local variable, a final field, or {@code arraylength} of such; the
 *     jump itself for 0
 * @param stay opcode of the comparison {@code counter ? bound} that holds while the loop goes on
 * @param code the instructions from the load of the counter to the jump, one after the other
 */
record CountedTest(JumpInsnNode jump, int counter, AbstractInsnNode bound, int stay, List<AbstractInsnNode> code) {
    /**
     * @param jumpStays whether the loop goes on where the jump leads
     * @return empty if the test has another form, or is entered in its middle
     */
    static Optional<CountedTest> of(JumpInsnNode jump, boolean jumpStays, MethodGraph graph, OwnClass own) {
        int opcode = jump.getOpcode();
        boolean zero = opcode >= Opcodes.IFLT && opcode <= Opcodes.IFLE;
        if (!zero && !(opcode >= Opcodes.IF_ICMPLT && opcode <= Opcodes.IF_ICMPLE)) {
            return Optional.empty();
        }
        int comparison = zero ? opcode + Opcodes.IF_ICMPLT - Opcodes.IFLT : opcode;
        int stay = jumpStays ? comparison : negated(comparison);
        return zero
                ? previous(jump, graph).flatMap(load -> test(jump, load, jump, stay, graph))
                : previous(jump, graph).flatMap(bound -> comparison(jump, bound, stay, graph, own));
    }

    private static Optional<CountedTest> comparison(
            JumpInsnNode jump, AbstractInsnNode bound, int stay, MethodGraph graph, OwnClass own) {
        return start(bound, graph, own)
                .flatMap(from -> previous(from, graph))
                .flatMap(load -> test(jump, load, bound, stay, graph));
    }

    /** The first of the instructions that load the bound; empty if it may change from round to round. */
    private static Optional<AbstractInsnNode> start(AbstractInsnNode bound, MethodGraph graph, OwnClass own) {
        if (bound.getOpcode() == Opcodes.ARRAYLENGTH) {
            return previous(bound, graph).flatMap(array -> start(array, graph, own));
        } else if (bound instanceof FieldInsnNode field) {
            Optional<AbstractInsnNode> fixed = own.isFinal(field) ? Optional.of(bound) : Optional.empty();
            return bound.getOpcode() == Opcodes.GETSTATIC
                    ? fixed
                    : fixed.flatMap(read -> previous(read, graph)).flatMap(of -> start(of, graph, own));
        }
        boolean loads = bound.getOpcode() == Opcodes.ILOAD
                || bound.getOpcode() == Opcodes.ALOAD
                || Termination.constant(bound).isPresent();
        return loads ? Optional.of(bound) : Optional.empty();
    }

    private static Optional<CountedTest> test(
            JumpInsnNode jump, AbstractInsnNode load, AbstractInsnNode bound, int stay, MethodGraph graph) {
        if (!(load instanceof VarInsnNode variable) || load.getOpcode() != Opcodes.ILOAD) {
            return Optional.empty();
        }
        List<AbstractInsnNode> code = Stream.<AbstractInsnNode>iterate(jump, i -> i != load, i -> only(i, graph))
                .collect(Collectors.toList());
        code.add(load);
        return Optional.of(new CountedTest(jump, variable.var, bound, stay, code));
    }

    private static AbstractInsnNode only(AbstractInsnNode insn, MethodGraph graph) {
        return graph.predecessors(insn).iterator().next();
    }

    /** The instruction that alone leads to {@code insn}, by standing in front of it. */
    private static Optional<AbstractInsnNode> previous(AbstractInsnNode insn, MethodGraph graph) {
        Set<AbstractInsnNode> before = graph.predecessors(insn);
        return before.size() == 1 && !graph.isEntry(insn)
                ? before.stream().filter(b -> !(b instanceof JumpInsnNode)).findFirst()
                : Optional.empty();
    }

    private static int negated(int comparison) {
        return switch (comparison) {
            case Opcodes.IF_ICMPLT -> Opcodes.IF_ICMPGE;
            case Opcodes.IF_ICMPGE -> Opcodes.IF_ICMPLT;
            case Opcodes.IF_ICMPGT -> Opcodes.IF_ICMPLE;
            default -> Opcodes.IF_ICMPGT;
        };
    }

    /** Whether steps of this size end at a value for which the test fails, without an overflow. */
    boolean reachedBy(int step) {
        Optional<Integer> fixed = bound == jump ? Optional.of(0) : Termination.constant(bound);
        boolean inclusive = stay == Opcodes.IF_ICMPLE || stay == Opcodes.IF_ICMPGE;
        boolean up = stay == Opcodes.IF_ICMPLT || stay == Opcodes.IF_ICMPLE;
        if (up ? step <= 0 : step >= 0) {
            return false;
        } else if (fixed.isEmpty()) {
            return !inclusive && Math.abs(step) == 1;
        }
        // The last value that stays, and one step from there.
        long last = (long) fixed.get() + (inclusive ? 0 : up ? -1 : 1);
        long beyond = last + step;
        return beyond >= Integer.MIN_VALUE && beyond <= Integer.MAX_VALUE;
    }
}
