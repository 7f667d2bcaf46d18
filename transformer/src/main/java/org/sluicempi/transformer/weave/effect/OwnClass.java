package org.sluicempi.transformer.weave.effect;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The class whose methods are woven: the only one of which is known when it has been initialised, what its fields are, and
 * which code a call of it runs.
 */
public final class OwnClass {
    private final ClassNode type;
    private final Construction construction;
    private final Initialisation initialisation;
    private final Map<String, Optional<MethodSummary>> summaries = new HashMap<>();
    private final Set<String> underWay = new HashSet<>();

    public OwnClass(ClassNode type) {
        this.type = type;
        this.construction = new Construction(type);
        this.initialisation = new Initialisation(type);
    }

    String name() {
        return type.name;
    }

    /** The declaration of a field, if this class itself has it. */
    Optional<FieldNode> field(FieldInsnNode access) {
        return access.owner.equals(type.name)
                ? type.fields.stream()
                        .filter(f -> f.name.equals(access.name) && f.desc.equals(access.desc))
                        .findFirst()
                : Optional.empty();
    }

    /** Whether a field of this class has its value wherever it can be read, and keeps it. */
    boolean isFinal(FieldInsnNode access) {
        return field(access)
                .filter(f -> (f.access & Opcodes.ACC_FINAL) != 0)
                .filter(f -> (f.access & Opcodes.ACC_STATIC) != 0 || construction.isPrivate())
                .isPresent();
    }

    /** Whether this method may use what is static in the class without waiting for another thread that initialises it. */
    boolean isInitialisedIn(MethodNode method) {
        return initialisation.isOverIn(method);
    }

    /** What a call does; empty if its target is not known for certain, or does more than a {@link MethodSummary} can say. */
    Optional<MethodSummary> summary(MethodInsnNode call) {
        return target(call).flatMap(this::summary);
    }

    private Optional<MethodNode> target(MethodInsnNode call) {
        if (!call.owner.equals(type.name)) {
            return Optional.empty();
        }
        return type.methods.stream()
                .filter(m -> m.name.equals(call.name) && m.desc.equals(call.desc))
                .filter(m -> isExact(m, call))
                .findFirst();
    }

    private boolean isExact(MethodNode method, MethodInsnNode call) {
        boolean fixed = (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL)) != 0
                || (type.access & Opcodes.ACC_FINAL) != 0
                || call.getOpcode() == Opcodes.INVOKESPECIAL;
        int opaque = Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT;
        return fixed && !method.name.startsWith("<") && (method.access & opaque) == 0;
    }

    private Optional<MethodSummary> summary(MethodNode method) {
        String key = method.name + method.desc;
        Optional<MethodSummary> known = summaries.get(key);
        if (known != null) {
            return known;
        } else if (!underWay.add(key)) {
            return Optional.empty(); // a recursion need not come to an end
        }
        Optional<MethodSummary> found = new Summarizer(this, method).summary();
        underWay.remove(key);
        summaries.put(key, found);
        return found;
    }
}
