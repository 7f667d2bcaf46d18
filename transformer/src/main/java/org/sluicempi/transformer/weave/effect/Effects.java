package org.sluicempi.transformer.weave.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.LimitExceededException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** What each instruction of a method does, and to which objects. */
public final class Effects {
    private static final Set<String> NUMBERS = Set.of(
            "java/lang/Math",
            "java/lang/StrictMath",
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double");

    private final OwnClass own;
    private final MethodNode method;
    private final Frame<Ref>[] frames;

    private Effects(OwnClass own, MethodNode method, Frame<Ref>[] frames) {
        this.own = own;
        this.method = method;
        this.frames = frames;
    }

    /** Empty for a method without code, with subroutines, whose bytecode is not valid, or that takes too much memory to follow. */
    public static Optional<Effects> of(OwnClass own, MethodNode method) {
        for (AbstractInsnNode insn : method.instructions) {
            if (insn.getOpcode() == Opcodes.JSR || insn.getOpcode() == Opcodes.RET) {
                return Optional.empty();
            }
        }
        try {
            Frame<Ref>[] frames = new Analyzer<>(new RefInterpreter()).analyze(own.name(), method);
            return frames.length == 0 ? Optional.empty() : Optional.of(new Effects(own, method, frames));
        } catch (AnalyzerException | LimitExceededException notFollowed) {
            return Optional.empty();
        }
    }

    public OwnClass own() {
        return own;
    }

    /** Whether the instruction can be reached at all. */
    public boolean reachable(AbstractInsnNode at) {
        return frames[method.instructions.indexOf(at)] != null;
    }

    /** Number of values on the stack when the instruction is about to run. */
    public int depth(AbstractInsnNode at) {
        return frames[method.instructions.indexOf(at)].getStackSize();
    }

    /** The value {@code below} the top of the stack when the instruction is about to run; 0 is the top. */
    public Ref value(AbstractInsnNode at, int below) {
        Frame<Ref> frame = frames[method.instructions.indexOf(at)];
        return frame.getStack(frame.getStackSize() - 1 - below);
    }

    /** The value of a local variable when the instruction is about to run. */
    Ref local(AbstractInsnNode at, int index) {
        return frames[method.instructions.indexOf(at)].getLocal(index);
    }

    /** Of a call: the receiver, if there is one, and the arguments, each at the index of its local variable. */
    List<Ref> arguments(MethodInsnNode call) {
        List<Ref> values = new ArrayList<>();
        int count = Type.getArgumentTypes(call.desc).length + (call.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1);
        for (int below = count - 1; below >= 0; below--) {
            Ref value = value(call, below);
            values.add(value);
            if (value.getSize() == 2) {
                values.add(Ref.number(1));
            }
        }
        return values;
    }

    /** What a reachable instruction does. */
    public Effect of(AbstractInsnNode at) {
        int opcode = at.getOpcode();
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            return new Effect.Reads(value(at, 1));
        } else if (opcode == Opcodes.AASTORE) {
            return new Effect.Unknown("a reference is stored in an array");
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            return new Effect.Writes(value(at, 2));
        } else if (at instanceof FieldInsnNode field) {
            return field(field);
        } else if (at instanceof MethodInsnNode call) {
            return call(call);
        } else if (at instanceof LdcInsnNode load) {
            boolean plain = load.cst instanceof Number
                    || load.cst instanceof String
                    || load.cst instanceof Type type && type.getSort() != Type.METHOD;
            return plain ? Effect.None.NONE : new Effect.Unknown("a constant is computed by a method");
        }
        return isLocal(opcode) ? Effect.None.NONE : new Effect.Unknown(end(opcode));
    }

    private Effect field(FieldInsnNode access) {
        if (access.getOpcode() == Opcodes.PUTFIELD || access.getOpcode() == Opcodes.PUTSTATIC) {
            return new Effect.Unknown("field " + access.name + " is written");
        }
        Optional<FieldNode> field = own.field(access);
        if (field.isEmpty() || (field.get().access & Opcodes.ACC_VOLATILE) != 0) {
            return new Effect.Unknown("field " + access.name + " of another class, or a volatile one, is read");
        }
        if (access.getOpcode() == Opcodes.GETSTATIC && !own.isInitialisedIn(method)) {
            return new Effect.Unknown(
                    "field " + access.name + " is read, whose class another thread may still be initialising");
        }
        return own.isFinal(access) ? Effect.None.NONE : Effect.ReadsShared.SHARED;
    }

    private Effect call(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC
                && NUMBERS.contains(call.owner)
                && !call.name.equals("random")
                && isNumeric(Type.getMethodType(call.desc))) {
            return Effect.None.NONE;
        }
        if (call.getOpcode() == Opcodes.INVOKESTATIC && !own.isInitialisedIn(method)) {
            return new Effect.Unknown(
                    "a call to " + call.name + " may wait for another thread that initialises the class");
        }
        return own.summary(call)
                .<Effect>map(summary -> new Effect.Calls(summary, arguments(call)))
                .orElseGet(() -> new Effect.Unknown(
                        "a call to " + call.name + " may communicate, do I/O or touch what others see"));
    }

    private static boolean isNumeric(Type call) {
        if (call.getReturnType().getSort() >= Type.ARRAY) {
            return false;
        }
        for (Type argument : call.getArgumentTypes()) {
            if (argument.getSort() >= Type.ARRAY) {
                return false;
            }
        }
        return true;
    }

    /** Constants, variables, stack, arithmetic, comparisons, jumps, array creation and length, type checks. */
    private static boolean isLocal(int opcode) {
        return opcode >= Opcodes.NOP && opcode <= Opcodes.ALOAD
                || opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE
                || opcode >= Opcodes.POP && opcode <= Opcodes.GOTO
                || opcode == Opcodes.TABLESWITCH
                || opcode == Opcodes.LOOKUPSWITCH
                || opcode >= Opcodes.NEWARRAY && opcode <= Opcodes.ARRAYLENGTH
                || opcode == Opcodes.CHECKCAST
                || opcode == Opcodes.INSTANCEOF
                || opcode >= Opcodes.MULTIANEWARRAY && opcode <= Opcodes.IFNONNULL;
    }

    private static String end(int opcode) {
        return switch (opcode) {
            case Opcodes.NEW -> "an object is made";
            case Opcodes.INVOKEDYNAMIC -> "a string is joined or a lambda made";
            case Opcodes.MONITORENTER, Opcodes.MONITOREXIT -> "a lock is taken or given back";
            case Opcodes.ATHROW -> "an exception is thrown";
            default -> "the method ends";
        };
    }
}
