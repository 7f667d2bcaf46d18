package org.sluicempi.transformer.weave.effect;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads a whole method for its {@link MethodSummary}. */
final class Summarizer {
    private final OwnClass own;
    private final MethodNode method;
    private final Set<Integer> reads = new HashSet<>();
    private final Set<Integer> writes = new HashSet<>();
    private boolean readsShared;
    private boolean loops;

    Summarizer(OwnClass own, MethodNode method) {
        this.own = own;
        this.method = method;
    }

    /** Empty if it does anything that a summary has no word for. */
    Optional<MethodSummary> summary() {
        if (!method.tryCatchBlocks.isEmpty()) {
            return Optional.empty();
        }
        Optional<Effects> effects = Effects.of(own, method);
        return effects.filter(this::isQuiet).map(known -> new MethodSummary(reads, writes, readsShared, loops));
    }

    private boolean isQuiet(Effects effects) {
        MethodGraph graph = new MethodGraph(method);
        Set<AbstractInsnNode> code = new HashSet<>(graph.instructions());
        code.removeIf(insn -> !effects.reachable(insn));
        Termination termination = new Termination(graph, own);
        loops |= !termination.looping(code).isEmpty();
        return termination.endless(code).isEmpty()
                && code.stream().allMatch(insn -> isReturn(insn) || add(effects.of(insn)));
    }

    private static boolean isReturn(AbstractInsnNode insn) {
        return insn.getOpcode() >= Opcodes.IRETURN && insn.getOpcode() <= Opcodes.RETURN;
    }

    private boolean add(Effect effect) {
        if (effect instanceof Effect.Reads access) {
            read(access.array());
        } else if (effect instanceof Effect.Writes access) {
            return write(access.array());
        } else if (effect instanceof Effect.Calls call) {
            MethodSummary called = call.summary();
            called.reads().forEach(parameter -> read(call.arguments().get(parameter)));
            readsShared |= called.readsShared();
            loops |= called.loops();
            return called.writes().stream()
                    .allMatch(parameter -> write(call.arguments().get(parameter)));
        } else if (effect instanceof Effect.ReadsShared) {
            readsShared = true;
        }
        return !(effect instanceof Effect.Unknown);
    }

    private void read(Ref array) {
        for (Thing thing : array.things()) {
            if (thing instanceof Thing.Given given) {
                reads.add(given.local());
            } else if (thing instanceof Thing.Foreign) {
                readsShared = true;
            }
        }
    }

    private boolean write(Ref array) {
        for (Thing thing : array.things()) {
            if (thing instanceof Thing.Given given) {
                writes.add(given.local());
            }
        }
        return !array.things().contains(Thing.Foreign.ANY);
    }
}
