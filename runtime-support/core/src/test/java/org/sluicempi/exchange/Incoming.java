package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.delta.DeltaRecv;

/** A rank's receives of one round, in the order of their posting. */
final class Incoming {
    private static final int YIELDS = 20;

    private final Post post;
    private final Random random;
    private final Buffers buffers;
    private final Round round;
    private final List<ReceiveStep> steps;
    private final List<Received> received = new ArrayList<>();
    private final List<Pending> pending = new ArrayList<>();
    private final List<Runnable> postponed = new ArrayList<>();
    private int next;

    Incoming(Post post, Random random, Buffers buffers, Round round) {
        this.post = post;
        this.random = random;
        this.buffers = buffers;
        this.round = round;
        this.steps = round.receives().stream()
                .filter(step -> step.dest() == post.me())
                .toList();
    }

    boolean done() {
        return next == steps.size();
    }

    /** As {@link #receive}, and those before it that wait for no message. */
    void receiveMessage() {
        while (steps.get(next).kind() == ReceiveStep.Kind.DEAD) {
            receive();
        }
        receive();
    }

    /** Posts the next receive. */
    void receive() {
        ReceiveStep step = steps.get(next);
        post.board().count(step.kind());
        Communicator comm = post.comm();
        int source = post.address(step.pattern().source());
        int tag = step.pattern().tag();
        switch (step.kind()) {
            case IRECV, DEAD -> {
                Received posted = posted(step, null);
                await(posted, comm.irecv(posted.area.user, source, tag));
            }
            case RECV -> {
                Received posted = posted(step, null);
                posted.complete(comm.recv(posted.area.user, source, tag));
            }
            case DELTA -> {
                Received posted = posted(step, null);
                DeltaRecv delta = DeltaRecv.post(comm, posted.area.user, source, tag, true);
                postponed.add(() -> use(delta, posted));
            }
            case DELTA_WHOLE -> {
                Received posted = posted(step, null);
                posted.complete(DeltaRecv.post(comm, posted.area.user, source, tag, false)
                        .deltaWait());
            }
            case PROBE -> probed(step, comm.probe(source, tag));
            case IPROBE -> probed(step, poll(() -> comm.iprobe(source, tag)));
            case MPROBE -> matched(step, comm.mprobe(source, tag));
            case IMPROBE -> matched(step, poll(() -> comm.improbe(source, tag)));
            case CANCELLED -> cancelled(step, source, tag);
        }
        next++;
    }

    /** Receives messages that a matched probe has taken, and uses messages that are still under way. */
    void usePostponed() {
        postponed.forEach(Runnable::run);
    }

    List<Pending> pending() {
        return pending;
    }

    List<Received> received() {
        return received;
    }

    private Received posted(ReceiveStep step, Status probed) {
        // after a probe the length is known; it may differ when the round is repeated
        int room = probed == null ? step.capacity() : (int) (probed.bytes() / base().size());
        Supplier<Area> maker = () -> buffers.areas().atLeast(random, base(), room);
        Area area = probed == null ? buffers.of("receive " + next, maker) : maker.get();
        area.wipe(next);
        Received posted = new Received(step, area, probed);
        received.add(posted);
        return posted;
    }

    private org.sluicempi.runtime.BasicType base() {
        return round.sends().get(0).message().base();
    }

    private void await(Received posted, Request request) {
        pending.add(new Pending(request, posted::complete));
        if (posted.step.kind() == ReceiveStep.Kind.DEAD) {
            postponed.add(request::cancel);
        }
    }

    private void probed(ReceiveStep step, Status probed) {
        Received posted = posted(step, probed);
        if (random.nextBoolean()) {
            posted.complete(post.comm().recv(posted.area.user, probed.source(), probed.tag()));
        } else {
            await(posted, post.comm().irecv(posted.area.user, probed.source(), probed.tag()));
        }
    }

    private void matched(ReceiveStep step, MatchedMessage message) {
        Received posted = posted(step, message.status());
        // a synchronous send waits for the receive, so only where no send blocks it may come later
        if (round.style() == Style.STARTED && random.nextBoolean()) {
            postponed.add(() -> posted.complete(message.recv(posted.area.user)));
        } else if (random.nextBoolean()) {
            await(posted, message.irecv(posted.area.user));
        } else {
            posted.complete(message.recv(posted.area.user));
        }
    }

    private void cancelled(ReceiveStep step, int source, int tag) {
        Received posted = posted(step, null);
        Request request = post.comm().irecv(posted.area.user, source, tag);
        if (random.nextBoolean()) {
            Thread.yield();
        }
        request.cancel();
        Status status = poll(request::test);
        if (status.cancelled()) {
            post.board().count("cancelled in time");
            await(posted, post.comm().irecv(posted.area.user, source, tag));
        } else {
            posted.complete(status);
        }
    }

    private static <T> T poll(Supplier<Optional<T>> look) {
        Optional<T> found = look.get();
        for (int k = 0; found.isEmpty(); k++) {
            if (k < YIELDS) {
                Thread.yield();
            } else {
                LockSupport.parkNanos(20_000);
            }
            found = look.get();
        }
        return found.get();
    }

    /** As a transformed program receives: waits for parts, in strips or in any order. */
    private void use(DeltaRecv delta, Received posted) {
        int from = posted.area.user.offset();
        int to = from + posted.area.user.count() * posted.area.user.type().extent();
        switch (random.nextInt(3)) {
            case 0 -> {
                for (int at = from, until; at < to; at = until) {
                    until = delta.deltaStrip(at, to);
                    delta.deltaWaitData(at, until);
                    peek(posted, at, until);
                }
            }
            case 1 -> {
                for (int k = 0; k < 5 && from < to; k++) {
                    int at = from + random.nextInt(to - from);
                    int until = at + random.nextInt(to - at + 1);
                    delta.deltaWaitData(at, until);
                    peek(posted, at, until);
                }
            }
            default -> {}
        }
        posted.complete(delta.deltaWait());
    }

    private void peek(Received posted, int from, int to) {
        int end = Math.min(to, posted.area.cells.length);
        for (int cell = from; cell < end; cell += 1 + random.nextInt(1 + (end - from) / 4)) {
            posted.peek(cell);
        }
    }
}
