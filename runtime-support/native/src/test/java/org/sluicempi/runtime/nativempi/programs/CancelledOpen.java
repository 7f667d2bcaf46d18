package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/**
 * Rank 0 cancels receives that have a message whose sender still computes, and goes on only behind their waits; rank 1 sends the
 * rest of it behind that. Takes the thread level to ask for.
 */
public final class CancelledOpen {
    private static final int OPEN = 1;
    private static final int OTHER = 2;
    private static final int MANY = 300_000;

    private final Communicator world;
    private final Communicator told;
    private final Tally tally = new Tally();

    private CancelledOpen(Communicator world) {
        this.world = world;
        this.told = world.dup();
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(CancelledOpen.class);
        rank.start(ThreadLevel.valueOf(args[0]));
        CancelledOpen program = new CancelledOpen(rank.world());
        for (int n : new int[] {2, 1000, MANY}) {
            for (int source : new int[] {1, Communicator.ANY_SOURCE}) {
                program.comesWhole(n, source, false);
                program.comesWhole(n, source, true);
            }
        }
        program.goesToAReceiveThatWaits();
        program.comesBeforeWhatCameAfterIt();
        program.staysWhereALaterOneHasGone();
        program.staysWhereAProbeHasTold();
        program.notBeforeOneWithAnotherTag();
        rank.finish();
        program.tally.report(program.world.rank());
    }

    private static UserBuffer ints(int n, boolean direct) {
        ByteBuffer memory = ByteBuffer.allocateDirect(direct ? 4 * n : 0).order(ByteOrder.nativeOrder());
        return new UserBuffer(direct ? memory.asIntBuffer() : new int[n], 0, n, BasicType.INT);
    }

    private static int at(UserBuffer buffer, int k) {
        return buffer.storage() instanceof int[] array ? array[k] : ((java.nio.IntBuffer) buffer.storage()).get(k);
    }

    private void go() {
        told.send(SendMode.STANDARD, ints(0, false), 1 - told.rank(), 0);
    }

    private void await() {
        told.recv(ints(0, false), 1 - told.rank(), 0);
    }

    /** The elements of the message are {@code value}, {@code value + 1}, and so on; half of them have left. */
    private DeltaStream begun(int tag, int n, int value) {
        int[] data = new int[n];
        for (int k = 0; k < n; k++) {
            data[k] = value + k;
        }
        DeltaStream stream = world.openDelta(new UserBuffer(data, 0, n, BasicType.INT), 0, tag);
        stream.piece(0, n / 2);
        return stream;
    }

    private static void end(DeltaStream stream, int n) {
        stream.piece(n / 2, n);
        stream.end(n);
    }

    private void send(int tag, int value) {
        world.send(SendMode.STANDARD, new UserBuffer(new int[] {value, value + 1}, 0, 2, BasicType.INT), 0, tag);
    }

    private Request got(UserBuffer into, int tag) {
        Request receive = world.irecv(into, 1, tag);
        receive.awaitElements(0, 1);
        return receive;
    }

    private static boolean cancelled(Request receive) {
        receive.cancel();
        return receive.await().cancelled();
    }

    private void holds(UserBuffer into, int value, String what) {
        for (int k = 0; k < into.count(); k++) {
            tally.equal(at(into, k), value + k, what + ", element " + k);
        }
    }

    private void comesWhole(int n, int source, boolean direct) {
        String what = "a message of " + n + " from " + source + (direct ? " direct" : "");
        if (world.rank() == 1) {
            DeltaStream stream = begun(OPEN, n, 1);
            await();
            end(stream, n);
            return;
        }
        for (int k = 0; k < 3; k++) {
            UserBuffer into = ints(n, direct);
            Request receive = world.irecv(into, source, OPEN);
            if (source == 1 && k != 1) {
                receive.awaitElements(0, n / 2);
            } else {
                receive.test();
            }
            tally.isTrue(cancelled(receive), what + " is not its receive's");
        }
        go();
        UserBuffer into = ints(n, direct);
        tally.equal(world.recv(into, source, OPEN), new Status(1, OPEN, 4L * n, false), what);
        holds(into, 1, what);
    }

    /** From any source, behind the first: that one gets nothing before the message has ended. */
    private void goesToAReceiveThatWaits() {
        if (world.rank() == 1) {
            DeltaStream stream = begun(OPEN, 2, 1);
            await();
            end(stream, 2);
            return;
        }
        UserBuffer into = ints(2, false);
        Request first = got(ints(2, false), OPEN);
        tally.isTrue(cancelled(first), "the first receive");
        Request second = world.irecv(into, Communicator.ANY_SOURCE, Communicator.ANY_TAG);
        tally.isTrue(second.test().isEmpty(), "its sender computes");
        go();
        tally.equal(second.await(), new Status(1, OPEN, 8, false), "the second receive");
        holds(into, 1, "the second receive");
    }

    private void comesBeforeWhatCameAfterIt() {
        if (world.rank() == 1) {
            DeltaStream stream = begun(OPEN, 2, 1);
            send(OPEN, 10);
            go();
            await();
            end(stream, 2);
            return;
        }
        UserBuffer into = ints(2, false);
        Request receive = got(into, OPEN);
        await();
        tally.isTrue(cancelled(receive), "before what came after it");
        tally.isTrue(world.iprobe(1, Communicator.ANY_TAG).isEmpty(), "its end is not known");
        go();
        world.recv(into, 1, OPEN);
        holds(into, 1, "first");
        world.recv(into, 1, OPEN);
        holds(into, 10, "second");
    }

    private void sendsAnotherBehind() {
        DeltaStream stream = begun(OPEN, 2, 1);
        send(OTHER, 10);
        await();
        end(stream, 2);
    }

    private void staysWhereALaterOneHasGone() {
        if (world.rank() == 1) {
            sendsAnotherBehind();
            return;
        }
        UserBuffer into = ints(2, false);
        UserBuffer other = ints(2, false);
        Request receive = got(into, OPEN);
        world.recv(other, 1, Communicator.ANY_TAG);
        receive.cancel();
        tally.isTrue(receive.test().isEmpty(), "overtaken");
        go();
        tally.equal(receive.await(), new Status(1, OPEN, 8, false), "overtaken");
        holds(into, 1, "overtaken");
        holds(other, 10, "what has overtaken it");
    }

    private void staysWhereAProbeHasTold() {
        if (world.rank() == 1) {
            sendsAnotherBehind();
            return;
        }
        UserBuffer into = ints(2, false);
        Request receive = got(into, OPEN);
        Status probed = world.probe(1, Communicator.ANY_TAG);
        receive.cancel();
        tally.isTrue(receive.test().isEmpty(), "told");
        tally.equal(world.recv(ints(2, false), 1, Communicator.ANY_TAG), probed, "told");
        go();
        tally.equal(receive.await(), new Status(1, OPEN, 8, false), "told");
        holds(into, 1, "told");
    }

    /** Nobody knows whether that one was sent before: the receive keeps its message. */
    private void notBeforeOneWithAnotherTag() {
        if (world.rank() == 1) {
            send(OTHER, 10);
            DeltaStream stream = begun(OPEN, 2, 1);
            await();
            end(stream, 2);
            return;
        }
        UserBuffer into = ints(2, false);
        UserBuffer other = ints(2, false);
        Request receive = got(into, OPEN);
        receive.cancel();
        tally.isTrue(receive.test().isEmpty(), "one that was sent before");
        world.recv(other, Communicator.ANY_SOURCE, Communicator.ANY_TAG);
        holds(other, 10, "one that was sent before");
        go();
        receive.await();
        holds(into, 1, "one that was sent after");
    }
}
