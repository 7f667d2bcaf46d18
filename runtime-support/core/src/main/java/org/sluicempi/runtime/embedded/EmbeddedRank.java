package org.sluicempi.runtime.embedded;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.delta.DeltaOptions;
import org.sluicempi.runtime.embedded.jvm.RankProcess;
import org.sluicempi.runtime.process.ProcessService;
import org.sluicempi.runtime.rma.WindowService;

/** One rank: its mailbox, its ports, its world, and how its threads wait. */
final class EmbeddedRank implements Rank {
    private final Job job;
    private final int number;
    private final Mailbox mailbox;
    private final Port port;
    private final EmbeddedCommunicator world;
    private final EmbeddedCommunicator self;
    private final AttachedBuffer attached = new AttachedBuffer();
    private final Set<EmbeddedDeltaStream> openStreams = ConcurrentHashMap.newKeySet();
    private final OpenSends openSends = new OpenSends();
    private final ProgramThreads threads;
    private final RankProcess process;
    private final Waiting waiting = new Waiting(this);
    private final Background background = new Background(this);
    private final boolean deltaCheck = Boolean.getBoolean(DeltaOptions.CHECK);
    private final int deltaSize;
    private volatile Thread mainThread;
    private volatile boolean started;
    private volatile boolean finished;
    private volatile boolean ended;

    EmbeddedRank(Job job, int number, int[] all, int worldContext, int selfContext, ThreadGroup group) {
        this.job = job;
        this.number = number;
        this.port = new Port(
                job.options().delays().map(EmbeddedOptions.Delays::seed).orElse(0L) * job.size() + number);
        int size = job.options().deltaSize();
        this.deltaSize = size > 0 ? size : Integer.getInteger(DeltaOptions.PIECE_BYTES, 0);
        this.threads = new ProgramThreads(this, group == null ? new RankThreads(number) : group);
        this.process = new RankProcess(job.properties(), (code, halted) -> job.exit(this, code, halted));
        Inbound inbound =
                job.options().timed() ? new Inbound(job.delivery().wire().link()) : null;
        this.mailbox = new Mailbox(job.delivery(), inbound, job.spins() > 0);
        this.world = new EmbeddedCommunicator(this, Membership.of(all, number), worldContext, "world");
        this.self = new EmbeddedCommunicator(this, Membership.of(new int[] {number}, 0), selfContext, "self");
    }

    Job job() {
        return job;
    }

    int number() {
        return number;
    }

    Mailbox mailbox() {
        return mailbox;
    }

    Port port() {
        return port;
    }

    AttachedBuffer attached() {
        return attached;
    }

    @Override
    public OpenSends openSends() {
        return openSends;
    }

    /** Messages in pieces that have been announced and not ended. */
    Set<EmbeddedDeltaStream> openStreams() {
        return openStreams;
    }

    /** Handles what has arrived on an emulated link. */
    void progress() {
        job.check();
        if (job.options().timed()) {
            mailbox.progress(job.now());
        }
    }

    /** After a look that found nothing: lets other ranks run if there are more of them than processors. */
    void lookedInVain() {
        if (job.spins() == 0) {
            Thread.yield();
        }
    }

    /** Blocks until the condition holds. */
    void await(Condition condition) {
        waiting.await(condition);
    }

    /** The rank is at its end: nobody may wait for it any longer. False if it was before. */
    boolean end() {
        synchronized (this) {
            if (ended) {
                return false;
            }
            ended = true;
        }
        job.leaving(number);
        abandonSends("ended");
        return true;
    }

    /** Nobody may wait for the rest of what this rank has begun to send and will never end. */
    private void abandonSends(String how) {
        String reason = "rank " + number + " " + how + " before it had sent the rest of its message";
        try {
            openSends.abandonAll(reason);
        } catch (JobEnded end) {
            // nobody waits for anything
            assert job.ended() : end;
        }
        for (EmbeddedDeltaStream stream : openStreams) {
            stream.abandon(reason + ": " + stream.describe());
        }
    }

    ProgramThreads threads() {
        return threads;
    }

    /** What the rank has for itself of what a JVM has once. */
    RankProcess process() {
        return process;
    }

    Background background() {
        return background;
    }

    /** Nothing is pending in the background, at least for a moment. */
    void wentIdle() {
        if (ended) {
            job.signalAll();
        }
    }

    /** Whether nothing will be sent or received any more in the name of this rank. */
    boolean gone() {
        return ended && !background.pending();
    }

    boolean ended() {
        return ended;
    }

    /** Whether the program is between Init and Finalize. */
    boolean inMpi() {
        return started && !finished;
    }

    @Override
    public synchronized void start() {
        if (started) {
            throw new MpiError(ErrorClass.OTHER, "MPI has been started before");
        }
        mainThread = Thread.currentThread();
        started = true;
    }

    @Override
    public synchronized void restart() {
        if (!finished) {
            throw new MpiError(ErrorClass.OTHER, "MPI is started again before it was finished");
        }
        mainThread = Thread.currentThread();
        finished = false;
    }

    @Override
    public boolean onMainThread() {
        return Thread.currentThread() == mainThread;
    }

    @Override
    public WindowService windows(String call) {
        return new EmbeddedWindows(job.windows());
    }

    @Override
    public ProcessService processes(String call) {
        return new PortService(
                this,
                job.ports(),
                new EmbeddedCommunicator(
                        this, Membership.of(world.group(), number), job.meetingContext(), "meeting at a port"));
    }

    @Override
    public OptionalInt universeSize() {
        return OptionalInt.of(job.size());
    }

    @Override
    public OptionalInt applicationNumber() {
        return OptionalInt.of(0);
    }

    @Override
    public void finish() {
        checkRunning();
        abandonSends("came to MPI.Finalize");
        synchronized (this) {
            checkRunning();
            finished = true;
        }
        int before = job.finishes();
        job.finishing(number);
        await(new Condition() {
            @Override
            boolean ready() {
                return job.finishes() != before;
            }

            @Override
            String describe() {
                return "Finalize";
            }
        });
    }

    private void checkRunning() {
        if (!started || finished) {
            throw new MpiError(ErrorClass.OTHER, started ? "MPI has been finished before" : "MPI was not started");
        }
    }

    @Override
    public boolean started() {
        return started;
    }

    @Override
    public boolean finished() {
        return finished;
    }

    @Override
    public Communicator world() {
        return world;
    }

    @Override
    public Communicator self() {
        return self;
    }

    @Override
    public int awaitAny(List<? extends Request> requests) {
        AnyOf any = new AnyOf(requests);
        if (any.isEmpty()) {
            return -1;
        }
        await(any);
        return any.first();
    }

    @Override
    public void attachBuffer(int bytes) {
        attached.attach(bytes);
    }

    @Override
    public int detachBuffer() {
        return attached.detach();
    }

    @Override
    public String processorName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "localhost";
        }
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public int eagerLimit() {
        return (int) Math.min(Integer.MAX_VALUE, job.options().eagerLimit());
    }

    @Override
    public int deltaSize() {
        return deltaSize;
    }

    @Override
    public boolean deltaCheck() {
        return deltaCheck;
    }

    @Override
    public String engineDescription() {
        return "embedded engine, " + job.size() + " ranks in one JVM, "
                + job.options().link().map(LinkModel::describe).orElse("no link model");
    }
}
