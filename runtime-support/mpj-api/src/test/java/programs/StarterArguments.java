package programs;

import mpi.MPI;
import org.sluicempi.facetest.Check;

/** Started with the arguments in front that MPJ Express's starter gives. */
public final class StarterArguments {
    private StarterArguments() {}

    public static void main(String[] args) throws Exception {
        Check.same(3, args.length, "arguments of main");
        String[] own = MPI.Init(args);
        Check.same(0, own.length, "the program's own");
        Check.same(MPI.COMM_WORLD.Rank(), Integer.parseInt(args[0]), "rank");
        Check.same(MPI.COMM_WORLD.Size(), Integer.parseInt(args[1]), "size");
        Check.same("sluice", args[2], "device");
        MPI.Finalize();
        String[] more = {args[0], args[1], args[2], "a", "b"};
        Check.same(new String[] {"a", "b"}, MPI.Init(more), "the program's own");
        MPI.Finalize();
        String[] users = {args[0], args[1], "niodev", "a"};
        Check.same(users, MPI.Init(users), "arguments that only look like them");
        MPI.Finalize();
        Check.same(0, MPI.Init(null).length, "no arguments");
        MPI.Finalize();
        Check.report();
    }
}
