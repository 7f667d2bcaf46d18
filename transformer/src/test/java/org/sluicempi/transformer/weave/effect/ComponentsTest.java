package org.sluicempi.transformer.weave.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/** Loops of random methods, against what can be reached from where. */
class ComponentsTest {
    private static final int METHODS = 500;

    @Test
    void aLoopIsWhatReachesItself() {
        long seed = Long.getLong("sluice.seed", 4711);
        Random random = new Random(seed);
        int loops = 0;
        for (int run = 0; run < METHODS; run++) {
            MethodGraph graph = graph(random);
            Set<AbstractInsnNode> among = new HashSet<>();
            graph.instructions().stream().filter(each -> random.nextInt(6) > 0).forEach(among::add);

            List<Set<AbstractInsnNode>> found = new Components(graph, among).cyclic();

            assertThat(found)
                    .as("-Dsluice.seed=" + seed + ", run " + run)
                    .containsExactlyInAnyOrderElementsOf(expected(graph, among));
            loops += found.size();
        }
        assertThat(loops).isGreaterThan(METHODS / 2);
    }

    /** Jumps with and without a condition to labels anywhere, and a return behind them. */
    private static MethodGraph graph(Random random) {
        int size = 2 + random.nextInt(8);
        List<LabelNode> labels = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            labels.add(new LabelNode());
        }
        MethodNode method = new MethodNode(Opcodes.ACC_STATIC, "m", "()V", null, null);
        for (int i = 0; i < size; i++) {
            method.instructions.add(labels.get(i));
            LabelNode to = labels.get(random.nextInt(size));
            method.instructions.add(
                    switch (random.nextInt(4)) {
                        case 0 -> new JumpInsnNode(Opcodes.GOTO, to);
                        case 1 -> new JumpInsnNode(Opcodes.IFEQ, to);
                        default -> new InsnNode(Opcodes.ICONST_0);
                    });
        }
        method.instructions.add(new InsnNode(Opcodes.RETURN));
        return new MethodGraph(method);
    }

    private static Set<Set<AbstractInsnNode>> expected(MethodGraph graph, Set<AbstractInsnNode> among) {
        Set<Set<AbstractInsnNode>> loops = new HashSet<>();
        for (AbstractInsnNode each : among) {
            Set<AbstractInsnNode> loop = new HashSet<>(reachable(each, graph, among));
            loop.removeIf(other -> !reachable(other, graph, among).contains(each));
            if (!loop.isEmpty()) {
                loops.add(loop);
            }
        }
        return loops;
    }

    /** In one step or more. */
    private static Set<AbstractInsnNode> reachable(
            AbstractInsnNode from, MethodGraph graph, Set<AbstractInsnNode> among) {
        Set<AbstractInsnNode> reached = new HashSet<>();
        Deque<AbstractInsnNode> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            for (AbstractInsnNode next : graph.successors(open.pop())) {
                if (among.contains(next) && reached.add(next)) {
                    open.push(next);
                }
            }
        }
        return reached;
    }
}
