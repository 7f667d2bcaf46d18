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
import org.sluicempi.runtime.nativempi.message.HeldMessages;
import org.sluicempi.runtime.nativempi.message.Receiving;

/**
 * A blocking receive from any source has got a message whose sender still computes, and is about to give it back when another
 * thread comes, which may get what the same sender has sent behind it: the first message stays the first receive's.
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
        for (int source : new int[] {0, Communicator.ANY_SOURCE}) {
            Communicator comm = world.dup();
            if (world.rank() == 0) {
                send(world, comm);
            } else {
                receive(world, comm, source);
            }
            comm.free();
        }
        rank.finish();
        System.out.println("rank " + world.rank() + " has done");
    }

    private static void send(Communicator world, Communicator comm) {
        world.recv(one(0), 1, 0);
        DeltaStream first = comm.openDelta(one(1), 1, TAG);
        comm.send(SendMode.STANDARD, one(2), 1, TAG);
        world.send(SendMode.STANDARD, one(0), 1, 0);
        world.recv(one(0), 1, 0);
        first.piece(0, 1);
        first.end(1);
    }

    /** @param source what the other thread receives from */
    private static void receive(Communicator world, Communicator comm, int source) throws Exception {
        int[] blocking = new int[1];
        CompletableFuture<Status> received = new CompletableFuture<>();
        Thread receiver = new Thread(() -> {
            try {
                received.complete(comm.recv(of(blocking), Communicator.ANY_SOURCE, TAG));
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
            await(receiver, HeldMessages.class.getName(), "keep");
            world.recv(one(0), 0, 0);
            request = comm.irecv(of(other), source, TAG);
            Optional<Status> early = request.test();
            if (source == Communicator.ANY_SOURCE && early.isPresent()) {
                throw new AssertionError("message " + other[0] + " came before the one that is about to be given back");
            }
            comm.send(SendMode.STANDARD, one(3), 1, TAG);
        }
        request.await();
        while (!received.isDone() && !isIn(receiver, HeldMessages.class.getPackageName() + ".DeltaInbound", "await")) {
            Thread.sleep(1);
        }
        world.send(SendMode.STANDARD, one(0), 0, 0);
        received.get();
        int[] last = new int[1];
        comm.recv(of(last), Communicator.ANY_SOURCE, TAG);
        if (blocking[0] != 1 || other[0] + last[0] != 5) {
            throw new AssertionError("received " + blocking[0] + ", then " + other[0] + " and " + last[0]);
        }
    }

    /** Returns when the thread is in this method. */
    private static void await(Thread thread, String type, String method) throws InterruptedException {
        while (!isIn(thread, type, method)) {
            if (!thread.isAlive()) {
                throw new AssertionError("has not come to " + method);
            }
            Thread.sleep(1);
        }
    }

    private static boolean isIn(Thread thread, String type, String method) {
        return Arrays.stream(thread.getStackTrace())
                .anyMatch(frame -> frame.getClassName().equals(type)
                        && frame.getMethodName().equals(method));
    }

    private static HeldMessages held(Communicator comm) throws ReflectiveOperationException {
        Field receiving = comm.getClass().getDeclaredField("receiving");
        receiving.setAccessible(true);
        return ((Receiving) receiving.get(comm)).held();
    }

    private static UserBuffer one(int value) {
        return of(new int[] {value});
    }

    private static UserBuffer of(int[] value) {
        return new UserBuffer(value, 0, 1, BasicType.INT);
    }
}
