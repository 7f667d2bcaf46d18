package org.sluicempi.transformer.weave;

import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls over which a completion may sink: they do no I/O, do not communicate, touch no array and return the same whether
 * the message is there or not. Clocks count: a later completion only changes what they measure.
 */
final class HarmlessCalls {
    private static final Set<String> PURE_OWNERS = Set.of("java/lang/Math", "java/lang/StrictMath");
    private static final Set<String> CLOCKS = Set.of("nanoTime", "currentTimeMillis");
    private static final Set<String> MPI_QUERIES =
            Set.of("getRank", "getSize", "Rank", "Size", "wtime", "Wtime", "wtick", "Wtick");

    private HarmlessCalls() {}

    static boolean contains(MethodInsnNode call) {
        return PURE_OWNERS.contains(call.owner)
                || call.owner.equals("java/lang/System") && CLOCKS.contains(call.name)
                || call.owner.startsWith("mpi/") && MPI_QUERIES.contains(call.name) && isScalar(call);
    }

    private static boolean isScalar(MethodInsnNode call) {
        return call.desc.startsWith("()");
    }
}
