package org.sluicempi.transformer.weave;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.sluicempi.transformer.weave.effect.HandlerState;
import org.sluicempi.transformer.weave.effect.Locals;
import org.sluicempi.transformer.weave.effect.MethodGraph;

/**
 * Makes one call in two halves. The second half stands on each way out of the region: in line where control falls out of
 * it, at the end of the method where a jump or an exception leaves it. Everything new has the line of the author's call, so
 * that a failure names it, and stands under the author's handlers around the call.
 */
final class PendingRewrite {
    private final MethodNode method;
    private final MethodGraph graph;
    private final HandlerState handlers;
    private final PendingSpan region;
    private final int line;
    private final int request;
    private final InsnList tail = new InsnList();

    /** {@code graph} is that of the method before any region was written. */
    PendingRewrite(MethodGraph graph, HandlerState handlers, PendingSpan region) {
        this.method = graph.method();
        this.graph = graph;
        this.handlers = handlers;
        this.region = region;
        this.line = Lines.of(region.call());
        this.request = method.maxLocals++;
    }

    void apply() {
        LabelNode tailStart = new LabelNode();
        tail.add(tailStart);
        protect();
        changeFrames();
        leaveByFall();
        leaveByJump();
        start();
        LabelNode tailEnd = new LabelNode();
        tail.add(tailEnd);
        method.instructions.add(tail);
        for (TryCatchBlockNode block : graph.covering(region.call())) {
            method.tryCatchBlocks.add(new TryCatchBlockNode(tailStart, tailEnd, block.handler, block.type));
        }
    }

    /** The second half, with its line. */
    private InsnList end() {
        InsnList code = new InsnList();
        BlockingCall form = region.form();
        Lines.add(code, line);
        code.add(new VarInsnNode(Opcodes.ALOAD, request));
        code.add(new MethodInsnNode(
                Opcodes.INVOKESTATIC, region.call().owner, form.name(), form.endDescriptor(), false));
        if (region.last() instanceof VarInsnNode store) {
            code.add(new VarInsnNode(Opcodes.ASTORE, store.var));
        } else if (form.hasResult()) {
            code.add(new InsnNode(Opcodes.POP));
        }
        return code;
    }

    /** An exception out of the region waits for the call, whose own exception goes before it, and then goes on. */
    private void protect() {
        LabelNode handler = new LabelNode();
        int thrown = method.maxLocals++;
        tail.add(handler);
        frame(handlers.needed(region.call()).with(request, region.form().request()), List.of("java/lang/Throwable"));
        tail.add(new VarInsnNode(Opcodes.ASTORE, thrown));
        tail.add(end());
        tail.add(new VarInsnNode(Opcodes.ALOAD, thrown));
        tail.add(new InsnNode(Opcodes.ATHROW));
        AbstractInsnNode before = region.last();
        @Nullable LabelNode open = null;
        for (AbstractInsnNode insn : graph.instructions()) {
            boolean inside = region.code().contains(insn);
            if (inside && open == null) {
                open = new LabelNode();
                method.instructions.insertBefore(insn, open);
            } else if (!inside && open != null) {
                open = close(open, before, handler);
            }
            before = insn;
        }
        if (open != null) {
            close(open, before, handler);
        }
    }

    private @Nullable LabelNode close(LabelNode open, AbstractInsnNode last, LabelNode handler) {
        LabelNode end = new LabelNode();
        method.instructions.insert(last, end);
        method.tryCatchBlocks.add(0, new TryCatchBlockNode(open, end, handler, null));
        return null;
    }

    private void changeFrames() {
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof FrameNode frame && region.code().contains(MethodGraph.real(frame))) {
                frame.local = pending(frame).list();
            }
        }
    }

    /** The variables while the call is pending: the request is there, and the status is not what the call will store. */
    private Locals pending(FrameNode frame) {
        Locals locals = new Locals(frame);
        if (region.last() instanceof VarInsnNode status) {
            locals = locals.without(status.var);
        }
        return locals.with(handlers.needed(region.call()))
                .with(request, region.form().request());
    }

    private void leaveByFall() {
        for (AbstractInsnNode insn : region.code()) {
            if (MethodGraph.fallsThrough(insn) && !region.code().contains(MethodGraph.real(insn.getNext()))) {
                InsnList code = end();
                if (!Lines.startAnew(insn.getNext())) {
                    Lines.add(code, Lines.of(insn));
                }
                // Behind the label that ends our own range, inside the author's.
                method.instructions.insert(insn.getNext(), code);
            }
        }
    }

    private void leaveByJump() {
        Map<LabelNode, LabelNode> detours = new HashMap<>();
        for (AbstractInsnNode insn : region.code()) {
            for (LabelNode to : MethodGraph.labels(insn)) {
                if (!region.code().contains(MethodGraph.real(to))) {
                    detours.computeIfAbsent(to, this::detour);
                }
            }
            redirect(insn, detours);
        }
    }

    private LabelNode detour(LabelNode to) {
        LabelNode detour = new LabelNode();
        tail.add(detour);
        if (handlers.framed()) {
            FrameNode there = Locals.frameAt(to).orElseThrow();
            frame(pending(there), there.stack);
        }
        tail.add(end());
        tail.add(new JumpInsnNode(Opcodes.GOTO, to));
        return detour;
    }

    private static void redirect(AbstractInsnNode insn, Map<LabelNode, LabelNode> detours) {
        if (insn instanceof JumpInsnNode jump) {
            jump.label = detours.getOrDefault(jump.label, jump.label);
        } else if (insn instanceof TableSwitchInsnNode table) {
            table.dflt = detours.getOrDefault(table.dflt, table.dflt);
            table.labels.replaceAll(label -> detours.getOrDefault(label, label));
        } else if (insn instanceof LookupSwitchInsnNode lookup) {
            lookup.dflt = detours.getOrDefault(lookup.dflt, lookup.dflt);
            lookup.labels.replaceAll(label -> detours.getOrDefault(label, label));
        }
    }

    /**
     * The first half in place of the call. A receiver that is null goes to the blocking call itself, on the stack as it was,
     * so that the virtual machine says about it what it always said.
     */
    private void start() {
        MethodInsnNode call = region.call();
        BlockingCall form = region.form();
        Type[] types = form.argumentTypes();
        int[] kept = new int[types.length];
        InsnList code = new InsnList();
        for (int i = types.length - 1; i >= 0; i--) {
            kept[i] = method.maxLocals++;
            code.add(new VarInsnNode(types[i].getOpcode(Opcodes.ISTORE), kept[i]));
        }
        LabelNode isNull = new LabelNode();
        code.add(new InsnNode(Opcodes.DUP));
        code.add(new JumpInsnNode(Opcodes.IFNULL, isNull));
        code.add(load(types, kept));
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, call.owner, form.name(), form.startDescriptor(), false));
        code.add(new VarInsnNode(Opcodes.ASTORE, request));
        blockingCall(isNull, types, kept);
        if (region.last() != call) {
            method.instructions.remove(region.last());
        }
        method.instructions.insert(call, code);
        method.instructions.remove(call);
    }

    private void blockingCall(LabelNode isNull, Type[] types, int[] kept) {
        MethodInsnNode call = region.call();
        Locals locals = handlers.needed(call);
        for (int i = 0; i < types.length; i++) {
            locals = locals.with(kept[i], Locals.type(types[i]));
        }
        tail.add(isNull);
        frame(locals, List.of(call.owner));
        Lines.add(tail, line);
        tail.add(load(types, kept));
        tail.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, call.owner, call.name, call.desc, false));
        if (region.form().hasResult()) {
            tail.add(new InsnNode(Opcodes.POP));
        }
        tail.add(new InsnNode(Opcodes.ACONST_NULL));
        tail.add(new InsnNode(Opcodes.ATHROW));
    }

    private static InsnList load(Type[] types, int[] kept) {
        InsnList code = new InsnList();
        for (int i = 0; i < types.length; i++) {
            code.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), kept[i]));
        }
        return code;
    }

    private void frame(Locals locals, List<Object> stack) {
        if (handlers.framed()) {
            tail.add(locals.frame(stack));
        }
    }
}
