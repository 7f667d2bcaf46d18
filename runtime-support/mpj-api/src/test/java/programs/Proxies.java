package programs;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import mpi.Intracomm;
import mpi.MPI;
import org.sluicempi.facetest.Check;

/** Objects behind interfaces of the program, whose classes are made while it runs, travel as other objects do. */
public final class Proxies {
    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private Proxies() {}

    /** Visible to all. */
    public interface Open {
        String name();
    }

    /** Visible in this package: its proxies' class is in it too. */
    interface Hidden {
        String name();
    }

    /** Answers every call. */
    private record Named(String text) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return text;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = WORLD.Rank();
        int next = (rank + 1) % WORLD.Size();
        int before = (rank + WORLD.Size() - 1) % WORLD.Size();
        Object[] sent = {proxy(Open.class, rank), List.of(proxy(Hidden.class, rank))};
        Object[] got = new Object[2];
        WORLD.Sendrecv(sent, 0, 2, MPI.OBJECT, next, 3, got, 0, 2, MPI.OBJECT, before, 3);
        Check.same("of " + before, ((Open) got[0]).name(), "an interface that is public");
        Hidden hidden = (Hidden) ((List<?>) got[1]).get(0);
        Check.same("of " + before, hidden.name(), "one that is not, inside another object");
        Object[] all = {rank == 0 ? proxy(Hidden.class, rank) : null};
        WORLD.Bcast(all, 0, 1, MPI.OBJECT, 0);
        Check.same("of 0", ((Hidden) all[0]).name(), "a collective call");
        byte[] packed = new byte[10_000];
        WORLD.Pack(sent, 0, 1, MPI.OBJECT, packed, 0);
        WORLD.Unpack(packed, 0, got, 0, 1, MPI.OBJECT);
        Check.same("of " + rank, ((Open) got[0]).name(), "packed");
        MPI.Finalize();
        Check.report();
    }

    private static Object proxy(Class<?> type, int rank) {
        return Proxy.newProxyInstance(
                Proxies.class.getClassLoader(), new Class<?>[] {type, Runnable.class}, new Named("of " + rank));
    }
}
