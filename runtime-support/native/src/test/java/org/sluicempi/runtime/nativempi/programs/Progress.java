package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** What docs/nonblocking.md says of native engines, between two ranks. */
public final class Progress {
    private static final int[] LENGTHS = {3, 1_000, 500_000};

    private final Tally checks = new Tally();
    private final Communicator world;

    private Progress(Communicator world) {
        this.world = world;
    }

    public static void main(String[] args) throws InterruptedException {
        Rank rank = Rank.of(Progress.class);
        rank.start();
        Progress program = new Progress(rank.world());
        for (int n : LENGTHS) {
            program.copiedAtTheStart(n);
            program.copiedAtTheCompletion(n);
        }
        program.tests();
        program.checks.report(rank.world().rank());
        rank.finish();
    }

    private static UserBuffer of(int[] array) {
        return new UserBuffer(array, 0, array.length, BasicType.INT);
    }

    private void signal(int tag) {
        world.send(SendMode.STANDARD, of(new int[0]), 1 - world.rank(), tag);
    }

    private void awaitSignal(int tag) {
        world.recv(of(new int[0]), 1 - world.rank(), tag);
    }

    /** Of a heap array what goes is what it held at the start; a direct buffer is read in place, whenever that is. */
    private void copiedAtTheStart(int n) {
        int[] array = new int[n];
        Arrays.fill(array, 1);
        if (world.rank() == 0) {
            Request sent = world.isend(SendMode.SYNCHRONOUS, of(array), 1, 5);
            Arrays.fill(array, 2);
            signal(6);
            sent.await();
        } else {
            awaitSignal(6);
            world.recv(of(array), 0, 5);
            checks.isTrue(Arrays.stream(array).allMatch(value -> value == 1), "what a send of " + n + " took along");
        }
    }

    /** A heap array is as it was until the completion, even when the message is there; then it holds the message. */
    private void copiedAtTheCompletion(int n) {
        int[] array = new int[n];
        if (world.rank() == 0) {
            Arrays.fill(array, 1);
            awaitSignal(7);
            Request sent = world.isend(SendMode.STANDARD, of(array), 1, 5);
            // Behind the message, so the message itself is there when this is.
            signal(8);
            sent.await();
            return;
        }
        Request receive = world.irecv(of(array), 0, 5);
        signal(7);
        awaitSignal(8);
        checks.isTrue(Arrays.stream(array).allMatch(value -> value == 0), "an array of " + n + " before its wait");
        receive.await();
        checks.isTrue(Arrays.stream(array).allMatch(value -> value == 1), "an array of " + n + " after its wait");
    }

    /** Tests of one request, and nothing else, bring everything that is under way to its end. */
    private void tests() throws InterruptedException {
        int n = 4_000_000;
        UserBuffer mine = direct(n);
        UserBuffer theirs = direct(n);
        Request sum = world.start(Collectives::barrier);
        Request receive = world.irecv(theirs, 1 - world.rank(), 5);
        Request send = world.isend(SendMode.STANDARD, mine, 1 - world.rank(), 5);
        Request late = world.irecv(of(new int[1]), 1 - world.rank(), 6);
        long deadline = System.nanoTime() + 30_000_000_000L;
        int tests = 0;
        boolean told = false;
        while (!told || late.test().isEmpty()) {
            // what a program computes between two tests
            Thread.sleep(1);
            tests++;
            if (!told
                    && sum.test().isPresent()
                    && receive.test().isPresent()
                    && send.test().isPresent()) {
                told = true;
                world.send(SendMode.STANDARD, of(new int[1]), 1 - world.rank(), 6);
            }
            checks.isTrue(System.nanoTime() < deadline, "the end after " + tests + " tests");
        }
        ByteBuffer came = (ByteBuffer) theirs.storage();
        checks.equal((int) came.get(n - 1), 1 - world.rank(), "the last byte");
    }

    private UserBuffer direct(int n) {
        ByteBuffer bytes = ByteBuffer.allocateDirect(n).order(ByteOrder.nativeOrder());
        bytes.put(n - 1, (byte) world.rank());
        return new UserBuffer(bytes, 0, n, BasicType.BYTE);
    }
}
