package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A rank that sends without end to one that does not receive. */
@Timeout(90)
class MemoryTest {
    private static final String PROGRAM = """
            import org.sluicempi.runtime.*;
            import org.sluicempi.runtime.embedded.*;
            import org.sluicempi.runtime.embedded.api.*;
            public class Flood {
                public static void main(String[] args) {
                    int length = Integer.parseInt(args[0]);
                    EmbeddedOptions options = EmbeddedOptions.ranks(2).withEagerLimit(EmbeddedOptions.UNLIMITED);
                    EmbeddedJob.run(options, rank -> {
                        Communicator w = rank.world();
                        byte[] data = new byte[length];
                        UserBuffer buffer = new UserBuffer(data, 0, length, BasicType.BYTE);
                        UserBuffer count = new UserBuffer(new int[1], 0, 1, BasicType.INT);
                        if (w.rank() == 0) {
                            byte[] reserve = new byte[200_000];
                            w.recv(count, 1, 2);
                            int sent = 0;
                            try {
                                for (; sent < 1000000; sent++) {
                                    data[0] = (byte) sent;
                                    w.send(SendMode.STANDARD, buffer, 1, 0);
                                }
                            } catch (MpiError e) {
                                reserve = null;
                                System.out.println(e.errorClass());
                            }
                            ((int[]) count.storage())[0] = sent;
                            w.send(SendMode.SYNCHRONOUS, count, 1, 1);
                        } else {
                            Request counted = w.irecv(count, 0, 1);
                            w.send(SendMode.STANDARD, count, 0, 2);
                            counted.await();
                            int sent = ((int[]) count.storage())[0];
                            for (int k = 0; k < sent; k++) {
                                w.recv(buffer, 0, 0);
                                if (data[0] != (byte) k) {
                                    throw new AssertionError("message " + k);
                                }
                            }
                            System.out.println(sent > 3 ? "all received" : "only " + sent);
                        }
                    }).orThrow();
                }
            }
            """;

    @Test
    void whatHasNoRoomIsRefusedAndTheRestIsReceived(@TempDir Path folder) throws Exception {
        ChildJvm child = new ChildJvm(folder);
        Path classes = child.compile("Flood", PROGRAM);
        for (int length : new int[] {60_000, 1_000_000}) {
            ChildJvm.Outcome outcome = child.run(List.of(
                    ChildJvm.java(),
                    "-Xmx24m",
                    // what is left between large objects is still there for small ones
                    "-XX:+UseSerialGC",
                    "-XX:MaxDirectMemorySize=3m",
                    "-cp",
                    ChildJvm.core() + java.io.File.pathSeparator + classes,
                    "Flood",
                    "" + length));
            assertThat(outcome.out()).as(outcome.err()).contains("NO_MEM", "all received");
        }
    }
}
