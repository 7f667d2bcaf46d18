package mpi;

import java.util.Optional;
import java.util.function.Function;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.AsBlocking;
import org.sluicempi.runtime.face.Series;

/**
 * Blocking calls of a loop that are under way together: {@link Comm#deltaSendAmong} and {@link Comm#deltaRecvAmong} begin
 * them, {@link #deltaWait} ends them. In no API but Sluice's: transformed programs use it.
 *
 * <p>What is thrown is what the first of the blocking calls would have thrown that fails. A call that is refused waits for those
 * before it, so each stands for the place in the program where it was made. So does a send behind receives, and a receive behind
 * sends.
 */
public final class DeltaCalls {
    private final Series<Made> series;
    private final boolean together;

    /** A call of this one that has failed while another one waited; null if there is none. */
    private Series.Failed<Made> failed;

    /** A call that has been made. */
    record Made(DeltaCalls by, AsBlocking call, Function<MpiError, MPIException> failure) {
        MPIException thrown(MpiError error) {
            return call.from(failure.apply(error));
        }
    }

    /** Begins one of the calls. */
    @FunctionalInterface
    interface Start {
        Optional<Series.Failed<Made>> begin(Made made, Series<Made> series) throws MPIException;
    }

    private DeltaCalls(Series<Made> series, boolean together) {
        this.series = series;
        this.together = together;
    }

    /** As {@link #begin(boolean)} with {@code when} true. */
    public static DeltaCalls begin() {
        return begin(true);
    }

    /**
     * Nothing is under way yet.
     *
     * @param when false: each call is complete when it returns, as the blocking one that stood there
     */
    public static DeltaCalls begin(boolean when) {
        return new DeltaCalls(new Series<>(), when);
    }

    /** As {@link #beside(boolean)} with {@code when} true. */
    public DeltaCalls beside() {
        return beside(true);
    }

    /**
     * The calls that stand at another place of the same loop, in one order with these.
     *
     * @param when false: each of those is complete when it returns, and so are all before it
     */
    public DeltaCalls beside(boolean when) {
        return new DeltaCalls(series, when);
    }

    /**
     * Blocks until all calls are complete, those that were begun {@link #beside} these included. Does nothing if nothing is
     * under way.
     *
     * @throws MPIException as the first call that fails, if it is one of these; otherwise the wait of those throws it
     */
    public void deltaWait() throws MPIException {
        series.await().ifPresent(first -> first.maker().by().failed = first);
        Series.Failed<Made> own = failed;
        failed = null;
        if (own != null) {
            throw own.maker().thrown(own.error());
        }
    }

    /**
     * Makes a call.
     *
     * @param call the blocking one
     * @param failure what it throws for an error of the engine
     */
    void make(AsBlocking call, Function<MpiError, MPIException> failure, Start start) throws MPIException {
        try {
            tell(start.begin(new Made(this, call, failure), series));
            if (!together) {
                tell(series.await());
            }
        } catch (MpiError e) {
            tell(series.await());
            throw call.from(failure.apply(e));
        } catch (RuntimeException e) {
            tell(series.await());
            throw call.from(e);
        }
    }

    private static void tell(Optional<Series.Failed<Made>> failed) throws MPIException {
        if (failed.isPresent()) {
            throw failed.get().maker().thrown(failed.get().error());
        }
    }
}
