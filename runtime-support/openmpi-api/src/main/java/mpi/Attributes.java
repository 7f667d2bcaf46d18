package mpi;

import java.util.HashMap;
import java.util.Map;
import org.sluicempi.runtime.face.ObjectMessage;

/**
 * What a program has attached to an object (MPI 4.1, section 7.7). As in the original bindings a value is serialised when
 * it is set, and every look at it gives a copy. Calls of several threads happen one after the other.
 */
final class Attributes {
    private record Value(byte[] serialised, ClassLoader loader) {}

    private final Keyvals keys;
    /** Its lock is not held while values are serialised or read, as these are classes of the program. */
    private final Map<Integer, Value> values = new HashMap<>();

    Attributes(Keyvals keys) {
        this.keys = keys;
    }

    void set(int keyval, Object value) {
        keys.check(keyval);
        byte[] serialised = ObjectMessage.encode(new Object[] {value}, 0, 1);
        Value kept = new Value(serialised, loaderOf(value));
        synchronized (values) {
            values.put(keyval, kept);
        }
    }

    /** Of the program where the value is an object of the JDK: it may hold some of the program's. */
    private static ClassLoader loaderOf(Object value) {
        ClassLoader loader = value == null ? null : value.getClass().getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader()
                ? Attributes.class.getClassLoader()
                : loader;
    }

    /** Null if there is none. A key that has been freed lives on in the values that it has (section 7.7.2). */
    Object get(int keyval) {
        Value value;
        synchronized (values) {
            value = values.get(keyval);
        }
        if (value == null) {
            keys.check(keyval);
            return null;
        }
        Object[] copy = new Object[1];
        ObjectMessage.decode(value.serialised(), copy, 0, 1, value.loader());
        return copy[0];
    }

    void delete(int keyval) {
        Value deleted;
        synchronized (values) {
            deleted = values.remove(keyval);
        }
        if (deleted == null) {
            keys.check(keyval);
        }
    }

    /** Takes over all values that another object of the same kind has at one moment. */
    void copy(Attributes other) {
        Map<Integer, Value> all;
        synchronized (other.values) {
            all = new HashMap<>(other.values);
        }
        synchronized (values) {
            values.putAll(all);
        }
    }
}
