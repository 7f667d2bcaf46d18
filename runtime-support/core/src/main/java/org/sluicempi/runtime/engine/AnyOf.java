package org.sluicempi.runtime.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.trace.TracedRequest;

/**
 * What {@link org.sluicempi.runtime.Rank#awaitAny} waits for: the requests of an engine among those that the program gave.
 * How an engine waits is its own.
 *
 * @param <R> the engine's requests
 */
public final class AnyOf<R extends Request> {
    /** In the program's order; null where it gave none, or one that was complete when it was made. */
    private final List<R> own;
    /** Index of the first that was complete when it was made, -1 if there is none. */
    private final int done;

    private AnyOf(List<R> own, int done) {
        this.own = own;
        this.done = done;
    }

    /**
     * @param requests null entries are skipped
     * @throws MpiError {@link ErrorClass#REQUEST} if one belongs to another engine
     */
    public static <R extends Request> AnyOf<R> of(List<? extends Request> requests, Class<R> kind) {
        List<R> own = new ArrayList<>(requests.size());
        int done = -1;
        for (Request given : requests) {
            Request request = TracedRequest.bare(given);
            int k = own.size();
            if (request == null) {
                own.add(null);
            } else if (request instanceof DoneRequest) {
                own.add(null);
                done = done < 0 ? k : done;
            } else if (kind.isInstance(request)) {
                own.add(kind.cast(request));
            } else {
                throw new MpiError(ErrorClass.REQUEST, "request " + k + " belongs to another engine");
            }
        }
        return new AnyOf<>(own, done);
    }

    /** Whether all entries were null: there is nothing to wait for. */
    public boolean isEmpty() {
        return done < 0 && own.stream().allMatch(Objects::isNull);
    }

    /**
     * Index of the first request that is complete, -1 if none is.
     *
     * @param complete asked of the requests in order, of none behind the first that is complete
     */
    public int first(Predicate<? super R> complete) {
        for (int k = 0; k < own.size(); k++) {
            if (k == done || own.get(k) != null && complete.test(own.get(k))) {
                return k;
            }
        }
        return -1;
    }

    /** How many entries the program gave. */
    public int size() {
        return own.size();
    }

    /** The request at an index, null if there is nothing to wait for. */
    public R get(int index) {
        return own.get(index);
    }

    /** Does something with each request that may not be complete. */
    public void forEach(Consumer<? super R> action) {
        for (R request : own) {
            if (request != null) {
                action.accept(request);
            }
        }
    }
}
