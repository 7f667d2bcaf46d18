package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import org.sluicempi.analyzer.flow.size.CodeSize;
import org.sluicempi.analyzer.flow.size.PoolSize;
import spoon.reflect.declaration.CtElement;

/** Compares the sizes of methods and of pools of constants with what is expected of them. */
public final class Sizes {
    private final Bodies bodies = new Bodies();
    private final List<String> larger = new ArrayList<>();
    private long code;
    private long expectedCode;
    private long constants;
    private long expectedConstants;

    public Sizes compare(Project project) {
        new TypePairs(project).pairs().forEach((node, type) -> {
            MethodPairs pairs = new MethodPairs(node, type, new Tally());
            pairs.pairs().forEach((method, executable) -> compare(node, method, bodies.of(executable), executable));
            pairs.initialiser().ifPresent(method -> compare(node, method, bodies.ofInitialiser(type), type));
            int size = project.classes().constants(node);
            long atMost = PoolSize.of(type, bodies);
            constants += size;
            expectedConstants += atMost;
            if (size > atMost) {
                larger.add(node.name + ": " + size + " constants instead of " + atMost);
            }
        });
        return this;
    }

    private void compare(ClassNode node, MethodNode method, Body body, CtElement element) {
        long atMost = CodeSize.of(body, element);
        int size = size(method);
        code += size;
        expectedCode += atMost;
        if (size > atMost) {
            larger.add(node.name + "." + method.name + method.desc + ": " + size + " bytes instead of " + atMost);
        }
    }

    private static int size(MethodNode method) {
        LabelNode end = new LabelNode();
        method.instructions.add(end);
        MethodVisitor writer = new ClassWriter(0).visitMethod(method.access, method.name, method.desc, null, null);
        method.accept(writer);
        return end.getLabel().getOffset();
    }

    /** What is larger than expected, in words. */
    public List<String> larger() {
        return larger;
    }

    public long code() {
        return code;
    }

    /** How many times the methods' size is expected. */
    public double factorOfCode() {
        return (double) expectedCode / code;
    }

    public double factorOfConstants() {
        return (double) expectedConstants / constants;
    }

    @Override
    public String toString() {
        return "%d bytes, expected %.1f times as many; %d constants, expected %.1f times as many"
                .formatted(code, factorOfCode(), constants, factorOfConstants());
    }
}
