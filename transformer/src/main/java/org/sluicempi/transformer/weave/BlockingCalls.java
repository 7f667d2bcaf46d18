package org.sluicempi.transformer.weave;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.SendMode;

/**
 * The blocking calls of all dialects by owner, name and descriptor, so that two APIs whose methods differ in their
 * arguments only are never taken for one another.
 */
final class BlockingCalls {
    private final Map<String, BlockingCall> bySignature = new HashMap<>();

    /** What the dialects say of standard sends and of receives. */
    BlockingCalls(Iterable<Dialect> dialects) {
        for (Dialect dialect : dialects) {
            for (Map.Entry<String, Dialect.Call> entry : dialect.calls().entrySet()) {
                String type = entry.getKey().substring(0, entry.getKey().indexOf('.'));
                form(dialect, entry.getValue()).ifPresent(form -> add(dialect, type, form));
            }
        }
    }

    private void add(Dialect dialect, String type, BlockingCall form) {
        bySignature.put(signature(internal(dialect, type), form.name(), form.descriptor()), form);
        dialect.supertypes().entrySet().stream()
                .filter(e -> e.getValue().equals(type))
                .forEach(e -> add(dialect, e.getKey(), form));
    }

    private static Optional<BlockingCall> form(Dialect dialect, Dialect.Call call) {
        boolean receives = call.kind() == CallKind.RECV;
        boolean sends = call.kind() == CallKind.SEND && call.mode() == SendMode.STANDARD;
        if (!call.blocking() || !(receives || sends) || call.arguments().isEmpty()) {
            return Optional.empty();
        }
        String arguments = call.arguments().stream()
                .map(argument -> descriptor(dialect, argument))
                .collect(Collectors.joining());
        return Optional.of(new BlockingCall(
                call.name(),
                arguments,
                receives ? "L" + internal(dialect, "Status") + ";" : "V",
                internal(dialect, "Request"),
                receives,
                call.arguments().indexOf(Dialect.Argument.BUFFER)));
    }

    private static String descriptor(Dialect dialect, Dialect.Argument argument) {
        return switch (argument) {
            case BUFFER -> "Ljava/lang/Object;";
            case DATATYPE -> "L" + internal(dialect, "Datatype") + ";";
            case OFFSET, COUNT, PEER, TAG -> "I";
        };
    }

    private static String internal(Dialect dialect, String type) {
        return dialect.packageName().replace('.', '/') + "/" + type;
    }

    private static String signature(String owner, String name, String descriptor) {
        return owner + "." + name + descriptor;
    }

    /** The blocking call that an instruction makes. */
    Optional<BlockingCall> of(AbstractInsnNode insn) {
        return insn instanceof MethodInsnNode call && call.getOpcode() == Opcodes.INVOKEVIRTUAL
                ? Optional.ofNullable(bySignature.get(signature(call.owner, call.name, call.desc)))
                : Optional.empty();
    }
}
