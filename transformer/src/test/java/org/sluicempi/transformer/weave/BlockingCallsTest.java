package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;
import org.sluicempi.analyzer.dialect.Dialects;

/** With a third dialect, which only tests have, and which shares names with one that is shipped. */
class BlockingCallsTest {
    private static final String WITH_OFFSET = "(Ljava/lang/Object;IILmpi/Datatype;II)";
    private static final String WITHOUT = "(Ljava/lang/Object;ILmpi/Datatype;II)";

    private final BlockingCalls calls =
            new BlockingCalls(Dialects.of(List.of("openmpi", "mpj", "offsets")).all());

    @Test
    void equalNamesAreToldApartByTheirArguments() {
        assertThat(of("mpi/Comm", "send", WITH_OFFSET + "V"))
                .map(BlockingCall::startDescriptor)
                .contains("(Ljava/lang/Object;IILmpi/Datatype;IIZ)Lmpi/Request;");
        assertThat(of("mpi/Comm", "send", WITHOUT + "V"))
                .map(BlockingCall::startDescriptor)
                .contains("(Ljava/lang/Object;ILmpi/Datatype;IIZ)Lmpi/Request;");
        assertThat(of("mpi/Comm", "recv", WITH_OFFSET + "Lmpi/Status;"))
                .map(BlockingCall::endDescriptor)
                .contains("(Lmpi/Request;)Lmpi/Status;");
    }

    @Test
    void whatAnObjectInheritsCountsAndWhatNoDialectHasDoesNot() {
        assertThat(of("mpi/Intracomm", "send", WITH_OFFSET + "V")).isPresent();
        assertThat(of("mpi/Comm", "Send", WITHOUT + "V")).isEmpty();
        assertThat(of("mail/Comm", "send", WITHOUT + "V")).isEmpty();
        assertThat(of("mpi/Comm", "ssend", WITHOUT + "V")).isEmpty();
    }

    private Optional<BlockingCall> of(String owner, String name, String descriptor) {
        return calls.of(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false));
    }
}
