package org.sluicempi.transformer.weave;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.sluicempi.analyzer.rule.Rule;

/**
 * Turns a blocking send or receive into its nonblocking form and completes it as late as the straight line below it
 * allows. Only worth it where another communication call is overtaken; otherwise the call is left alone.
 */
final class NonblockingPass implements WeavePass {
    @Override
    public String name() {
        return "nonblocking";
    }

    @Override
    public boolean apply(ClassNode type, WeaveContext context) {
        boolean changed = false;
        for (MethodNode method : type.methods) {
            List<PendingRegion> regions = regions(type, method, context);
            for (List<PendingRegion> group : PendingGroups.of(method, regions)) {
                new PendingRewrite(method, group).apply();
                changed = true;
            }
        }
        return changed;
    }

    private List<PendingRegion> regions(ClassNode type, MethodNode method, WeaveContext context) {
        List<MethodInsnNode> calls = blockingCalls(method);
        if (calls.isEmpty()) {
            return List.of();
        }
        BufferFacts facts;
        try {
            facts = new BufferFacts(type.name, method, context.hierarchy());
        } catch (AnalyzerException invalid) {
            context.remark(
                    Rule.SL011,
                    type,
                    0,
                    "method " + method.name + " is not valid bytecode: " + invalid.getMessage(),
                    Optional.empty());
            return List.of();
        }
        RegionScan scan = new RegionScan(type.name, facts, joins(method));
        List<PendingRegion> found = new ArrayList<>();
        for (MethodInsnNode call : calls) {
            if (!facts.reachable(call)) {
                continue;
            }
            Optional<PendingRegion> region =
                    scan.from(call, BlockingCall.of(call).orElseThrow()).filter(r -> r.overtaken() > 0);
            region.ifPresent(found::add);
            remark(type, call, region, context);
        }
        return found;
    }

    private static void remark(
            ClassNode type, MethodInsnNode call, Optional<PendingRegion> region, WeaveContext context) {
        int line = lineOf(call);
        if (region.isPresent()) {
            String message = call.name + " is nonblocking over " + region.get().overtaken()
                    + " further call(s); it completes where " + region.get().reason();
            context.remark(Rule.SL003, type, line, message, Optional.empty());
        } else {
            context.remark(
                    Rule.SL014,
                    type,
                    line,
                    call.name + " stays blocking: no other communication can go on while it completes",
                    Optional.empty());
        }
    }

    private static List<MethodInsnNode> blockingCalls(MethodNode method) {
        List<MethodInsnNode> calls = new ArrayList<>();
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof MethodInsnNode call && BlockingCall.of(call).isPresent()) {
                calls.add(call);
            }
        }
        return calls;
    }

    /** Labels where control may come from elsewhere, and the bounds of protected ranges. */
    private static Set<LabelNode> joins(MethodNode method) {
        Set<LabelNode> joins = new HashSet<>();
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof JumpInsnNode jump) {
                joins.add(jump.label);
            } else if (insn instanceof TableSwitchInsnNode table) {
                joins.add(table.dflt);
                joins.addAll(table.labels);
            } else if (insn instanceof LookupSwitchInsnNode lookup) {
                joins.add(lookup.dflt);
                joins.addAll(lookup.labels);
            }
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            joins.addAll(List.of(block.start, block.end, block.handler));
        }
        return joins;
    }

    private static int lineOf(AbstractInsnNode insn) {
        for (AbstractInsnNode at = insn; at != null; at = at.getPrevious()) {
            if (at instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }
}
