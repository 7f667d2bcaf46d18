package org.sluicempi.transformer.weave.effect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;

/** The strongly connected components of a part of a method (Tarjan's algorithm, without recursion). */
final class Components {
    private final MethodGraph graph;
    private final Set<AbstractInsnNode> among;
    private final Map<AbstractInsnNode, Integer> number = new HashMap<>();
    private final Map<AbstractInsnNode, Integer> low = new HashMap<>();
    private final Deque<AbstractInsnNode> open = new ArrayDeque<>();
    private final Set<AbstractInsnNode> onStack = new HashSet<>();
    private final List<Set<AbstractInsnNode>> cyclic = new ArrayList<>();

    private record Visit(AbstractInsnNode at, Iterator<AbstractInsnNode> next) {}

    Components(MethodGraph graph, Set<AbstractInsnNode> among) {
        this.graph = graph;
        this.among = among;
        among.stream().filter(start -> !number.containsKey(start)).forEach(this::walk);
    }

    /** Those that are loops; an instruction that jumps to itself is one. */
    List<Set<AbstractInsnNode>> cyclic() {
        return cyclic;
    }

    private void walk(AbstractInsnNode start) {
        if (number.containsKey(start)) {
            return;
        }
        Deque<Visit> visits = new ArrayDeque<>();
        visits.push(enter(start));
        while (!visits.isEmpty()) {
            Visit visit = visits.peek();
            if (visit.next().hasNext()) {
                AbstractInsnNode to = visit.next().next();
                if (!number.containsKey(to)) {
                    visits.push(enter(to));
                } else if (onStack.contains(to)) {
                    low.merge(visit.at(), number.get(to), Math::min);
                }
            } else {
                visits.pop();
                leave(visit.at());
                if (!visits.isEmpty()) {
                    low.merge(visits.peek().at(), low.get(visit.at()), Math::min);
                }
            }
        }
    }

    private Visit enter(AbstractInsnNode at) {
        number.put(at, number.size());
        low.put(at, number.get(at));
        open.push(at);
        onStack.add(at);
        return new Visit(
                at, graph.successors(at).stream().filter(among::contains).iterator());
    }

    private void leave(AbstractInsnNode at) {
        if (!Objects.equals(low.get(at), number.get(at))) {
            return;
        }
        Set<AbstractInsnNode> component = new HashSet<>();
        AbstractInsnNode member;
        do {
            member = open.pop();
            onStack.remove(member);
            component.add(member);
        } while (member != at);
        if (component.size() > 1 || graph.successors(at).contains(at)) {
            cyclic.add(component);
        }
    }
}
