package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.io.Access;

/** The library's functions that read and write files, by the columns of the standard's table (MPI 4.1, section 14.4.1). */
public final class FileCalls {
    private static final Map<String, MethodHandle> BOUND = new ConcurrentHashMap<>();

    private FileCalls() {}

    /** {@code Read_at_all}. */
    public static String name(String verb, Access access) {
        return switch (access.pointer()) {
            case EXPLICIT -> verb + "_at" + (access.collective() ? "_all" : "");
            case INDIVIDUAL -> verb + (access.collective() ? "_all" : "");
            case SHARED -> verb + (access.collective() ? "_ordered" : "_shared");
        };
    }

    /**
     * @param verb {@code read}, {@code iwrite}, ...
     * @param last address of the status of a blocking call, of the request of a nonblocking one
     */
    public static int transfer(String verb, Access access, long file, DataArgument data, long last) throws Throwable {
        boolean explicit = access.pointer() == Access.Pointer.EXPLICIT;
        MethodHandle call = bound(name(verb, access), explicit ? "pnpihp" : "ppihp");
        return explicit
                ? (int) call.invokeExact(file, access.offset(), data.address(), data.count(), data.type(), last)
                : (int) call.invokeExact(file, data.address(), data.count(), data.type(), last);
    }

    /** The begin of a split collective. */
    public static int begin(String verb, Access access, long file, DataArgument data) throws Throwable {
        boolean explicit = access.pointer() == Access.Pointer.EXPLICIT;
        MethodHandle call = bound(name(verb, access) + "_begin", explicit ? "pnpih" : "ppih");
        return explicit
                ? (int) call.invokeExact(file, access.offset(), data.address(), data.count(), data.type())
                : (int) call.invokeExact(file, data.address(), data.count(), data.type());
    }

    public static int end(String verb, Access access, long file, DataArgument data, long status) throws Throwable {
        return (int) bound(name(verb, access) + "_end", "ppp").invokeExact(file, data.address(), status);
    }

    private static MethodHandle bound(String name, String shape) {
        return BOUND.computeIfAbsent(name, key -> Mpi.bind("MPI_File_" + key, shape));
    }
}
