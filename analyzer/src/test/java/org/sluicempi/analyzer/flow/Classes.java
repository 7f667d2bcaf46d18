package org.sluicempi.analyzer.flow;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** Class files that belong together. */
final class Classes {
    private final Map<String, ClassNode> nodes = new TreeMap<>();

    void add(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.SKIP_FRAMES);
        if ((node.access & Opcodes.ACC_MODULE) == 0 && !node.name.endsWith("package-info")) {
            nodes.put(node.name, node);
        }
    }

    Collection<ClassNode> all() {
        return nodes.values();
    }

    /** Whether an instruction uses a field that the compiler has added. */
    boolean isSynthetic(FieldInsnNode instruction) {
        ClassNode owner = nodes.get(instruction.owner);
        return owner != null
                && owner.fields.stream()
                        .anyMatch(field -> field.name.equals(instruction.name)
                                && field.desc.equals(instruction.desc)
                                && (field.access & Opcodes.ACC_SYNTHETIC) != 0);
    }
}
