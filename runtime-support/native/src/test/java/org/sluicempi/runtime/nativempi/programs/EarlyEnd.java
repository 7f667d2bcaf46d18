package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;

/** Rank 1 ends in the way that the argument names while the others wait for it, in a barrier if there is another one. */
public final class EarlyEnd {
    private EarlyEnd() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(EarlyEnd.class);
        rank.start();
        Communicator world = rank.world();
        if (world.rank() == 1) {
            switch (args[0]) {
                case "halt" -> Runtime.getRuntime().halt(137);
                case "exit" -> System.exit(3);
                case "throw" -> throw new IllegalStateException("planted");
                case "abort" -> world.abort(7);
                default -> throw new AssertionError(args[0]);
            }
        }
        if (args.length > 1) {
            world.collectives().barrier();
        }
        world.recv(new UserBuffer(new int[1], 0, 1, BasicType.INT), 1, 0);
    }
}
