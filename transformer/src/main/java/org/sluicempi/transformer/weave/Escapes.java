package org.sluicempi.transformer.weave;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.sluicempi.transformer.weave.effect.Effect;
import org.sluicempi.transformer.weave.effect.Effects;
import org.sluicempi.transformer.weave.effect.MethodGraph;
import org.sluicempi.transformer.weave.effect.Ref;
import org.sluicempi.transformer.weave.effect.Thing;

/**
 * Which arrays somebody outside the method may have got hold of. An array is the method's own from the instruction that
 * makes it until a reference to it is stored, returned, thrown or passed on; after that, on every way from there, it is not.
 * A blocking call does not keep its buffer, nor does a method that is known to the last instruction.
 */
final class Escapes {
    private final MethodGraph graph;
    private final Effects effects;
    private final BlockingCalls blocking;
    private final Map<AbstractInsnNode, Set<Thing>> before = new HashMap<>();

    Escapes(MethodGraph graph, Effects effects, BlockingCalls blocking) {
        this.graph = graph;
        this.effects = effects;
        this.blocking = blocking;
        solve();
    }

    /** Whether the value is nothing but arrays that this method has made and, up to here, kept to itself. */
    boolean isOwn(Ref value, AbstractInsnNode at) {
        Set<Thing> escaped = before.getOrDefault(at, Set.of());
        return value.things().stream().allMatch(t -> t instanceof Thing.Made && !escaped.contains(t));
    }

    private void solve() {
        Deque<AbstractInsnNode> work = new ArrayDeque<>();
        for (AbstractInsnNode insn : graph.instructions()) {
            if (effects.reachable(insn)) {
                Set<Thing> out = escaping(insn);
                if (!out.isEmpty()) {
                    spread(insn, out, work);
                }
            }
        }
        while (!work.isEmpty()) {
            AbstractInsnNode insn = work.poll();
            spread(insn, before.getOrDefault(insn, Set.of()), work);
        }
    }

    /** To the instructions that may run after {@code from}, also by an exception. */
    private void spread(AbstractInsnNode from, Set<Thing> escaped, Deque<AbstractInsnNode> work) {
        for (AbstractInsnNode to : graph.successors(from)) {
            grow(to, escaped, work);
        }
        for (TryCatchBlockNode block : graph.covering(from)) {
            grow(MethodGraph.real(block.handler), escaped, work);
        }
    }

    private void grow(AbstractInsnNode at, Set<Thing> escaped, Deque<AbstractInsnNode> work) {
        if (before.computeIfAbsent(at, key -> new HashSet<>()).addAll(escaped)) {
            work.add(at);
        }
    }

    private Set<Thing> escaping(AbstractInsnNode insn) {
        Set<Thing> out = new HashSet<>();
        for (int below = 0; below < handedOut(insn); below++) {
            effects.value(insn, below).things().stream()
                    .filter(Thing.Made.class::isInstance)
                    .forEach(out::add);
        }
        return out;
    }

    /** How many values on top of the stack are given away; what an array can be asked itself keeps nothing of it. */
    private int handedOut(AbstractInsnNode insn) {
        if (insn instanceof MethodInsnNode call) {
            return keepsNothing(call) ? 0 : Type.getArgumentTypes(call.desc).length;
        } else if (insn instanceof InvokeDynamicInsnNode dynamic) {
            return Type.getArgumentTypes(dynamic.desc).length;
        }
        return switch (insn.getOpcode()) {
            case Opcodes.AASTORE, Opcodes.PUTFIELD, Opcodes.PUTSTATIC, Opcodes.ARETURN -> 1;
            default -> 0;
        };
    }

    private boolean keepsNothing(MethodInsnNode call) {
        boolean returnsReference = Type.getReturnType(call.desc).getSort() >= Type.ARRAY;
        return blocking.of(call).isPresent() || !returnsReference && !(effects.of(call) instanceof Effect.Unknown);
    }
}
