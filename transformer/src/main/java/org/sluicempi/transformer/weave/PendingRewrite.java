package org.sluicempi.transformer.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Writes one group of pending calls: each start keeps its request in a new local, each completion stands at its sink, and
 * a handler around all of it completes what is still pending before an exception goes on its way. The locals are null
 * outside the time in which their request is pending.
 */
final class PendingRewrite {
    private static final String REQUEST = "mpi/Request";

    private final MethodNode method;
    private final List<PendingRegion> group;
    private final List<Integer> requests = new ArrayList<>();

    /** {@code group} is in code order and within one basic block. */
    PendingRewrite(MethodNode method, List<PendingRegion> group) {
        this.method = method;
        this.group = group;
    }

    void apply() {
        LabelNode begin = new LabelNode();
        LabelNode end = new LabelNode();
        List<TryCatchBlockNode> outer = covering(group.get(0).call());
        AbstractInsnNode last = lastSink();
        for (int i = 0; i < group.size(); i++) {
            requests.add(method.maxLocals);
            method.maxLocals++;
        }
        InsnList clear = new InsnList();
        for (int request : requests) {
            clear.add(new InsnNode(Opcodes.ACONST_NULL));
            clear.add(new VarInsnNode(Opcodes.ASTORE, request));
        }
        clear.add(begin);
        method.instructions.insertBefore(group.get(0).call(), clear);
        for (int i = 0; i < group.size(); i++) {
            complete(group.get(i), requests.get(i));
        }
        for (int i = 0; i < group.size(); i++) {
            start(group.get(i), requests.get(i));
        }
        method.instructions.insertBefore(last, end);
        addHandler(begin, end, outer);
    }

    private AbstractInsnNode lastSink() {
        AbstractInsnNode last = group.get(0).sink();
        for (PendingRegion region : group) {
            if (method.instructions.indexOf(region.sink()) > method.instructions.indexOf(last)) {
                last = region.sink();
            }
        }
        return last;
    }

    private List<TryCatchBlockNode> covering(AbstractInsnNode insn) {
        int at = method.instructions.indexOf(insn);
        return method.tryCatchBlocks.stream()
                .filter(b -> method.instructions.indexOf(b.start) <= at && at < method.instructions.indexOf(b.end))
                .toList();
    }

    private void start(PendingRegion region, int request) {
        MethodInsnNode call = region.call();
        if (region.statusStore() != call) {
            method.instructions.remove(region.statusStore());
        }
        BlockingCall form = region.form();
        InsnList replacement = new InsnList();
        replacement.add(
                new MethodInsnNode(Opcodes.INVOKEVIRTUAL, call.owner, form.starter(), form.starterDescriptor(), false));
        replacement.add(new VarInsnNode(Opcodes.ASTORE, request));
        method.instructions.insert(call, replacement);
        method.instructions.remove(call);
    }

    private void complete(PendingRegion region, int request) {
        InsnList code = new InsnList();
        code.add(new VarInsnNode(Opcodes.ALOAD, request));
        code.add(completion(region.form()));
        if (region.statusStore() instanceof VarInsnNode store) {
            code.add(new VarInsnNode(Opcodes.ASTORE, store.var));
        } else if (leavesStatus(region.form())) {
            code.add(new InsnNode(Opcodes.POP));
        }
        code.add(new InsnNode(Opcodes.ACONST_NULL));
        code.add(new VarInsnNode(Opcodes.ASTORE, request));
        method.instructions.insertBefore(region.sink(), code);
    }

    private static MethodInsnNode completion(BlockingCall form) {
        return new MethodInsnNode(
                Opcodes.INVOKEVIRTUAL, REQUEST, form.completion(), form.completionDescriptor(), false);
    }

    private static boolean leavesStatus(BlockingCall form) {
        return !form.completionDescriptor().endsWith("V");
    }

    /** The handler stands at the end of the method; the author's own handlers around the region cover it too. */
    private void addHandler(LabelNode begin, LabelNode end, List<TryCatchBlockNode> outer) {
        int thrown = method.maxLocals++;
        LabelNode handler = new LabelNode();
        LabelNode handlerEnd = new LabelNode();
        InsnList code = new InsnList();
        code.add(handler);
        code.add(new VarInsnNode(Opcodes.ASTORE, thrown));
        for (int i = 0; i < group.size(); i++) {
            LabelNode done = new LabelNode();
            code.add(new VarInsnNode(Opcodes.ALOAD, requests.get(i)));
            code.add(new JumpInsnNode(Opcodes.IFNULL, done));
            code.add(new VarInsnNode(Opcodes.ALOAD, requests.get(i)));
            code.add(completion(group.get(i).form()));
            if (leavesStatus(group.get(i).form())) {
                code.add(new InsnNode(Opcodes.POP));
            }
            code.add(done);
        }
        code.add(new VarInsnNode(Opcodes.ALOAD, thrown));
        code.add(new InsnNode(Opcodes.ATHROW));
        code.add(handlerEnd);
        method.instructions.add(code);
        method.tryCatchBlocks.add(0, new TryCatchBlockNode(begin, end, handler, null));
        for (TryCatchBlockNode block : outer) {
            method.tryCatchBlocks.add(new TryCatchBlockNode(handler, handlerEnd, block.handler, block.type));
        }
    }
}
