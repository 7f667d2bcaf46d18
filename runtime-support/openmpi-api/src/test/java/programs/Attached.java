package programs;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import mpi.Comm;
import mpi.Count;
import mpi.Datatype;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Info, attributes, names and what the environment tells. */
public final class Attached {
    private Attached() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        info();
        attributes();
        objectsOfTheProgram();
        datatypes();
        names();
        environment();
        MPI.Finalize();
        Check.report();
    }

    private static void info() throws MPIException {
        Info info = new Info();
        info.set("zeta", "1");
        info.set("alpha", " two");
        info.set("mid", "3");
        Check.same(3, info.size(), "size");
        Check.same("zeta", info.getKey(0), "in the order of setting");
        Check.same("alpha", info.getKey(1), "in the order of setting");
        Check.same(" two", info.get("alpha"), "value");
        Check.same(null, info.get("beta"), "no value");
        info.set("zeta", "9");
        Info copy = info.dup();
        info.delete("zeta");
        Check.same(2, info.size(), "deleted");
        Check.same("9", copy.get("zeta"), "the copy has its own entries");
        Check.same(3, copy.clone().size(), "clone");
        Check.fails(MPIException.class, () -> info.getKey(2), "no such key number");
        Check.fails(MPIException.class, () -> info.set("x".repeat(MPI.MAX_INFO_KEY + 1), "v"), "long key");
        Check.fails(MPIException.class, () -> info.set("k", ""), "empty value");
        Check.fails(MPIException.class, () -> info.set("k", "x".repeat(MPI.MAX_INFO_VAL + 1)), "long value");
        info.free();
        Check.that(info.isNull() && MPI.INFO_NULL.isNull() && !MPI.INFO_ENV.isNull(), "null");
        Check.fails(MPIException.class, info::size, "freed");
        Check.that(MPI.INFO_ENV.get("wdir") != null, "environment");
        Comm comm = MPI.COMM_SELF.dupWithInfo(copy);
        Check.same("9", comm.getInfo().get("zeta"), "hints of a communicator");
        comm.setInfo(new Info());
        Check.same(null, comm.getInfo().get("zeta"), "replaced");
        comm.free();
    }

    private static void attributes() throws MPIException {
        int key = Comm.createKeyval();
        int other = Comm.createKeyval();
        Check.that(key != other && key != MPI.KEYVAL_INVALID, "keys");
        Intracomm comm = MPI.COMM_WORLD.dup();
        Check.same(null, comm.getAttr(key), "nothing yet");
        List<String> value = new ArrayList<>(List.of("a"));
        comm.setAttr(key, value);
        value.add("b");
        Check.same(List.of("a"), comm.getAttr(key), "as it was when it was set");
        Intracomm copy = comm.dup();
        Check.same(List.of("a"), copy.getAttr(key), "copied by dup");
        copy.deleteAttr(key);
        Check.same(null, copy.getAttr(key), "deleted");
        Check.same(List.of("a"), comm.getAttr(key), "in one of the two");
        Check.same(null, comm.split(0, 0).getAttr(key), "not copied by split");
        Comm.freeKeyval(key);
        MPIException freed = Check.fails(MPIException.class, () -> comm.setAttr(key, 1), "freed key");
        Check.same(MPI.ERR_KEYVAL, freed.getErrorClass(), "class");
        Check.fails(MPIException.class, () -> comm.setAttr(MPI.TAG_UB, 1), "not the program's key");
        Check.same(Integer.MAX_VALUE, comm.getAttr(MPI.TAG_UB), "largest tag");
        Check.same(MPI.PROC_NULL, comm.getAttr(MPI.HOST), "no host");
        Check.same(MPI.ANY_SOURCE, comm.getAttr(MPI.IO), "all ranks can do I/O");
        Check.that(comm.getAttr(MPI.WTIME_IS_GLOBAL) instanceof Boolean, "clock");
        Check.same(MPI.ERR_LASTCODE, comm.getAttr(MPI.LASTUSEDCODE), "last code");
    }

    /** Behind an interface of the program, or behind one of the JDK and of a loader of the JDK. */
    private static void objectsOfTheProgram() throws MPIException {
        int key = Comm.createKeyval();
        Comm comm = MPI.COMM_WORLD.dup();
        for (ClassLoader loader : List.of(Attached.class.getClassLoader(), ClassLoader.getPlatformClassLoader())) {
            boolean own = loader == Attached.class.getClassLoader();
            Class<?>[] types = {own ? Source.class : Supplier.class};
            Object proxy = Proxy.newProxyInstance(loader, types, new Constant("told"));
            comm.setAttr(key, proxy);
            Object got = comm.getAttr(key);
            Check.same("told", own ? ((Source) got).get() : ((Supplier<?>) got).get(), "proxy");
            comm.setAttr(key, new ArrayList<>(List.of(proxy)));
            Check.that(types[0].isInstance(((List<?>) comm.getAttr(key)).get(0)), "proxy in a list");
        }
        comm.free();
        Comm.freeKeyval(key);
    }

    /** Not public: its proxies' class is in this package. */
    interface Source {
        String get();
    }

    /** Answers every call. */
    private record Constant(String text) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return text;
        }
    }

    private static void datatypes() throws MPIException {
        int key = Datatype.createKeyval();
        Datatype type = Datatype.createContiguous(2, MPI.INT);
        type.setAttr(key, 17);
        Check.same(17, type.dup().getAttr(key), "copied by dup");
        type.deleteAttr(key);
        Check.same(null, type.getAttr(key), "deleted");
        Datatype.freeKeyval(key);
        Check.same("", type.getName(), "no name");
        type.setName("pair");
        Check.same("pair", type.getName(), "name");
        Check.same("MPI_INT32_T", MPI.INT.getName(), "a name of the library");
        Check.same("MPI_2INT", MPI.INT2.getName(), "a name of the library");
    }

    private static void names() throws MPIException {
        Check.same("MPI_COMM_WORLD", MPI.COMM_WORLD.getName(), "world");
        Check.same("MPI_COMM_SELF", MPI.COMM_SELF.getName(), "self");
        Comm comm = MPI.COMM_WORLD.dup();
        Check.same("", comm.getName(), "a copy has no name");
        comm.setName("mine");
        Check.same("mine", comm.getName(), "name");
        Comm copy = MPI.COMM_WORLD.iDup();
        copy.getRequest().waitFor();
        Check.same(MPI.CONGRUENT, Comm.compare(MPI.COMM_WORLD, copy), "iDup");
        Check.same(MPI.IDENT, Comm.compare(copy, copy), "itself");
        copy.disconnect();
        Check.that(copy.isNull() && !MPI.COMM_WORLD.isInter(), "disconnected");
    }

    @SuppressWarnings("unchecked")
    private static void environment() throws MPIException {
        Check.same(3, MPI.getVersion().getVersion(), "version");
        Check.same(MPI.SUBVERSION, MPI.getVersion().getSubVersion(), "subversion");
        Check.that(MPI.getLibVersion().contains("engine"), "library: " + MPI.getLibVersion());
        MPI.pControl(1, null);
        Check.same(MPI.THREAD_SINGLE, MPI.queryThread(), "level");
        Check.that(MPI.isThreadMain(), "main thread");
        Count many = new Count(1L << 40);
        Check.that(many.equals(new Count(1L << 40)) && many.compareTo(new Count(5)) > 0, "count");
        many.setCount(5);
        Check.same(5L, many.getCount(), "count");
    }
}
