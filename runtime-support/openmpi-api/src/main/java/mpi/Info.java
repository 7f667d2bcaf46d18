package mpi;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * Hints: keys with values, in the order in which they were set (MPI 4.1, chapter 10). Calls of several threads happen one
 * after the other.
 */
public final class Info implements Freeable, Cloneable {
    /** With a lock of its own, which must be held to go through all entries; null in the null info. */
    private volatile Map<String, String> entries;

    public Info() throws MPIException {
        this(new LinkedHashMap<>());
    }

    private Info(LinkedHashMap<String, String> entries) {
        this.entries = entries == null ? null : Collections.synchronizedMap(entries);
    }

    static Info none() {
        return new Info(null);
    }

    static Info of(Map<String, String> entries) {
        return new Info(new LinkedHashMap<>(entries));
    }

    /** The entries as they are now, none of the null info and of null. */
    static Map<String, String> hints(Info info) {
        Map<String, String> all = info == null ? null : info.entries;
        return all == null ? Map.of() : snapshot(all);
    }

    /**
     * The entries, for calls that each look at one of them.
     *
     * @throws MpiError {@link ErrorClass#INFO} if this is the null info
     */
    Map<String, String> asMap() {
        Map<String, String> all = entries;
        if (all == null) {
            throw new MpiError(ErrorClass.INFO, "the null info has no entries");
        }
        return all;
    }

    private static LinkedHashMap<String, String> snapshot(Map<String, String> all) {
        synchronized (all) {
            return new LinkedHashMap<>(all);
        }
    }

    /** A copy; of the null info an empty one. */
    Info copy() {
        return of(hints(this));
    }

    public void set(String key, String value) throws MPIException {
        Core.act(() -> {
            Core.given(value, ErrorClass.INFO_VALUE, "value");
            if (value.isEmpty() || value.length() > MPI.MAX_INFO_VAL) {
                throw new MpiError(
                        ErrorClass.INFO_VALUE, "a value of " + value.length() + " characters for the key " + key);
            }
            asMap().put(checked(key), value);
        });
    }

    /** The value, null if there is none. */
    public String get(String key) throws MPIException {
        return Core.get(() -> asMap().get(checked(key)));
    }

    public void delete(String key) throws MPIException {
        Core.act(() -> {
            if (asMap().remove(checked(key)) == null) {
                throw new MpiError(ErrorClass.INFO_NOKEY, "there is no key " + key);
            }
        });
    }

    private static String checked(String key) {
        Core.given(key, ErrorClass.INFO_KEY, "key");
        if (key.isEmpty() || key.length() > MPI.MAX_INFO_KEY) {
            throw new MpiError(ErrorClass.INFO_KEY, "a key of " + key.length() + " characters: " + key);
        }
        return key;
    }

    /** Number of keys. */
    public int size() throws MPIException {
        return Core.get(() -> asMap().size());
    }

    /** @param i 0 inclusive to {@link #size} exclusive, in the order in which keys were set */
    public String getKey(int i) throws MPIException {
        return Core.get(() -> {
            List<String> keys = List.copyOf(snapshot(asMap()).keySet());
            if (i < 0 || i >= keys.size()) {
                throw new MpiError(ErrorClass.ARG, "there is no key number " + i + " of " + keys.size());
            }
            return keys.get(i);
        });
    }

    /** As {@link #dup}, but without a checked exception. */
    @Override
    public Info clone() {
        try {
            return dup();
        } catch (MPIException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    /** The same entries in the same order. */
    public Info dup() throws MPIException {
        return Core.get(() -> new Info(snapshot(asMap())));
    }

    /** Makes this the null info. */
    @Override
    public void free() throws MPIException {
        Core.act(this::asMap);
        entries = null;
    }

    public boolean isNull() {
        return entries == null;
    }
}
