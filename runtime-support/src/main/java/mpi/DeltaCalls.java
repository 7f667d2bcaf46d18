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
 * <p>What is thrown is what the first of the blocking calls would have thrown that fails, by the {@link #deltaWait} of its place if
 * it is found out later. A call that is refused waits for those before it, and so does a send behind receives.
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
     * Blocks until all these calls are complete, and those that were begun {@link #beside} them before: whoever waits for a
     * message that nobody sends stands at the place of its call, or at that of a send behind it. Does nothing if nothing is under
     * way.
     *
     * @throws MPIException as the first call that fails, if it is one of these; otherwise the wait of those throws it
     */
    public void deltaWait() throws MPIException {
        series.await(made -> made.by() == this).ifPresent(first -> first.maker().by().failed = first);
        Series.Failed<Made> own = failed;
        failed = null;
        if (own != null) {
            series.told();
            throw own.maker().thrown(own.error());
        }
    }

    /**
     * Makes a call, unless one made before has failed: that one's {@link #deltaWait} throws it, on its own line, and those behind
     * it are not made.
     *
     * @param call the blocking one
     * @param failure what it throws for an error of the engine
     */
    void make(AsBlocking call, Function<MpiError, MPIException> failure, Start start) throws MPIException {
        if (series.hasFailed()) {
            return;
        }
        Made made = new Made(this, call, failure);
        try {
            tell(start.begin(made, series), made);
            if (!together) {
                tell(series.await(), made);
            }
        } catch (MpiError e) {
            if (!failsBefore(made)) {
                throw call.from(failure.apply(e));
            }
        } catch (RuntimeException e) {
            if (!failsBefore(made)) {
                throw call.from(e);
            }
        } catch (Error e) {
            // of code of the program that writes an object down, as any exception of it
            if (!failsBefore(made)) {
                throw e;
            }
        }
    }

    /** Whether one of the calls before this one, which is refused, has failed. */
    private boolean failsBefore(Made refused) throws MPIException {
        Optional<Series.Failed<Made>> before = series.await();
        tell(before, refused);
        return before.isPresent();
    }

    /** Throws what this very place has failed with; what another one has, that tells itself. */
    private void tell(Optional<Series.Failed<Made>> failed, Made now) throws MPIException {
        if (failed.isPresent()) {
            Made maker = failed.get().maker();
            if (maker.by() == now.by()) {
                series.told();
                throw maker.thrown(failed.get().error());
            }
            maker.by().failed = failed.get();
        }
    }
}
