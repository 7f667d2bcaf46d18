package org.sluicempi.transformer.weave.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** The types of local variables as a stack map frame has them (JVMS 4.10.1), by index; a gap is an unusable variable. */
public final class Locals {
    private final NavigableMap<Integer, Object> types = new TreeMap<>();

    public Locals() {}

    /** Those of an expanded frame. */
    public Locals(FrameNode frame) {
        int index = 0;
        for (Object type : frame.local) {
            if (type != Opcodes.TOP) {
                types.put(index, type);
            }
            index += size(type);
        }
    }

    /** The frame at a label; empty if none stands there. */
    public static Optional<FrameNode> frameAt(LabelNode label) {
        for (AbstractInsnNode at = label; at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof FrameNode frame) {
                return Optional.of(frame);
            }
        }
        return Optional.empty();
    }

    private static int size(Object type) {
        return type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
    }

    /** How a frame spells the type of a parameter. */
    public static Object type(Type type) {
        return type.getSort() >= Type.ARRAY ? type.getInternalName() : Opcodes.INTEGER;
    }

    /** Whether no variable has different types here and there. */
    boolean agreesWith(Locals other) {
        return types.entrySet().stream()
                .allMatch(e -> e.getValue().equals(other.types.getOrDefault(e.getKey(), e.getValue())));
    }

    /** Whether this has a variable that an instruction would change. */
    boolean anySetBy(AbstractInsnNode insn) {
        return types.entrySet().stream()
                .anyMatch(e -> Termination.sets(insn, e.getKey())
                        || size(e.getValue()) == 2 && Termination.sets(insn, e.getKey() + 1));
    }

    boolean has(Object type) {
        return types.containsValue(type);
    }

    boolean contains(int index) {
        return types.containsKey(index);
    }

    public Locals with(int index, Object type) {
        Locals more = new Locals();
        more.types.putAll(types);
        more.types.put(index, type);
        return more;
    }

    public Locals without(int index) {
        Locals fewer = new Locals();
        fewer.types.putAll(types);
        fewer.types.remove(index);
        return fewer;
    }

    /** The variables of both, which must agree. */
    public Locals with(Locals others) {
        Locals both = new Locals();
        both.types.putAll(types);
        both.types.putAll(others.types);
        return both;
    }

    /** As an expanded frame lists them. */
    public List<Object> list() {
        List<Object> list = new ArrayList<>();
        int index = 0;
        for (var entry : types.entrySet()) {
            for (; index < entry.getKey(); index++) {
                list.add(Opcodes.TOP);
            }
            list.add(entry.getValue());
            index += size(entry.getValue());
        }
        return list;
    }

    /** A frame with these variables. */
    public FrameNode frame(List<Object> stack) {
        List<Object> list = list();
        return new FrameNode(Opcodes.F_NEW, list.size(), list.toArray(), stack.size(), stack.toArray());
    }
}
