package org.sluicempi.analyzer.flow;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Class files that belong together. */
final class Classes {
    private static final Set<String> JOINED = Set.of(
            "java.lang.String",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Character",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double");

    private final Map<String, ClassNode> nodes = new TreeMap<>();

    private final Map<String, Integer> constants = new TreeMap<>();
    private final Predicate<ClassNode> chosen;

    /** @param chosen the class files that take part */
    Classes(Predicate<ClassNode> chosen) {
        this.chosen = chosen;
    }

    void add(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.SKIP_FRAMES);
        boolean declares = (node.access & Opcodes.ACC_MODULE) == 0 && !node.name.endsWith("package-info");
        if (declares && chosen.test(node)) {
            nodes.put(node.name, node);
            constants.put(node.name, new ClassReader(classFile).getItemCount());
        }
    }

    Collection<ClassNode> all() {
        return nodes.values();
    }

    /** How many places the constants of a class take. */
    int constants(ClassNode node) {
        return constants.getOrDefault(node.name, 0);
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

    /** Whether an instruction makes an object that takes variables of its method along. */
    boolean captures(MethodInsnNode instruction) {
        ClassNode made = instruction.name.equals("<init>") ? nodes.get(instruction.owner) : null;
        return made != null
                && made.fields.stream()
                        .anyMatch(
                                field -> field.name.startsWith("val$") && (field.access & Opcodes.ACC_SYNTHETIC) != 0);
    }

    /** The method that an instruction calls, if the compiler has added it. */
    Optional<MethodNode> synthetic(MethodInsnNode instruction) {
        return Optional.ofNullable(nodes.get(instruction.owner))
                .flatMap(owner -> owner.methods.stream()
                        .filter(method -> method.name.equals(instruction.name) && method.desc.equals(instruction.desc))
                        .filter(method -> (method.access & Opcodes.ACC_SYNTHETIC) != 0)
                        .findFirst());
    }

    /** The accessor that an instruction calls. */
    Optional<MethodNode> accessor(MethodInsnNode instruction) {
        return instruction.name.startsWith("access$") ? synthetic(instruction) : Optional.empty();
    }

    /** Whether the compiler makes strings of all parts before it joins them. */
    boolean joinEagerly() {
        return nodes.values().stream()
                .flatMap(node -> node.methods.stream())
                .flatMap(method -> StreamSupport.stream(method.instructions.spliterator(), false))
                .filter(InvokeDynamicInsnNode.class::isInstance)
                .map(InvokeDynamicInsnNode.class::cast)
                .filter(dynamic -> dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory"))
                .flatMap(dynamic -> Arrays.stream(Type.getArgumentTypes(dynamic.desc)))
                .noneMatch(part -> part.getSort() >= Type.ARRAY && !JOINED.contains(part.getClassName()));
    }
}
