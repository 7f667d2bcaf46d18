package mpi;

import java.util.Arrays;
import org.sluicempi.runtime.Communicator;

/**
 * The arguments of {@code main}. MPJ Express's starter puts three in front of the program's own: the rank, what it reads
 * the other processes from, and the device. The launcher of this runtime does so when asked to; the last of the three is
 * then {@value #DEVICE}, so that a program's own arguments are never taken for them.
 */
final class StarterArguments {
    /** Name of the device in the third argument. */
    static final String DEVICE = "sluice";

    private static final int IN_FRONT = 3;

    private StarterArguments() {}

    /** The program's own arguments. */
    static String[] own(String[] args, Communicator world) {
        if (args == null) {
            return new String[0];
        }
        boolean inFront = args.length >= IN_FRONT
                && args[0].equals(Integer.toString(world.rank()))
                && args[1].equals(Integer.toString(world.size()))
                && args[2].equals(DEVICE);
        return inFront ? Arrays.copyOfRange(args, IN_FRONT, args.length) : args;
    }
}
