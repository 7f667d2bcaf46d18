package org.sluicempi.runtime.nativempi.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.sluicempi.runtime.ErrorClass;

/**
 * What differs between MPI libraries although they offer the same functions: the values of handles and constants, the
 * layout of {@code MPI_Status}, the width of a handle. One table, a resource of this package, for each family.
 *
 * @param name the family
 * @param values handles, constants, sizes and offsets by their names in {@code mpi.h}; handles as raw bits
 * @param classes error classes by the library's numbers
 */
public record Abi(String name, Map<String, Long> values, Map<Integer, ErrorClass> classes) {
    /** The families. */
    public enum Family {
        OPEN_MPI("openmpi"),
        MPICH("mpich"),
        /** The ABI that MPI 5.0 standardises. */
        STANDARD("standard");

        private final String table;

        Family(String table) {
            this.table = table;
        }
    }

    /**
     * The table of a family; entries that refer to a symbol are looked up in the library, and left out if it lacks them.
     */
    static Abi of(Family family, SymbolLookup library) {
        Map<String, Long> values = new HashMap<>();
        for (Map.Entry<Object, Object> entry : table(family.table).entrySet()) {
            Long value = value((String) entry.getValue(), library);
            if (value != null) {
                values.put((String) entry.getKey(), value);
            }
        }
        Map<Integer, ErrorClass> classes = new HashMap<>();
        for (ErrorClass known : ErrorClass.values()) {
            Long number = values.get(known == ErrorClass.SUCCESS ? "MPI_SUCCESS" : "MPI_ERR_" + known.name());
            if (number != null) {
                classes.put(number.intValue(), known);
            }
        }
        return new Abi(family.table, Map.copyOf(values), Map.copyOf(classes));
    }

    /** @throws IllegalArgumentException if the table has no such entry */
    public long handle(String mpiName) {
        Long value = values.get(mpiName);
        if (value == null) {
            throw new IllegalArgumentException(mpiName + " is not in the table of " + name);
        }
        return value;
    }

    /** As {@link #handle}, for a constant, a size or an offset. */
    public int constant(String mpiName) {
        return Math.toIntExact(handle(mpiName));
    }

    /** The class with the library's number, {@link ErrorClass#OTHER} if Sluice has no name for it. */
    ErrorClass errorClass(int number) {
        return classes.getOrDefault(number, ErrorClass.OTHER);
    }

    private static Long value(String text, SymbolLookup library) {
        if (text.startsWith("@")) {
            return library.find(text.substring(1)).map(MemorySegment::address).orElse(null);
        }
        if (text.startsWith("*")) {
            return library.find(text.substring(1))
                    .map(symbol -> symbol.reinterpret(Long.BYTES).get(ValueLayout.JAVA_LONG, 0))
                    .orElse(null);
        }
        long value = Long.decode(text);
        return text.length() == 10 && text.startsWith("0x") ? (long) (int) value : value;
    }

    private static Properties table(String name) {
        Properties table = new Properties();
        try (InputStream in = Abi.class.getResourceAsStream(name + ".properties")) {
            table.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }
}
