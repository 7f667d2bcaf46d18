package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeParameter;

/** Finds the class file of each type. */
final class TypePairs {
    private final Map<ClassNode, CtType<?>> pairs = new LinkedHashMap<>();
    private final List<String> alone = new ArrayList<>();

    TypePairs(Project project) {
        Map<String, List<CtType<?>>> types = new HashMap<>();
        for (CtType<?> type : project.types()) {
            if (!(type instanceof CtTypeParameter)) {
                types.computeIfAbsent(Event.name(type.getQualifiedName()), name -> new ArrayList<>())
                        .add(type);
            }
        }
        types.values().forEach(list -> list.sort(Comparator.comparingInt(TypePairs::size)));
        project.classes().all().stream()
                .sorted(Comparator.comparing(TypePairs::number))
                .forEach(node -> pair(node, types.getOrDefault(name(node), List.of())));
        types.values().stream()
                .flatMap(List::stream)
                .filter(type -> !type.getQualifiedName().contains("package-info"))
                .forEach(type -> alone.add("no class file of " + type.getQualifiedName()));
    }

    Map<ClassNode, CtType<?>> pairs() {
        return pairs;
    }

    /** Types and class files without a counterpart, in words. */
    List<String> alone() {
        return alone;
    }

    private void pair(ClassNode node, List<CtType<?>> candidates) {
        int line = lastLine(node);
        Optional<CtType<?>> found = candidates.stream()
                .filter(type -> line == 0
                        || candidates.size() == 1
                        || Lines.around(type).holds(line))
                .findFirst();
        if (found.isPresent()) {
            pairs.put(node, found.get());
            candidates.remove(found.get());
        } else if ((node.access & Opcodes.ACC_SYNTHETIC) == 0) {
            alone.add("no type of class file " + node.name);
        }
    }

    private static int size(CtType<?> type) {
        Lines lines = Lines.exact(type);
        return lines.to() - lines.from();
    }

    private static String name(ClassNode node) {
        return Event.name(Type.getObjectType(node.name));
    }

    private static Integer number(ClassNode node) {
        String digits = node.name.replaceAll(".*\\$(\\d+)[^$]*$", "$1");
        return digits.matches("\\d{1,9}") ? Integer.valueOf(digits) : 0;
    }

    private static int lastLine(ClassNode node) {
        int last = 0;
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                last = instruction instanceof LineNumberNode number ? Math.max(last, number.line) : last;
            }
        }
        return last;
    }

    /** The first line that has code. */
    static Optional<Integer> line(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LineNumberNode number) {
                return Optional.of(number.line);
            }
        }
        return Optional.empty();
    }
}
