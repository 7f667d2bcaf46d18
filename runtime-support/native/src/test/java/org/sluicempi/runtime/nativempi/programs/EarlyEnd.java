package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;

/**
 * Rank 1 ends in the way that the argument names while the others wait for it, in a barrier if there is another one that
 * says {@code collective}.
 */
public final class EarlyEnd {
    private EarlyEnd() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(EarlyEnd.class);
        rank.start();
        Communicator world = rank.world();
        if (world.rank() == 1) {
            switch (args[0]) {
                case "return" -> {
                    return;
                }
                case "exit 0" -> System.exit(0);
                case "halt 0" -> Runtime.getRuntime().halt(0);
                case "halt" -> Runtime.getRuntime().halt(137);
                case "exit" -> System.exit(3);
                case "throw" -> throw new IllegalStateException("planted");
                case "abort" -> world.abort(7);
                default -> throw new AssertionError(args[0]);
            }
        }
        if (args.length > 1 && args[1].equals("collective")) {
            world.collectives().barrier();
        }
        world.recv(new UserBuffer(new int[1], 0, 1, BasicType.INT), 1, 0);
        System.out.println("rank " + world.rank() + " goes on");
    }
}
