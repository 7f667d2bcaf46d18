package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** What a method of a class file does, the bodies of its lambdas included. */
final class ClassEvents {
    private static final List<String> PRIMITIVES =
            List.of("boolean", "char", "float", "double", "byte", "short", "int", "long");

    private final ClassNode owner;
    private final Classes classes;
    private final IntPredicate references;
    private final Tally tally;
    private final List<Sighting> sightings = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    private ClassEvents(ClassNode owner, Classes classes, IntPredicate references, Tally tally) {
        this.owner = owner;
        this.classes = classes;
        this.references = references;
        this.tally = tally;
    }

    /** @param references whether there is a method reference in a line */
    static List<Sighting> of(
            ClassNode owner, MethodNode method, Classes classes, IntPredicate references, Tally tally) {
        ClassEvents events = new ClassEvents(owner, classes, references, tally);
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            tally.add(Convention.SYNCHRONIZED_METHOD);
            int line = TypePairs.line(method).orElse(0);
            events.sightings.add(new Sighting(Event.of(Event.Kind.MONITOR_ENTER), line, line));
            events.sightings.add(new Sighting(Event.of(Event.Kind.MONITOR_EXIT), line, line));
        }
        events.read(method, Optional.empty());
        return events.sightings;
    }

    /** @param caller line of the call, if the method is a part of another one */
    private void read(MethodNode method, Optional<Integer> caller) {
        if (!seen.add(method.name + method.desc) && caller.isEmpty()) {
            return;
        }
        Map<AbstractInsnNode, Convention> conventions = Shapes.of(method, classes);
        int line = 0;
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof LineNumberNode number) {
                line = number.line;
            }
            Convention convention = conventions.get(node);
            if (convention != null) {
                tally.add(convention);
            } else {
                read(method, node, caller.orElse(line));
            }
        }
    }

    private void read(MethodNode method, AbstractInsnNode node, int line) {
        Optional<MethodNode> accessor = node instanceof MethodInsnNode call ? classes.accessor(call) : Optional.empty();
        if (accessor.isPresent()) {
            tally.add(Convention.ACCESSOR);
            read(accessor.get(), Optional.of(line));
            return;
        }
        Optional<Event> event =
                Shapes.closesInHandler(method, node) ? Optional.of(Event.CLOSE_IN_HANDLER) : event(node);
        event.ifPresent(e -> sightings.add(new Sighting(e, line, Shapes.begin(node, line))));
        Optional<MethodNode> lambda = lambda(node);
        if (lambda.isPresent() && references.test(line) && Shapes.isReference(lambda.get(), classes)) {
            tally.add(Convention.METHOD_REFERENCE);
        } else {
            lambda.ifPresent(body -> read(body, Optional.empty()));
        }
    }

    private Optional<MethodNode> lambda(AbstractInsnNode node) {
        if (!(node instanceof InvokeDynamicInsnNode dynamic)) {
            return Optional.empty();
        }
        return Arrays.stream(dynamic.bsmArgs)
                .filter(Handle.class::isInstance)
                .map(Handle.class::cast)
                .filter(handle ->
                        handle.getOwner().equals(owner.name) && handle.getName().startsWith("lambda$"))
                .findFirst()
                .flatMap(handle -> owner.methods.stream()
                        .filter(method -> method.name.equals(handle.getName()) && method.desc.equals(handle.getDesc()))
                        .filter(method -> (method.access & Opcodes.ACC_SYNTHETIC) != 0)
                        .findFirst());
    }

    private static Optional<Event> event(AbstractInsnNode node) {
        if (node instanceof MethodInsnNode call) {
            return Optional.of(Event.call(
                    Event.name(Type.getObjectType(call.owner)),
                    call.name,
                    Type.getArgumentTypes(call.desc).length,
                    call.getOpcode() == Opcodes.INVOKESTATIC));
        }
        if (node instanceof FieldInsnNode field) {
            boolean writes = field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC;
            boolean isStatic = field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC;
            return Optional.of(Event.field(writes, field.name, isStatic));
        }
        if (node instanceof TypeInsnNode type) {
            return Optional.of(typed(type.getOpcode(), Event.name(Type.getObjectType(type.desc))));
        }
        if (node instanceof MultiANewArrayInsnNode array) {
            return Optional.of(
                    new Event(Event.Kind.ALLOCATE_ARRAY, Event.name(Type.getType(array.desc)) + " by " + array.dims));
        }
        if (node instanceof IntInsnNode array && array.getOpcode() == Opcodes.NEWARRAY) {
            String element = PRIMITIVES.get(array.operand - Opcodes.T_BOOLEAN);
            return Optional.of(new Event(Event.Kind.ALLOCATE_ARRAY, element + "[] by 1"));
        }
        if (node instanceof InvokeDynamicInsnNode dynamic) {
            return Optional.of(dynamic(dynamic));
        }
        return simple(node.getOpcode());
    }

    private static Event typed(int opcode, String type) {
        return switch (opcode) {
            case Opcodes.NEW -> new Event(Event.Kind.ALLOCATE, type);
            case Opcodes.ANEWARRAY -> new Event(Event.Kind.ALLOCATE_ARRAY, type + "[] by 1");
            case Opcodes.CHECKCAST -> new Event(Event.Kind.CAST, type);
            case Opcodes.INSTANCEOF -> new Event(Event.Kind.INSTANCE_OF, type);
            default -> throw new IllegalArgumentException("no instruction with a type: " + opcode);
        };
    }

    private static Event dynamic(InvokeDynamicInsnNode dynamic) {
        return switch (dynamic.bsm.getOwner()) {
            case "java/lang/invoke/LambdaMetafactory" -> Event.of(Event.Kind.CAPTURE);
            case "java/lang/invoke/StringConcatFactory" -> Event.concat(recipe(dynamic));
            default -> new Event(Event.Kind.CALL, "dynamic " + dynamic.bsm.getOwner());
        };
    }

    /** The recipe with its constants filled in. */
    private static String recipe(InvokeDynamicInsnNode dynamic) {
        StringBuilder recipe = new StringBuilder();
        int next = 1;
        for (char c : ((String) dynamic.bsmArgs[0]).toCharArray()) {
            recipe.append(c == '\2' ? dynamic.bsmArgs[next++] : c);
        }
        return recipe.toString();
    }

    private static Optional<Event> simple(int opcode) {
        return switch (opcode) {
            case Opcodes.IALOAD,
                    Opcodes.LALOAD,
                    Opcodes.FALOAD,
                    Opcodes.DALOAD,
                    Opcodes.AALOAD,
                    Opcodes.BALOAD,
                    Opcodes.CALOAD,
                    Opcodes.SALOAD -> Optional.of(Event.of(Event.Kind.READ_ELEMENT));
            case Opcodes.AASTORE -> Optional.of(new Event(Event.Kind.WRITE_ELEMENT, "reference"));
            case Opcodes.IASTORE,
                    Opcodes.LASTORE,
                    Opcodes.FASTORE,
                    Opcodes.DASTORE,
                    Opcodes.BASTORE,
                    Opcodes.CASTORE,
                    Opcodes.SASTORE -> Optional.of(new Event(Event.Kind.WRITE_ELEMENT, "primitive"));
            case Opcodes.ARRAYLENGTH -> Optional.of(Event.of(Event.Kind.ARRAY_LENGTH));
            case Opcodes.MONITORENTER -> Optional.of(Event.of(Event.Kind.MONITOR_ENTER));
            case Opcodes.MONITOREXIT -> Optional.of(Event.of(Event.Kind.MONITOR_EXIT));
            case Opcodes.ATHROW -> Optional.of(Event.of(Event.Kind.THROW));
            case Opcodes.IDIV, Opcodes.LDIV -> Optional.of(new Event(Event.Kind.DIVIDE, "DIV"));
            case Opcodes.IREM, Opcodes.LREM -> Optional.of(new Event(Event.Kind.DIVIDE, "MOD"));
            default -> Optional.empty();
        };
    }
}
