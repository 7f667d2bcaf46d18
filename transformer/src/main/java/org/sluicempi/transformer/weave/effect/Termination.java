package org.sluicempi.transformer.weave.effect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Which loops come to an end whatever the data are. One that does not would hide for ever that the call before it has
 * failed. A loop ends if each round passes one test of a variable against a bound that the loop does not change, and one
 * step of that variable towards the bound that cannot jump over it.
 */
public final class Termination {
    private final MethodGraph graph;
    private final OwnClass own;

    public Termination(MethodGraph graph, OwnClass own) {
        this.graph = graph;
        this.own = own;
    }

    /** The instructions of {@code among} that lie on a loop within it. */
    public Set<AbstractInsnNode> looping(Set<AbstractInsnNode> among) {
        Set<AbstractInsnNode> all = new HashSet<>();
        new Components(graph, among).cyclic().forEach(all::addAll);
        return all;
    }

    /** The instructions of those outermost loops within {@code among} that are not known to end. */
    public Set<AbstractInsnNode> endless(Set<AbstractInsnNode> among) {
        Set<AbstractInsnNode> endless = new HashSet<>();
        for (Set<AbstractInsnNode> loop : new Components(graph, among).cyclic()) {
            if (!ends(loop)) {
                endless.addAll(loop);
            }
        }
        return endless;
    }

    private boolean ends(Set<AbstractInsnNode> loop) {
        for (AbstractInsnNode at : loop) {
            if (at instanceof JumpInsnNode jump && counts(jump, loop)) {
                Set<AbstractInsnNode> inner = new HashSet<>(loop);
                inner.remove(jump);
                return endless(inner).isEmpty();
            }
        }
        return false;
    }

    /** Whether the loop cannot pass this jump for ever. */
    private boolean counts(JumpInsnNode jump, Set<AbstractInsnNode> loop) {
        boolean jumpStays = loop.contains(MethodGraph.real(jump.label));
        boolean fallStays = MethodGraph.fallsThrough(jump) && loop.contains(MethodGraph.real(jump.getNext()));
        if (jumpStays == fallStays) {
            return false;
        }
        return CountedTest.of(jump, jumpStays, graph, own)
                .filter(test -> loop.containsAll(test.code()))
                .filter(test -> unchanged(test, loop))
                .flatMap(test -> step(test, loop))
                .isPresent();
    }

    /** Whether no round changes the variable, or the reference to the array, that the bound is read from. */
    private static boolean unchanged(CountedTest test, Set<AbstractInsnNode> loop) {
        return test.code().stream()
                .skip(1)
                .limit(test.code().size() - 2L)
                .noneMatch(
                        i -> i instanceof VarInsnNode bound && loop.stream().anyMatch(other -> sets(other, bound.var)));
    }

    /** The one instruction that changes the counter, if it does so once on each way from the test back to the test. */
    private Optional<IincInsnNode> step(CountedTest test, Set<AbstractInsnNode> loop) {
        List<AbstractInsnNode> changes = new ArrayList<>();
        loop.stream().filter(i -> sets(i, test.counter())).forEach(changes::add);
        if (changes.size() != 1 || !(changes.get(0) instanceof IincInsnNode step) || !test.reachedBy(step.incr)) {
            return Optional.empty();
        }
        Set<AbstractInsnNode> withoutStep = new HashSet<>(loop);
        withoutStep.remove(step);
        Set<AbstractInsnNode> withoutTest = new HashSet<>(loop);
        withoutTest.remove(test.jump());
        boolean always = !looping(withoutStep).contains(test.jump());
        boolean once = !looping(withoutTest).contains(step);
        return always && once ? Optional.of(step) : Optional.empty();
    }

    /** Whether an instruction changes a local variable, also as the second half of a wide one. */
    public static boolean sets(AbstractInsnNode insn, int local) {
        if (insn instanceof IincInsnNode step) {
            return step.var == local;
        } else if (insn instanceof VarInsnNode variable) {
            int opcode = variable.getOpcode();
            boolean wide = opcode == Opcodes.LSTORE || opcode == Opcodes.DSTORE;
            boolean stores = opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE;
            return stores && (variable.var == local || wide && variable.var + 1 == local);
        }
        return false;
    }

    /** The value of an instruction that loads an int constant. */
    static Optional<Integer> constant(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return Optional.of(opcode - Opcodes.ICONST_0);
        } else if (opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH) {
            return Optional.of(((IntInsnNode) insn).operand);
        } else if (insn instanceof LdcInsnNode load && load.cst instanceof Integer value) {
            return Optional.of(value);
        }
        return Optional.empty();
    }
}
