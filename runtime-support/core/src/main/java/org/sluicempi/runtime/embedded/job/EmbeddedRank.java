package org.sluicempi.runtime.embedded.job;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.OptionalInt;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.delta.DeltaOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.group.PortService;
import org.sluicempi.runtime.embedded.jvm.RankProcess;
import org.sluicempi.runtime.embedded.link.Inbound;
import org.sluicempi.runtime.embedded.match.Delivery;
import org.sluicempi.runtime.embedded.match.EmbeddedRequest;
import org.sluicempi.runtime.embedded.match.Mailbox;
import org.sluicempi.runtime.embedded.message.AnyComplete;
import org.sluicempi.runtime.embedded.message.CommContext;
import org.sluicempi.runtime.embedded.message.Membership;
import org.sluicempi.runtime.embedded.message.Station;
import org.sluicempi.runtime.embedded.message.Unended;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.embedded.wait.JobEnded;
import org.sluicempi.runtime.embedded.wait.Uninterrupted;
import org.sluicempi.runtime.embedded.wait.Waiters;
import org.sluicempi.runtime.embedded.window.EmbeddedWindows;
import org.sluicempi.runtime.engine.AnyOf;
import org.sluicempi.runtime.process.ProcessService;
import org.sluicempi.runtime.rma.WindowService;
import org.sluicempi.runtime.trace.RankTrace;

/** One rank as its program sees it. */
public final class EmbeddedRank implements Rank {
    private final Job job;
    private final RankContext context;
    private final Station station;
    private final Station[] stations;
    private final Communicator world;
    private final int selfContext;
    private final boolean deltaCheck = Boolean.getBoolean(DeltaOptions.CHECK);
    private final int deltaSize;
    /** Null until somebody asks: few programs do. */
    private Communicator self;

    /** @param stations all ranks of the job by number; this adds its own */
    EmbeddedRank(Job job, int number, Station[] stations, int worldContext, int selfContext, ThreadGroup group) {
        this.job = job;
        this.stations = stations;
        JobContext ofJob = job.context();
        int size = ofJob.options().deltaSize();
        this.deltaSize = size > 0 ? size : Integer.getInteger(DeltaOptions.DELTA_SIZE, 0);
        RankProcess process = new RankProcess(job.properties(), (code, halted) -> job.exit(this, code, halted));
        Waiters waiters = new Waiters();
        Mailbox mailbox = mailbox(ofJob, waiters);
        this.context = new RankContext(ofJob, number, this, waiters, mailbox, process, group);
        this.station = Station.of(context, mailbox);
        stations[number] = station;
        this.world = new EmbeddedCommunicator(worldOf(worldContext, "world"));
        this.selfContext = selfContext;
    }

    private static Mailbox mailbox(JobContext job, Waiters waiters) {
        Inbound inbound = job.timed() ? new Inbound(job.wire().link()) : null;
        return new Mailbox(waiters, new Delivery(job.clock(), job.wire()), inbound, job.spins() > 0);
    }

    /** All ranks of the job, in a matching of these ids. */
    private CommContext worldOf(int first, String name) {
        return new CommContext(station, stations, Membership.of(job.everybody(), context.number()), first, name);
    }

    /** What the parts of the engine ask a rank for. */
    public RankContext context() {
        return context;
    }

    /** As messages see it. */
    public Station station() {
        return station;
    }

    @Override
    public OpenSends openSends() {
        return context.openSends();
    }

    /** The rank is at its end: nobody may wait for it any longer. False if it was before. */
    boolean end() {
        if (!context.lifetime().end()) {
            return false;
        }
        context.job().leaving(context.number());
        abandonSends("ended");
        return true;
    }

    /** Nobody may wait for the rest of what this rank has begun to send and will never end; in a job that has ended nobody does. */
    private void abandonSends(String how) {
        if (context.job().ended()) {
            return;
        }
        String reason = "rank " + context.number() + " " + how + " before it had sent the rest of its message";
        try {
            context.openSends().abandonAll(reason);
        } catch (JobEnded end) {
            // nobody waits for anything
            assert context.job().ended() : end;
        }
        for (Unended message : station.unended()) {
            message.giveUp(reason);
        }
    }

    @Override
    public void start() {
        context.lifetime().start();
        RankTrace trace = context.trace();
        if (trace != null) {
            trace.started(processorName(), engineDescription());
        }
    }

    @Override
    public void restart() {
        context.lifetime().restart();
    }

    @Override
    public boolean onMainThread() {
        return context.lifetime().onMainThread();
    }

    @Override
    public <S> S service(Class<S> type, String call) {
        if (type == WindowService.class) {
            return type.cast(new EmbeddedWindows(job.windows()));
        } else if (type == ProcessService.class) {
            return type.cast(processes());
        }
        return Rank.super.service(type, call);
    }

    private ProcessService processes() {
        Communicator meeting = new EmbeddedCommunicator(worldOf(job.meetingContext(), "meeting at a port"));
        return new PortService(context, job.ports(), meeting);
    }

    @Override
    public OptionalInt universeSize() {
        return OptionalInt.of(context.job().size());
    }

    @Override
    public OptionalInt applicationNumber() {
        return OptionalInt.of(0);
    }

    @Override
    public void finish() {
        RankTrace trace = context.trace();
        if (trace == null) {
            awaitFinish();
        } else {
            long began = System.nanoTime();
            awaitFinish();
            trace.collective(began, "Finalize", 0);
            trace.finished(processorName(), engineDescription());
        }
    }

    private void awaitFinish() {
        context.lifetime().checkRunning();
        abandonSends("came to MPI.Finalize");
        context.lifetime().finish();
        int before = context.job().finishes();
        context.job().finishing(context.number());
        Condition everybody = new Condition() {
            @Override
            public boolean ready() {
                return context.job().finishes() != before;
            }

            @Override
            public String describe() {
                return "Finalize";
            }
        };
        // the others count on this rank from now on
        Uninterrupted.run(() -> context.await(everybody));
    }

    @Override
    public boolean started() {
        return context.lifetime().started();
    }

    @Override
    public boolean finished() {
        return context.lifetime().finished();
    }

    @Override
    public Communicator world() {
        return world;
    }

    @Override
    public synchronized Communicator self() {
        if (self == null) {
            Membership alone = Membership.of(new int[] {context.number()}, 0);
            self = new EmbeddedCommunicator(new CommContext(station, stations, alone, selfContext, "self"));
        }
        return self;
    }

    @Override
    public int awaitAny(List<? extends Request> requests) {
        AnyOf<EmbeddedRequest> own = AnyOf.of(requests, EmbeddedRequest.class);
        if (own.isEmpty()) {
            return -1;
        }
        AnyComplete any = new AnyComplete(own);
        RankTrace trace = context.trace();
        long began = trace == null ? RankTrace.LEFT_OUT : trace.begin();
        context.await(any);
        if (trace != null) {
            trace.waitedForAny(began);
        }
        return any.first();
    }

    @Override
    public void attachBuffer(int bytes) {
        notFinished();
        station.attached().attach(bytes);
    }

    private void notFinished() {
        if (finished()) {
            context.lifetime().checkRunning();
        }
    }

    @Override
    public int detachBuffer() {
        notFinished();
        return station.attached().detach();
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
        return (int) Math.min(Integer.MAX_VALUE, context.job().options().eagerLimit());
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
        return "embedded engine, " + context.job().size() + " ranks in one JVM, "
                + context.job().options().link().map(LinkModel::describe).orElse("no link model");
    }
}
