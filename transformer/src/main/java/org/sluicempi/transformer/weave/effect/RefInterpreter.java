package org.sluicempi.transformer.weave.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows references to where they were made. Needs no class but the one at hand, so none can be missing. */
final class RefInterpreter extends Interpreter<Ref> {
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    RefInterpreter() {
        super(Opcodes.ASM9);
    }

    @Override
    public @Nullable Ref newValue(@Nullable Type type) {
        if (type == null) {
            return Ref.number(1);
        }
        return type == Type.VOID_TYPE ? null : Ref.of(type, Thing.Foreign.ANY);
    }

    @Override
    public Ref newParameterValue(boolean isInstanceMethod, int local, Type type) {
        return Ref.of(type, new Thing.Given(local));
    }

    @Override
    public Ref newExceptionValue(TryCatchBlockNode block, Frame<Ref> handlerFrame, Type exceptionType) {
        return Ref.of(exceptionType, Thing.Foreign.ANY);
    }

    @Override
    public Ref newOperation(AbstractInsnNode insn) {
        return switch (insn.getOpcode()) {
            case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> Ref.number(2);
            case Opcodes.GETSTATIC -> Ref.of(Type.getType(((FieldInsnNode) insn).desc), Thing.Foreign.ANY);
            case Opcodes.NEW -> Ref.of(Type.getObjectType(((TypeInsnNode) insn).desc), Thing.Foreign.ANY);
            case Opcodes.LDC -> constant(((LdcInsnNode) insn).cst);
            case Opcodes.JSR -> Ref.of(OBJECT, Thing.Foreign.ANY);
            default -> Ref.number(1);
        };
    }

    private static Ref constant(Object constant) {
        if (constant instanceof Long || constant instanceof Double) {
            return Ref.number(2);
        } else if (constant instanceof Number) {
            return Ref.number(1);
        }
        boolean wide = constant instanceof ConstantDynamic dynamic && dynamic.getSize() == 2;
        return wide ? Ref.number(2) : Ref.of(OBJECT, Thing.Foreign.ANY);
    }

    @Override
    public Ref copyOperation(AbstractInsnNode insn, Ref value) {
        return value;
    }

    @Override
    public @Nullable Ref unaryOperation(AbstractInsnNode insn, Ref value) {
        return switch (insn.getOpcode()) {
            case Opcodes.INEG, Opcodes.IINC, Opcodes.FNEG, Opcodes.LNEG, Opcodes.DNEG -> value;
            case Opcodes.I2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2L, Opcodes.F2D, Opcodes.D2L -> Ref.number(2);
            case Opcodes.NEWARRAY -> made(insn, "[" + primitive(((IntInsnNode) insn).operand));
            case Opcodes.ANEWARRAY ->
                made(insn, "[" + Type.getObjectType(((TypeInsnNode) insn).desc).getDescriptor());
            case Opcodes.CHECKCAST -> value.as(Type.getObjectType(((TypeInsnNode) insn).desc));
            case Opcodes.GETFIELD -> Ref.of(Type.getType(((FieldInsnNode) insn).desc), Thing.Foreign.ANY);
            case Opcodes.L2I, Opcodes.L2F, Opcodes.F2I, Opcodes.D2I, Opcodes.D2F -> Ref.number(1);
            case Opcodes.I2F, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S -> Ref.number(1);
            case Opcodes.ARRAYLENGTH, Opcodes.INSTANCEOF -> Ref.number(1);
            default -> null;
        };
    }

    private static Ref made(AbstractInsnNode insn, String type) {
        return Ref.of(Type.getType(type), new Thing.Made(insn));
    }

    private static String primitive(int code) {
        return switch (code) {
            case Opcodes.T_BOOLEAN -> "Z";
            case Opcodes.T_CHAR -> "C";
            case Opcodes.T_BYTE -> "B";
            case Opcodes.T_SHORT -> "S";
            case Opcodes.T_INT -> "I";
            case Opcodes.T_FLOAT -> "F";
            case Opcodes.T_DOUBLE -> "D";
            default -> "J";
        };
    }

    @Override
    public @Nullable Ref binaryOperation(AbstractInsnNode insn, Ref first, Ref second) {
        int opcode = insn.getOpcode();
        return switch (opcode) {
            case Opcodes.AALOAD -> element(first);
            case Opcodes.LALOAD, Opcodes.DALOAD -> Ref.number(2);
            case Opcodes.LCMP, Opcodes.FCMPL, Opcodes.FCMPG, Opcodes.DCMPL, Opcodes.DCMPG -> Ref.number(1);
            default ->
                isJump(opcode) || opcode == Opcodes.PUTFIELD ? null : opcode >= Opcodes.IADD ? first : Ref.number(1);
        };
    }

    private static boolean isJump(int opcode) {
        return opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE;
    }

    private static Ref element(Ref array) {
        Type type = array.type()
                .filter(t -> t.getSort() == Type.ARRAY)
                .map(t -> Type.getType(t.getDescriptor().substring(1)))
                .filter(t -> t.getSort() >= Type.ARRAY)
                .orElse(OBJECT);
        return Ref.of(type, Thing.Foreign.ANY);
    }

    @Override
    public @Nullable Ref ternaryOperation(AbstractInsnNode insn, Ref first, Ref second, Ref third) {
        return null;
    }

    @Override
    public @Nullable Ref naryOperation(AbstractInsnNode insn, List<? extends Ref> values) {
        if (insn instanceof MultiANewArrayInsnNode array) {
            return made(insn, array.desc);
        }
        String descriptor = insn instanceof InvokeDynamicInsnNode dynamic ? dynamic.desc : ((MethodInsnNode) insn).desc;
        return newValue(Type.getReturnType(descriptor));
    }

    @Override
    public void returnOperation(AbstractInsnNode insn, Ref value, Ref expected) {}

    @Override
    public Ref merge(Ref first, Ref second) {
        return first.merge(second);
    }
}
