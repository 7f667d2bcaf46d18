package org.sluicempi.transformer.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.transformer.weave.effect.Effects;
import org.sluicempi.transformer.weave.effect.HandlerState;
import org.sluicempi.transformer.weave.effect.MethodGraph;
import org.sluicempi.transformer.weave.effect.OwnClass;

/**
 * Turns a blocking send or receive into its two halves and puts the second as far down as nobody can tell the difference.
 * Only worth it where a loop runs in between; otherwise the call is left alone.
 */
final class NonblockingPass implements WeavePass {
    /** Variables that a call may need beside the author's; a method that has fewer left stays as it is. */
    private static final int SPARE_LOCALS = 1000;

    private final BlockingCalls blocking = new BlockingCalls(Dialects.shipped().all());

    @Override
    public boolean apply(ClassNode type, WeaveContext context) {
        boolean changed = false;
        OwnClass own = new OwnClass(type);
        for (MethodNode method : type.methods) {
            List<MethodInsnNode> calls = blockingCalls(method);
            if (!calls.isEmpty()) {
                changed |= new OneMethod(type, own, method, calls, context).apply();
            }
        }
        return changed;
    }

    private List<MethodInsnNode> blockingCalls(MethodNode method) {
        List<MethodInsnNode> calls = new ArrayList<>();
        method.instructions.forEach(insn -> {
            if (blocking.of(insn).isPresent()) {
                calls.add((MethodInsnNode) insn);
            }
        });
        return calls;
    }

    /** All calls of a method are judged before the first is rewritten; their regions do not overlap. */
    private final class OneMethod {
        private final ClassNode type;
        private final OwnClass own;
        private final MethodNode method;
        private final List<MethodInsnNode> calls;
        private final WeaveContext context;

        OneMethod(ClassNode type, OwnClass own, MethodNode method, List<MethodInsnNode> calls, WeaveContext context) {
            this.type = type;
            this.own = own;
            this.method = method;
            this.calls = calls;
            this.context = context;
        }

        boolean apply() {
            Optional<Effects> effects = Effects.of(own, method);
            if (effects.isEmpty()) {
                calls.forEach(call -> stays(call, "its method has subroutines, is too large or is not valid bytecode"));
                return false;
            } else if (context.isFull()) {
                calls.forEach(call -> stays(call, "its class has no room for more constants"));
                return false;
            } else if (context.isLeftAlone(type, method) || method.maxLocals > Character.MAX_VALUE - SPARE_LOCALS) {
                calls.forEach(call -> stays(call, "its method would become too large"));
                return false;
            }
            MethodGraph graph = new MethodGraph(method);
            HandlerState handlers = new HandlerState(type.version, graph, effects.get());
            List<PendingSpan> regions = regions(effects.get(), graph, handlers);
            regions.forEach(region -> new PendingRewrite(graph, handlers, region).apply());
            if (!regions.isEmpty()) {
                context.changes(type, method);
            }
            return !regions.isEmpty();
        }

        private List<PendingSpan> regions(Effects effects, MethodGraph graph, HandlerState handlers) {
            RegionScan scan = new RegionScan(graph, effects, new Escapes(graph, effects, blocking), handlers);
            List<PendingSpan> regions = new ArrayList<>();
            for (MethodInsnNode call : calls) {
                if (effects.reachable(call)) {
                    RegionScan.Result result = scan.from(call, blocking.of(call).orElseThrow());
                    result.region().ifPresentOrElse(this::goesOn, () -> stays(call, result.reason()));
                    result.region().ifPresent(regions::add);
                }
            }
            return regions;
        }

        private void goesOn(PendingSpan region) {
            String message = region.call().name + " goes on while the loop behind it runs";
            context.remark(Rule.SL003, type, Lines.of(region.call()), message, Optional.empty());
        }

        private void stays(MethodInsnNode call, String reason) {
            String message = call.name + " stays blocking: no loop can run before it has ended"
                    + (reason.isEmpty() ? "" : " (" + reason + ")");
            context.remark(Rule.SL014, type, Lines.of(call), message, Optional.empty());
        }
    }
}
