package org.sluicempi.runtime.nativempi.library;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * The functions and constants of this process's MPI library. Handles and addresses are {@code long}s: the raw bits of a
 * handle, sign-extended where the library's handles are ints. Everything is static and final so that a call compiles to a
 * call; loading this class loads the library, see {@link MpiLibrary#here}.
 *
 * <p>More functions are bound with {@link #bind} by the classes that use them.
 */
public final class Mpi {
    public static final MpiLibrary LIBRARY = MpiLibrary.here();
    public static final Abi ABI = LIBRARY.abi();

    /** Bytes of a handle in memory. */
    public static final int HANDLE_BYTES = ABI.constant("handle.bytes");

    private static final boolean WIDE = HANDLE_BYTES == Long.BYTES;

    static final int STATUS_BYTES = ABI.constant("status.bytes");
    static final int STATUS_SOURCE = ABI.constant("status.source");
    static final int STATUS_TAG = ABI.constant("status.tag");

    public static final long COMM_WORLD = ABI.handle("MPI_COMM_WORLD");
    public static final long COMM_SELF = ABI.handle("MPI_COMM_SELF");
    public static final long COMM_NULL = ABI.handle("MPI_COMM_NULL");
    public static final long REQUEST_NULL = ABI.handle("MPI_REQUEST_NULL");
    public static final long BYTE = ABI.handle("MPI_BYTE");
    static final int ANY_SOURCE = ABI.constant("MPI_ANY_SOURCE");
    static final int ANY_TAG = ABI.constant("MPI_ANY_TAG");
    public static final int PROC_NULL = ABI.constant("MPI_PROC_NULL");
    public static final int ERR_TRUNCATE = ABI.constant("MPI_ERR_TRUNCATE");
    public static final int UNDEFINED = ABI.constant("MPI_UNDEFINED");
    public static final int ROOT = ABI.constant("MPI_ROOT");

    private static final long[] TYPES = types();

    private static final MethodHandle ERROR_CLASS = bind("MPI_Error_class", "ip");
    private static final MethodHandle ERROR_STRING = bind("MPI_Error_string", "ipp");

    private Mpi() {}

    /**
     * A function of the library that returns an error code.
     *
     * @param shape one letter per parameter: {@code p} address, {@code h} handle, {@code n} MPI_Aint or MPI_Count, all
     *     three {@code long} to the caller; {@code i} int
     * @return a handle for {@code invokeExact} with int result; it throws {@link MpiError} {@link
     *     ErrorClass#UNSUPPORTED_OPERATION} if the library lacks the function
     */
    public static MethodHandle bind(String function, String shape) {
        return bind(function, shape, new Linker.Option[0]);
    }

    /** As {@link #bind}, for a function that never blocks and takes next to no time: the call is cheaper. */
    public static MethodHandle bindShort(String function, String shape) {
        return bind(function, shape, Linker.Option.critical(false));
    }

    /**
     * A function and its form with a request, which is one more address at the end: called with 0 for it, the function
     * itself is called.
     */
    public static MethodHandle bindBoth(String function, String withRequest, String shape) {
        MethodHandle plain = bind(function, shape);
        MethodHandle test =
                MethodHandles.dropArguments(isZero(), 0, plain.type().parameterList());
        MethodHandle unasked = MethodHandles.dropArguments(plain, shape.length(), long.class);
        return MethodHandles.guardWithTest(test, unasked, bind(withRequest, shape + "p"));
    }

    private static MethodHandle isZero() {
        try {
            MethodType type = MethodType.methodType(boolean.class, long.class);
            return MethodHandles.lookup().findStatic(Mpi.class, "zero", type);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("UnusedMethod") // called by what bindBoth makes
    private static boolean zero(long request) {
        return request == 0;
    }

    private static MethodHandle bind(String function, String shape, Linker.Option... options) {
        MemoryLayout[] layouts = new MemoryLayout[shape.length()];
        Class<?>[] parameters = new Class<?>[shape.length()];
        for (int k = 0; k < layouts.length; k++) {
            char kind = shape.charAt(k);
            boolean narrow = kind == 'i' || kind == 'h' && !WIDE;
            layouts[k] = narrow ? ValueLayout.JAVA_INT : ValueLayout.JAVA_LONG;
            parameters[k] = kind == 'i' ? int.class : long.class;
        }
        MethodType type = MethodType.methodType(int.class, parameters);
        Optional<MemorySegment> symbol = LIBRARY.symbols().find(function);
        if (symbol.isEmpty()) {
            return missing(function, type);
        }
        FunctionDescriptor descriptor = FunctionDescriptor.of(ValueLayout.JAVA_INT, layouts);
        MethodHandle exact = Linker.nativeLinker().downcallHandle(symbol.get(), descriptor, options);
        return MethodHandles.explicitCastArguments(exact, type);
    }

    private static MethodHandle missing(String function, MethodType type) {
        MpiError error = new MpiError(
                ErrorClass.UNSUPPORTED_OPERATION, "the MPI library " + LIBRARY.name() + " has no " + function);
        MethodHandle thrower =
                MethodHandles.throwException(int.class, MpiError.class).bindTo(error);
        return MethodHandles.dropArguments(thrower, 0, type.parameterList());
    }

    /** Turns an error code into an exception, and does nothing for success. */
    public static void check(int code, String call) {
        if (code != 0) {
            throw error(code, call);
        }
    }

    /** The exception for an error code: the library's class and text. */
    public static MpiError error(int code, String call) {
        CallMemory scratch = CallMemory.mine();
        int number = -1;
        String text = "error code " + code;
        try {
            if ((int) ERROR_CLASS.invokeExact(code, scratch.integer()) == 0) {
                number = Memory.getInt(scratch.integer());
            }
            if ((int) ERROR_STRING.invokeExact(code, scratch.text(), scratch.integer()) == 0) {
                text = Memory.getString(scratch.text());
            }
        } catch (Throwable e) {
            throw unexpected(e);
        }
        return new MpiError(ABI.errorClass(number), call + ": " + words(text));
    }

    /**
     * What a library says without the functions and addresses of its own that it went through: those differ between calls
     * that fail for the same reason. MPICH has them in lines behind the first; the last one ends with the cause.
     */
    public static String words(String text) {
        String[] lines = text.strip().split("\\R");
        String first = lines[0].replace(", error stack:", "");
        String last = lines[lines.length - 1].replaceFirst("^[^:]*: *", "");
        boolean more = lines.length > 1 && !last.isEmpty() && !last.equals(first) && !last.contains("0x");
        return more ? first + " (" + last + ")" : first;
    }

    /** For the catch clause that a method handle demands. */
    public static RuntimeException unexpected(Throwable thrown) {
        if (thrown instanceof RuntimeException unchecked) {
            return unchecked;
        } else if (thrown instanceof Error error) {
            throw error;
        }
        return new IllegalStateException(thrown);
    }

    /** The handle that the library has stored at {@code address}. */
    public static long handleAt(long address) {
        return WIDE ? Memory.getLong(address) : Memory.getInt(address);
    }

    /** Stores a handle for the library. */
    public static void putHandle(long address, long handle) {
        if (WIDE) {
            Memory.putLong(address, handle);
        } else {
            Memory.putInt(address, (int) handle);
        }
    }

    /** The library's datatype for a basic type; a C program names the same one. */
    public static long type(BasicType type) {
        return TYPES[type.ordinal()];
    }

    private static long[] types() {
        BasicType[] all = BasicType.values();
        long[] handles = new long[all.length];
        for (BasicType type : all) {
            handles[type.ordinal()] = ABI.handle(
                    switch (type) {
                        case BYTE -> "MPI_BYTE";
                        case CHAR -> "MPI_UINT16_T";
                        case SHORT -> "MPI_SHORT";
                        case BOOLEAN -> "MPI_C_BOOL";
                        case INT -> "MPI_INT";
                        case LONG -> "MPI_INT64_T";
                        case FLOAT -> "MPI_FLOAT";
                        case DOUBLE -> "MPI_DOUBLE";
                        case PACKED -> "MPI_PACKED";
                    });
        }
        return handles;
    }
}
