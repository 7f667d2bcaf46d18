package org.sluicempi.runtime.nativempi.programs;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.message.Held;
import org.sluicempi.runtime.nativempi.message.Receiving;

/**
 * A blocking receive from any source is about to give a message back whose sender still computes: until it has done so, no other
 * thread gets what the same sender has sent behind it.
 */
public final class GivenBack {
    private static final int TAG = 3;

    private GivenBack() {}

    public static void main(String[] args) throws Exception {
        Rank rank = Rank.of(GivenBack.class);
        if (rank.start(ThreadLevel.MULTIPLE) != ThreadLevel.MULTIPLE) {
            throw new AssertionError("a library without threads");
        }
        Communicator world = rank.world();
        Communicator comm = world.dup();
        if (world.rank() == 0) {
            world.recv(one(0), 1, 0);
            DeltaStream first = comm.openDelta(one(1), 1, TAG);
            comm.send(SendMode.STANDARD, one(2), 1, TAG);
            world.send(SendMode.STANDARD, one(0), 1, 0);
            world.recv(one(0), 1, 0);
            first.piece(0, 1);
            first.end(1);
        } else {
            receive(world, comm);
        }
        comm.free();
        rank.finish();
        System.out.println("rank " + world.rank() + " has done");
    }

    private static void receive(Communicator world, Communicator comm) throws Exception {
        int[] blocking = new int[1];
        CompletableFuture<Status> received = new CompletableFuture<>();
        Thread receiver = new Thread(() -> {
            try {
                received.complete(
                        comm.recv(new UserBuffer(blocking, 0, 1, BasicType.INT), Communicator.ANY_SOURCE, TAG));
            } catch (RuntimeException | Error e) {
                received.completeExceptionally(new CompletionException(e));
            }
        });
        receiver.start();
        await(receiver, "org.sluicempi.runtime.nativempi.library.TransferCalls", "recv");
        int[] other = new int[1];
        Request request;
        synchronized (held(comm)) {
            world.send(SendMode.STANDARD, one(0), 0, 0);
            await(receiver, Held.class.getName(), "keep");
            world.recv(one(0), 0, 0);
            request = comm.irecv(new UserBuffer(other, 0, 1, BasicType.INT), Communicator.ANY_SOURCE, TAG);
            Optional<Status> early = request.test();
            if (early.isPresent()) {
                throw new AssertionError("message " + other[0] + " came before the one that was given back");
            }
        }
        world.send(SendMode.STANDARD, one(0), 0, 0);
        request.await();
        received.get();
        int[] both = {blocking[0], other[0]};
        Arrays.sort(both);
        if (!Arrays.equals(both, new int[] {1, 2})) {
            throw new AssertionError(Arrays.toString(both));
        }
    }

    /** Returns when the thread is in this method. */
    private static void await(Thread thread, String type, String method) throws InterruptedException {
        while (Arrays.stream(thread.getStackTrace())
                .noneMatch(frame -> frame.getClassName().equals(type)
                        && frame.getMethodName().equals(method))) {
            if (!thread.isAlive()) {
                throw new AssertionError("has not come to " + method);
            }
            Thread.sleep(1);
        }
    }

    private static Held held(Communicator comm) throws ReflectiveOperationException {
        Field receiving = comm.getClass().getDeclaredField("receiving");
        receiving.setAccessible(true);
        return ((Receiving) receiving.get(comm)).held();
    }

    private static UserBuffer one(int value) {
        return new UserBuffer(new int[] {value}, 0, 1, BasicType.INT);
    }
}
