package org.sluicempi.transformer.weave.effect;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * What the author's handlers around a call may look at. If the call fails although the code below it has run, they must
 * find every variable as the call has left it. Which variables these are the handlers' stack map frames say; their types
 * are what the frames of new code are made of, so that no class need be known.
 */
public final class HandlerState {
    private final MethodGraph graph;
    private final Effects effects;
    private final boolean framed;
    private final boolean complete;
    private final Set<AbstractInsnNode> beforeSuper;

    /** @param version of the class file: those of Java 6 and later have frames */
    public HandlerState(int version, MethodGraph graph, Effects effects) {
        this.graph = graph;
        this.effects = effects;
        framed = (version & 0xFFFF) >= Opcodes.V1_6;
        complete = !framed || everyTargetHasAFrame();
        beforeSuper = graph.method().name.equals("<init>") ? beforeSuper() : Set.of();
    }

    public boolean framed() {
        return framed;
    }

    private boolean everyTargetHasAFrame() {
        Set<LabelNode> targets = new HashSet<>();
        graph.instructions().forEach(insn -> targets.addAll(MethodGraph.labels(insn)));
        graph.method().tryCatchBlocks.forEach(block -> targets.add(block.handler));
        return targets.stream().allMatch(label -> Locals.frameAt(label).isPresent());
    }

    /** What of a constructor may run before the object is initialised: no handler of ours may stand around that. */
    private Set<AbstractInsnNode> beforeSuper() {
        Set<AbstractInsnNode> before = new HashSet<>();
        MethodNode method = graph.method();
        Deque<AbstractInsnNode> work = new ArrayDeque<>(Set.of(MethodGraph.real(method.instructions.getFirst())));
        while (!work.isEmpty()) {
            AbstractInsnNode at = work.poll();
            if (effects.reachable(at) && !initialises(at) && before.add(at)) {
                work.addAll(graph.successors(at));
                graph.covering(at).forEach(block -> work.add(MethodGraph.real(block.handler)));
            }
        }
        return before;
    }

    private boolean initialises(AbstractInsnNode at) {
        return at instanceof MethodInsnNode call
                && call.name.equals("<init>")
                && effects.arguments(call).get(0).things().equals(Set.of(new Thing.Given(0)));
    }

    public boolean beforeSuper(AbstractInsnNode call) {
        return beforeSuper.contains(call);
    }

    /** Whether code can be put under the handlers of a call: their frames are there and agree with one another. */
    public boolean understood(AbstractInsnNode call) {
        if (!framed) {
            return true;
        }
        Locals all = new Locals();
        for (TryCatchBlockNode block : graph.covering(call)) {
            Optional<Locals> needed = Locals.frameAt(block.handler).map(Locals::new);
            if (needed.isEmpty() || !all.agreesWith(needed.get())) {
                return false;
            }
            all = all.with(needed.get());
        }
        return complete && !all.has(Opcodes.UNINITIALIZED_THIS);
    }

    /** The variables that a handler around the call may read. Only where the handlers are {@link #understood}. */
    public Locals needed(AbstractInsnNode call) {
        Locals all = new Locals();
        if (framed) {
            for (TryCatchBlockNode block : graph.covering(call)) {
                all = all.with(new Locals(Locals.frameAt(block.handler).orElseThrow()));
            }
        }
        return all;
    }

    /** Whether a handler around the call could tell that an instruction has run, or could not stand around a way out of it. */
    public boolean sees(AbstractInsnNode at, AbstractInsnNode call) {
        if (graph.covering(call).isEmpty()) {
            return false;
        } else if (!framed) {
            return at.getOpcode() == Opcodes.IINC
                    || at.getOpcode() >= Opcodes.ISTORE && at.getOpcode() <= Opcodes.ASTORE;
        }
        Locals needed = needed(call);
        return needed.anySetBy(at)
                || MethodGraph.labels(at).stream()
                        .map(label -> Locals.frameAt(label).orElseThrow())
                        .anyMatch(frame -> !needed.agreesWith(new Locals(frame)));
    }

    /** Whether a handler around the call could look into an array: a variable that it may read refers to it. */
    public boolean reaches(Ref array, AbstractInsnNode call) {
        if (graph.covering(call).isEmpty()) {
            return false;
        }
        Locals needed = needed(call);
        return IntStream.range(0, graph.method().maxLocals)
                .filter(local -> !framed || needed.contains(local))
                .mapToObj(local -> effects.local(call, local).things())
                .anyMatch(things -> !Collections.disjoint(things, array.things()));
    }
}
