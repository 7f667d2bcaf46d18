package mpi;

import java.util.HashSet;
import java.util.Set;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** The keys that a program has made for the attributes of one kind of object. */
final class Keyvals {
    static final Keyvals COMM = new Keyvals();
    static final Keyvals DATATYPE = new Keyvals();
    static final Keyvals WINDOW = new Keyvals();

    /** Smaller numbers are the keys of {@link MPI}. */
    private static final int FIRST = 100;

    private final Set<Integer> made = new HashSet<>();
    private int next = FIRST;

    private Keyvals() {}

    synchronized int create() {
        made.add(next);
        return next++;
    }

    synchronized void free(int keyval) {
        check(keyval);
        made.remove(keyval);
    }

    /** @throws MpiError {@link ErrorClass#KEYVAL} if the program has not made this key, or has freed it */
    synchronized void check(int keyval) {
        if (!made.contains(keyval)) {
            throw new MpiError(ErrorClass.KEYVAL, "no key with number " + keyval + " has been created");
        }
    }
}
