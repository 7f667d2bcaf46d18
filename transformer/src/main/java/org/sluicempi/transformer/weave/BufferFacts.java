package org.sluicempi.transformer.weave;

import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** What data flow says about the values on the operand stack of one method: their array type and where they were made. */
final class BufferFacts {
    private final MethodNode method;
    private final Frame<BasicValue>[] types;
    private final Frame<SourceValue>[] origins;

    /**
     * @throws AnalyzerException if the method's bytecode is not valid
     */
    BufferFacts(String owner, MethodNode method, ClassHierarchy hierarchy) throws AnalyzerException {
        this.method = method;
        this.types = new Analyzer<>(new HierarchyVerifier(hierarchy)).analyze(owner, method);
        this.origins = new Analyzer<>(new Origins()).analyze(owner, method);
    }

    /** Whether the instruction can be reached at all. */
    boolean reachable(AbstractInsnNode at) {
        return types[method.instructions.indexOf(at)] != null;
    }

    /** The value {@code depth} words below the top of the stack when {@code at} is about to run; 0 is the top. */
    Value value(AbstractInsnNode at, int depth) {
        int index = method.instructions.indexOf(at);
        Frame<BasicValue> frame = types[index];
        int slot = frame.getStackSize() - 1 - depth;
        return new Value(Optional.ofNullable(frame.getStack(slot).getType()), origins[index].getStack(slot).insns);
    }

    /**
     * An array reference.
     *
     * @param type as far as the verifier knows it
     * @param origins the instructions that may have made it
     */
    record Value(Optional<Type> type, Set<AbstractInsnNode> origins) {
        boolean isPrimitiveArray() {
            return type.filter(t -> t.getSort() == Type.ARRAY
                            && t.getDimensions() == 1
                            && t.getElementType().getSort() < Type.ARRAY)
                    .isPresent();
        }

        /** Arrays of different primitive types, or made by different {@code new} expressions, are never the same. */
        boolean isDistinctFrom(Value other) {
            boolean differentTypes = isPrimitiveArray() && other.isPrimitiveArray() && !type.equals(other.type);
            return differentTypes || isFresh() && other.isFresh() && disjoint(origins, other.origins);
        }

        private boolean isFresh() {
            return !origins.isEmpty() && origins.stream().allMatch(i -> i.getOpcode() == Opcodes.NEWARRAY);
        }

        private static boolean disjoint(Set<AbstractInsnNode> a, Set<AbstractInsnNode> b) {
            return a.stream().noneMatch(b::contains);
        }
    }

    /** Follows copies through locals, stack and casts back to the instruction that made the value. */
    private static final class Origins extends SourceInterpreter {
        Origins() {
            super(Opcodes.ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
            return value;
        }

        @Override
        public SourceValue unaryOperation(AbstractInsnNode insn, SourceValue value) {
            return insn.getOpcode() == Opcodes.CHECKCAST ? value : super.unaryOperation(insn, value);
        }
    }
}
