package org.sluicempi.runtime.embedded.context;

import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.jvm.RankProcess;
import org.sluicempi.runtime.embedded.link.Port;
import org.sluicempi.runtime.embedded.wait.Arrivals;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.embedded.wait.Waiters;
import org.sluicempi.runtime.trace.RankTrace;

/** What everything that belongs to one rank asks for: who it is, what it waits with, and how far its program is. */
public final class RankContext {
    private final JobContext job;
    private final int number;
    private final Rank facade;
    private final Waiters waiters;
    private final Arrivals arrivals;
    private final Port port;
    private final RankProcess process;
    private final ProgramThreads threads;
    private final Lifetime lifetime = new Lifetime();
    private final OpenSends openSends = new OpenSends();
    private final Waiting waiting = new Waiting(this);
    private final Background background = new Background(this);
    private final RankTrace trace;

    /**
     * @param facade what the program sees of the rank
     * @param waiters those that {@code arrivals} wakes
     * @param group of the threads of the program; null for one of the rank's own
     */
    public RankContext(
            JobContext job,
            int number,
            Rank facade,
            Waiters waiters,
            Arrivals arrivals,
            RankProcess process,
            ThreadGroup group) {
        this.job = job;
        this.number = number;
        this.facade = facade;
        this.waiters = waiters;
        this.arrivals = arrivals;
        this.process = process;
        this.port = new Port(
                job.options().delays().map(EmbeddedOptions.Delays::seed).orElse(0L) * job.size() + number);
        this.threads = new ProgramThreads(facade, group == null ? new RankThreads(number) : group);
        this.trace = job.options().profiled() ? new RankTrace(number, job.size()) : null;
        job.enrol(this);
    }

    public JobContext job() {
        return job;
    }

    public int number() {
        return number;
    }

    public Rank facade() {
        return facade;
    }

    public Waiters waiters() {
        return waiters;
    }

    public Arrivals arrivals() {
        return arrivals;
    }

    public Port port() {
        return port;
    }

    /** What the rank has for itself of what a JVM has once. */
    public RankProcess process() {
        return process;
    }

    public ProgramThreads threads() {
        return threads;
    }

    public Lifetime lifetime() {
        return lifetime;
    }

    public OpenSends openSends() {
        return openSends;
    }

    public Background background() {
        return background;
    }

    /** What the rank records; null unless the job is profiled. */
    public RankTrace trace() {
        return trace;
    }

    public long now() {
        return job.now();
    }

    /** Handles what has arrived on an emulated link. */
    public void progress() {
        job.check();
        if (job.timed()) {
            arrivals.progress(job.now());
        }
    }

    /** After a look that found nothing: lets other ranks run if there are more of them than processors. */
    public void lookedInVain() {
        if (job.spins() == 0) {
            Thread.yield();
        }
    }

    /** Blocks until the condition holds. */
    public void await(Condition condition) {
        waiting.await(condition);
    }

    /** Nothing is pending in the background, at least for a moment. */
    void wentIdle() {
        if (lifetime.ended()) {
            job.signalAll();
        }
    }

    /** Whether nothing will be sent or received any more in the name of this rank. */
    public boolean gone() {
        return lifetime.ended() && !background.pending();
    }
}
