package org.sluicempi.runtime.nativempi.programs;

import java.util.List;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.rma.WindowService;

/** Calls that MPI forbids, between two ranks, each with its error class; the messages between them arrive all the same. */
public final class Misuse {
    private static final SendMode STANDARD = SendMode.STANDARD;

    private final Tally checks = new Tally();
    private final Rank rank;
    private final Communicator world;
    private final int peer;

    private Misuse(Rank rank) {
        this.rank = rank;
        world = rank.world();
        peer = 1 - world.rank();
    }

    public static void main(String[] args) throws InterruptedException {
        Rank rank = Rank.of(Misuse.class);
        Tally start = new Tally();
        start.fails(ErrorClass.OTHER, rank::finish, "an end before the start");
        rank.start();
        Misuse misuse = new Misuse(rank);
        misuse.checks.fails(ErrorClass.OTHER, rank::start, "a second start");
        misuse.envelopes();
        misuse.buffers();
        misuse.requests();
        misuse.freed();
        misuse.interrupted();
        misuse.ended();
        misuse.checks.report(misuse.world.rank());
    }

    private static UserBuffer ints(int n) {
        return new UserBuffer(new int[n], 0, n, BasicType.INT);
    }

    /** A message there and back, to show that nothing is left of what was refused. */
    private void usable() {
        int[] mine = {world.rank()};
        int[] theirs = {-1};
        Request sent = world.isend(STANDARD, new UserBuffer(mine, 0, 1, BasicType.INT), peer, 1);
        Status status = world.recv(new UserBuffer(theirs, 0, 1, BasicType.INT), peer, Communicator.ANY_TAG);
        sent.await();
        checks.equal(status, new Status(peer, 1, 4, false), "the only message");
        checks.equal(theirs[0], peer, "its data");
    }

    private void envelopes() {
        UserBuffer one = ints(1);
        int size = world.size();
        for (int wrong : new int[] {size, -7, Communicator.ANY_SOURCE}) {
            checks.fails(ErrorClass.RANK, () -> world.send(STANDARD, one, wrong, 0), "send to " + wrong);
            checks.fails(ErrorClass.RANK, () -> world.isend(STANDARD, one, wrong, 0), "isend to " + wrong);
            checks.fails(ErrorClass.RANK, () -> world.openDelta(one, wrong, 0), "pieces to " + wrong);
        }
        for (int wrong : new int[] {size, -7}) {
            checks.fails(ErrorClass.RANK, () -> world.recv(one, wrong, 0), "recv from " + wrong);
            checks.fails(ErrorClass.RANK, () -> world.probe(wrong, 0), "probe of " + wrong);
            checks.fails(ErrorClass.RANK, () -> world.improbe(wrong, 0), "improbe of " + wrong);
        }
        int above = rank.tagUpperBound() == Integer.MAX_VALUE ? -2 : rank.tagUpperBound() + 1;
        for (int wrong : new int[] {-5, above}) {
            checks.fails(ErrorClass.TAG, () -> world.send(STANDARD, one, peer, wrong), "send of tag " + wrong);
            checks.fails(ErrorClass.TAG, () -> world.irecv(one, peer, wrong), "irecv of tag " + wrong);
            checks.fails(ErrorClass.TAG, () -> world.iprobe(peer, wrong), "iprobe of tag " + wrong);
        }
        checks.fails(ErrorClass.TAG, () -> world.send(STANDARD, one, peer, Communicator.ANY_TAG), "send of any tag");
        for (int wrong : new int[] {size, -1}) {
            checks.fails(ErrorClass.ROOT, () -> world.collectives().bcast(one, wrong), "bcast from " + wrong);
            checks.fails(ErrorClass.ROOT, () -> world.start(all -> all.gather(one, ints(2), wrong)), "root " + wrong);
        }
        usable();
    }

    private void buffers() {
        int[] data = new int[4];
        List<UserBuffer> outside = List.of(
                new UserBuffer(data, 2, 3, BasicType.INT),
                new UserBuffer(data, -1, 2, BasicType.INT),
                new UserBuffer(null, 0, 1, BasicType.INT));
        for (UserBuffer wrong : outside) {
            refused(ErrorClass.BUFFER, wrong);
        }
        refused(ErrorClass.COUNT, new UserBuffer(data, 0, -1, BasicType.INT));
        refused(ErrorClass.TYPE, new UserBuffer(data, 0, 4, BasicType.DOUBLE));
        refused(ErrorClass.TYPE, new UserBuffer(data, 0, 4, null));
        usable();
    }

    private void refused(ErrorClass expected, UserBuffer wrong) {
        Collectives all = world.collectives();
        checks.fails(expected, () -> world.send(STANDARD, wrong, peer, 0), "send of " + wrong);
        checks.fails(expected, () -> world.isend(STANDARD, wrong, peer, 0), "isend of " + wrong);
        checks.fails(expected, () -> world.openDelta(wrong, peer, 0), "pieces of " + wrong);
        checks.fails(expected, () -> world.recv(wrong, peer, 0), "recv into " + wrong);
        checks.fails(expected, () -> world.irecv(wrong, peer, 0), "irecv into " + wrong);
        checks.fails(expected, () -> all.bcast(wrong, 0), "bcast of " + wrong);
        if (wrong.type() != null) {
            checks.fails(expected, () -> all.allreduce(null, wrong, StandardOps.SUM), "allreduce of " + wrong);
        }
    }

    /** A request may be waited for again, as its face may have lost count; it tells the same. */
    private void requests() {
        int[] got = new int[1];
        Request receive = world.irecv(new UserBuffer(got, 0, 1, BasicType.INT), peer, 2);
        Request send = world.isend(SendMode.SYNCHRONOUS, new UserBuffer(new int[] {41}, 0, 1, BasicType.INT), peer, 2);
        Request barrier = world.start(Collectives::barrier);
        Status first = receive.await();
        checks.equal(first, new Status(peer, 2, 4, false), "a receive");
        checks.equal(receive.await(), first, "a receive, waited for again");
        checks.equal(receive.test().orElseThrow(), first, "a receive, tested after its wait");
        checks.equal(send.await(), send.await(), "a send, waited for twice");
        checks.equal(barrier.await(), barrier.await(), "a collective, waited for twice");
        receive.cancel();
        checks.equal(receive.await(), first, "a cancel that comes too late");
        checks.equal(got[0], 41, "what was received once");
        checks.equal(rank.awaitAny(List.of(receive)), 0, "any of complete ones");
        usable();
    }

    private void freed() {
        Communicator copy = world.dup();
        Request open = copy.irecv(ints(1), peer, 3);
        copy.send(STANDARD, ints(1), peer, 3);
        copy.free();
        UserBuffer one = ints(1);
        checks.fails(ErrorClass.COMM, copy::free, "free");
        checks.fails(ErrorClass.COMM, copy::disconnect, "disconnect");
        checks.fails(ErrorClass.COMM, () -> copy.isend(STANDARD, one, peer, 0), "isend");
        checks.fails(ErrorClass.COMM, () -> copy.recv(one, peer, 0), "recv");
        checks.fails(ErrorClass.COMM, () -> copy.irecv(one, peer, 0), "irecv");
        checks.fails(ErrorClass.COMM, () -> copy.iprobe(peer, 0), "iprobe");
        checks.fails(ErrorClass.COMM, () -> copy.mprobe(peer, 0), "mprobe");
        checks.fails(ErrorClass.COMM, () -> copy.openDelta(ints(999), peer, 0), "pieces");
        checks.fails(ErrorClass.COMM, () -> copy.collectives().barrier(), "barrier");
        checks.fails(ErrorClass.COMM, () -> copy.collectives().allreduce(null, one, StandardOps.SUM), "allreduce");
        checks.fails(ErrorClass.COMM, () -> copy.start(Collectives::barrier), "ibarrier");
        checks.fails(ErrorClass.COMM, copy::dup, "dup");
        checks.fails(ErrorClass.COMM, () -> copy.split(0, 0), "split");
        checks.fails(ErrorClass.COMM, () -> copy.createGroup(new int[] {0, 1}, 0), "createGroup");
        checks.equal(open.await().tag(), 3, "what was started before the end of its communicator");
        usable();
    }

    /** A thread that is inside the library cannot be interrupted: it goes on waiting, and stays interrupted. */
    private void interrupted() throws InterruptedException {
        for (int way = 0; way < 4; way++) {
            int tag = 10 + way;
            if (world.rank() == 1) {
                Thread.sleep(150);
                world.send(STANDARD, ints(1), 0, tag);
                continue;
            }
            Thread waiting = Thread.currentThread();
            Thread other = new Thread(() -> {
                try {
                    Thread.sleep(50);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                waiting.interrupt();
            });
            other.start();
            switch (way) {
                case 0 -> checks.equal(world.recv(ints(1), 1, tag).tag(), tag, "recv");
                case 1 -> checks.equal(world.irecv(ints(1), 1, tag).await().tag(), tag, "wait");
                case 2 -> checks.equal(rank.awaitAny(List.of(world.irecv(ints(1), 1, tag))), 0, "any");
                default -> checks.equal(world.mprobe(1, tag).recv(ints(1)).tag(), tag, "probe");
            }
            checks.isTrue(Thread.interrupted(), "interrupted still, way " + way);
            other.join();
        }
        world.collectives().barrier();
        usable();
    }

    /** After the end, and the start that would follow it. */
    private void ended() {
        Communicator other = world.dup();
        rank.finish();
        UserBuffer one = ints(1);
        checks.fails(ErrorClass.OTHER, rank::finish, "a second end");
        checks.fails(ErrorClass.OTHER, rank::start, "a start after the end");
        checks.fails(ErrorClass.UNSUPPORTED_OPERATION, rank::restart, "started anew after the end");
        checks.fails(ErrorClass.OTHER, () -> world.send(STANDARD, one, peer, 0), "send after the end");
        checks.fails(ErrorClass.OTHER, () -> other.irecv(one, peer, 0), "irecv after the end");
        checks.fails(ErrorClass.OTHER, () -> world.collectives().barrier(), "barrier after the end");
        checks.fails(ErrorClass.OTHER, other::free, "free after the end");
        checks.fails(ErrorClass.OTHER, () -> rank.attachBuffer(5), "attach after the end");
        checks.fails(ErrorClass.OTHER, () -> WindowService.of(rank, "Win"), "windows after the end");
        checks.isTrue(rank.started() && rank.finished(), "state after the end");
        checks.equal(world.rank(), 1 - peer, "what needs no library");
    }
}
