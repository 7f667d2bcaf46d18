package org.sluicempi.runtime.nativempi.staging;

import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;

/** Hints for the library: MPI 4.1, chapter 10. */
public final class Infos {
    private static final MethodHandle CREATE = Mpi.bind("MPI_Info_create", "p");
    private static final MethodHandle SET = Mpi.bind("MPI_Info_set", "hpp");
    private static final MethodHandle COUNT = Mpi.bind("MPI_Info_get_nkeys", "hp");
    private static final MethodHandle KEY = Mpi.bind("MPI_Info_get_nthkey", "hip");
    private static final MethodHandle VALUE = Mpi.bind("MPI_Info_get", "hpipp");
    private static final MethodHandle FREE = Mpi.bind("MPI_Info_free", "p");
    private static final long NONE = Mpi.ABI.handle("MPI_INFO_NULL");

    private Infos() {}

    /** A call with an info object. */
    @FunctionalInterface
    public interface Call<R> {
        R make(long info) throws Throwable;
    }

    /** Makes a call with these hints; null and empty are the library's null. */
    public static <R> R with(Map<String, String> hints, Call<R> call) {
        long info = hints == null || hints.isEmpty() ? NONE : create(hints);
        try {
            return call.make(info);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            free(info);
        }
    }

    /** An info object; whoever gets it frees it. */
    public static long create(Map<String, String> hints) {
        OperationMemory memory = new OperationMemory();
        long info = Results.handle(made -> Mpi.check((int) CREATE.invokeExact(made), "MPI_Info_create"));
        boolean complete = false;
        try {
            for (Map.Entry<String, String> hint : hints.entrySet()) {
                long key = text(memory, hint.getKey());
                long value = text(memory, hint.getValue());
                Mpi.check((int) SET.invokeExact(info, key, value), "MPI_Info_set of " + hint);
            }
            complete = true;
            return info;
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            memory.release();
            if (!complete) {
                free(info);
            }
        }
    }

    /** What is in an info object of the library, which is freed. */
    public static Map<String, String> taken(long info) {
        Map<String, String> hints = new LinkedHashMap<>();
        int longest = Mpi.ABI.constant("MPI_MAX_INFO_VAL");
        OperationMemory memory = new OperationMemory();
        try {
            long number = memory.room(Integer.BYTES);
            long key = memory.room(Mpi.ABI.constant("MPI_MAX_INFO_KEY") + 1L);
            long value = memory.room(longest + 1L);
            Mpi.check((int) COUNT.invokeExact(info, number), "MPI_Info_get_nkeys");
            int n = Memory.getInt(number);
            for (int k = 0; k < n; k++) {
                Mpi.check((int) KEY.invokeExact(info, k, key), "MPI_Info_get_nthkey");
                Mpi.check((int) VALUE.invokeExact(info, key, longest, value, number), "MPI_Info_get");
                if (Memory.getInt(number) != 0) {
                    hints.put(Memory.getString(key), Memory.getString(value));
                }
            }
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            memory.release();
            free(info);
        }
        return hints;
    }

    /** Address of a text for the library, with its end. */
    public static long text(OperationMemory memory, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        long address = memory.room(bytes.length + 1L);
        ByteBuffer view = Memory.view(address, bytes.length + 1);
        view.put(bytes).put((byte) 0);
        return address;
    }

    public static void free(long info) {
        if (info == NONE) {
            return;
        }
        Results.from(info, handle -> Mpi.check((int) FREE.invokeExact(handle), "MPI_Info_free"));
    }
}
