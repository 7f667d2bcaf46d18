package org.sluicempi.transformer.weave;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.sluicempi.transformer.weave.effect.Effect;
import org.sluicempi.transformer.weave.effect.Effects;
import org.sluicempi.transformer.weave.effect.HandlerState;
import org.sluicempi.transformer.weave.effect.MethodGraph;
import org.sluicempi.transformer.weave.effect.Ref;
import org.sluicempi.transformer.weave.effect.Termination;

/**
 * Finds the code that may run while a call is pending. Nobody can tell whether it has run before or after the call's end:
 *
 * <ul>
 *   <li>it calls no MPI, so nothing overtakes the call: no rank sees a message that should have come later, and no message
 *       is taken by a receive that would not have been posted had this call failed;
 *   <li>it writes only what the method has made itself and shown to nobody, a handler around the call
 *       included, so nothing is left behind if the call fails;
 *   <li>below a receive it reads only such arrays too, since the receive may have waited for another thread's writes;
 *   <li>it stays away from the buffer, where sender and receiver must, and from the status;
 *   <li>it comes to an end, so that an error of the call comes to light; an exception of its own waits for the call first.
 * </ul>
 */
final class RegionScan {
    private final MethodGraph graph;
    private final Effects effects;
    private final Escapes escapes;
    private final HandlerState handlers;
    private final Termination termination;

    RegionScan(MethodGraph graph, Effects effects, Escapes escapes, HandlerState handlers) {
        this.graph = graph;
        this.effects = effects;
        this.escapes = escapes;
        this.handlers = handlers;
        this.termination = new Termination(graph, effects.own());
    }

    /** What was found: a region that is worth it, or what stands in its way. */
    record Result(Optional<PendingSpan> region, String reason) {
        static Result none(String reason) {
            return new Result(Optional.empty(), reason);
        }
    }

    Result from(MethodInsnNode call, BlockingCall form) {
        int arguments = form.argumentTypes().length;
        Ref buffer = effects.value(call, arguments - 1 - form.buffer());
        if (!buffer.isPrimitiveArray()) {
            return Result.none("its buffer is not known to be an array of numbers");
        } else if (effects.depth(call) != arguments + 1 || handlers.beforeSuper(call)) {
            return Result.none("it is a part of a longer expression");
        }
        AbstractInsnNode last = form.hasResult() ? MethodGraph.real(call.getNext()) : call;
        if (last != call && !takesStatus(call, last)) {
            return Result.none("its status is used at once");
        } else if (!handlers.understood(call)) {
            return Result.none("the handlers around it disagree about a variable");
        }
        return region(new PendingCall(call, form, last, buffer));
    }

    private boolean takesStatus(AbstractInsnNode call, AbstractInsnNode sink) {
        return (sink.getOpcode() == Opcodes.POP || sink.getOpcode() == Opcodes.ASTORE)
                && graph.predecessors(sink).equals(Set.of(call))
                && !graph.isEntry(sink)
                && graph.covering(sink).equals(graph.covering(call));
    }

    private record PendingCall(MethodInsnNode call, BlockingCall form, AbstractInsnNode last, Ref buffer) {
        int statusVariable() {
            return last instanceof VarInsnNode store ? store.var : -1;
        }
    }

    private Result region(PendingCall pending) {
        AbstractInsnNode first = MethodGraph.real(pending.last().getNext());
        Set<AbstractInsnNode> code = new LinkedHashSet<>();
        Deque<AbstractInsnNode> work = new ArrayDeque<>(Set.of(first));
        Map<AbstractInsnNode, String> stops = new HashMap<>();
        while (!work.isEmpty()) {
            AbstractInsnNode at = work.poll();
            Optional<String> stop = code.contains(at) ? Optional.empty() : stops(at, pending);
            stop.ifPresent(reason -> stops.put(at, reason));
            if (stop.isEmpty() && code.add(at)) {
                work.addAll(graph.successors(at));
            }
        }
        Set<AbstractInsnNode> endless = termination.endless(code);
        endless.forEach(at -> stops.put(at, "a loop is not known to end"));
        code.removeAll(endless);
        shrink(code, pending.last(), first);
        boolean worth = !termination.looping(code).isEmpty() || code.stream().anyMatch(this::callsLoop);
        return worth
                ? new Result(Optional.of(new PendingSpan(pending.call(), pending.form(), pending.last(), code)), "")
                : Result.none(firstReason(stops));
    }

    private String firstReason(Map<AbstractInsnNode, String> stops) {
        return graph.instructions().stream()
                .filter(stops::containsKey)
                .findFirst()
                .map(stops::get)
                .orElse("");
    }

    /** Takes out what can be entered from elsewhere, and what can then no longer be reached. */
    private void shrink(Set<AbstractInsnNode> code, AbstractInsnNode last, AbstractInsnNode first) {
        boolean smaller = true;
        while (smaller) {
            smaller = code.removeIf(at -> graph.isEntry(at) || !enteredOnlyFrom(code, last, at));
            Set<AbstractInsnNode> reached = reached(code, first);
            smaller |= code.retainAll(reached);
        }
    }

    private boolean enteredOnlyFrom(Set<AbstractInsnNode> code, AbstractInsnNode last, AbstractInsnNode at) {
        return graph.predecessors(at).stream().allMatch(p -> p == last || code.contains(p));
    }

    private Set<AbstractInsnNode> reached(Set<AbstractInsnNode> code, AbstractInsnNode first) {
        Set<AbstractInsnNode> reached = new HashSet<>();
        Deque<AbstractInsnNode> work = new ArrayDeque<>(Set.of(first));
        while (!work.isEmpty()) {
            AbstractInsnNode at = work.poll();
            if (code.contains(at) && reached.add(at)) {
                work.addAll(graph.successors(at));
            }
        }
        return reached;
    }

    private boolean callsLoop(AbstractInsnNode at) {
        return effects.of(at) instanceof Effect.Calls call && call.summary().loops();
    }

    /** Why an instruction cannot run while the call is pending. */
    private Optional<String> stops(AbstractInsnNode at, PendingCall pending) {
        if (touches(at, pending.statusVariable())) {
            return Optional.of("its status is used");
        } else if (!graph.covering(at).equals(graph.covering(pending.call()))) {
            return Optional.of("the range of a handler begins or ends");
        } else if (handlers.sees(at, pending.call())) {
            return Optional.of("a variable is set that the handler around it may read");
        }
        Effect effect = effects.of(at);
        if (effect instanceof Effect.Unknown unknown) {
            return Optional.of(unknown.reason());
        } else if (effect instanceof Effect.ReadsShared) {
            return readsShared(pending);
        } else if (effect instanceof Effect.Reads access) {
            return read(access.array(), at, pending);
        } else if (effect instanceof Effect.Writes access) {
            return write(access.array(), at, pending);
        } else if (effect instanceof Effect.Calls call) {
            return call(call, at, pending);
        }
        return Optional.empty();
    }

    private static boolean touches(AbstractInsnNode at, int variable) {
        return at instanceof VarInsnNode access && access.var == variable
                || at instanceof IincInsnNode step && step.var == variable
                || Termination.sets(at, variable);
    }

    private Optional<String> call(Effect.Calls call, AbstractInsnNode at, PendingCall pending) {
        Optional<String> stop = call.summary().readsShared() ? readsShared(pending) : Optional.empty();
        for (int parameter : call.summary().reads()) {
            stop = stop.or(() -> read(call.arguments().get(parameter), at, pending));
        }
        for (int parameter : call.summary().writes()) {
            stop = stop.or(() -> write(call.arguments().get(parameter), at, pending));
        }
        return stop;
    }

    private static Optional<String> readsShared(PendingCall pending) {
        return pending.form().receives()
                ? Optional.of("a field is read that another thread may have written before the message was sent")
                : Optional.empty();
    }

    private Optional<String> read(Ref array, AbstractInsnNode at, PendingCall pending) {
        if (!pending.form().receives() || isBeside(array, at, pending)) {
            return Optional.empty();
        }
        return Optional.of("an array is read that may be the buffer, or that another thread may have written before");
    }

    private Optional<String> write(Ref array, AbstractInsnNode at, PendingCall pending) {
        if (!isBeside(array, at, pending)) {
            return Optional.of("an array is written that may be the buffer, or that others see");
        }
        return handlers.reaches(array, pending.call())
                ? Optional.of("an array is written that the handler around it may read")
                : Optional.empty();
    }

    /** Whether an array is the method's own and not the buffer. */
    private boolean isBeside(Ref array, AbstractInsnNode at, PendingCall pending) {
        return escapes.isOwn(array, at)
                && array.things().stream().noneMatch(pending.buffer().things()::contains);
    }
}
