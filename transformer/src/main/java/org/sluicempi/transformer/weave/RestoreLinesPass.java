package org.sluicempi.transformer.weave;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Maps line numbers of a transformed source back to the author's, so that stack traces and breakpoints stay true. */
final class RestoreLinesPass implements WeavePass {
    @Override
    public boolean apply(ClassNode type, WeaveContext context) {
        String source = WeaveContext.sourceOf(type).toString().replace('\\', '/');
        boolean changed = false;
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode insn : method.instructions) {
                if (insn instanceof LineNumberNode line) {
                    int original = context.lines().original(source, line.line);
                    changed |= original != line.line;
                    line.line = original;
                }
            }
        }
        return changed;
    }
}
