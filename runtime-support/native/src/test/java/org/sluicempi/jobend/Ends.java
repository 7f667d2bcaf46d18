package org.sluicempi.jobend;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/**
 * Rank 1 ends in the way that the argument names: before Init, before Finalize while rank 0 waits for it or ends in the same
 * way, or after.
 */
public final class Ends {
    private Ends() {}

    public static void main(String[] args) throws InterruptedException {
        String how = args[0];
        if (how.equals("exit 2 before Init")) {
            System.exit(2);
        }
        Rank rank = Rank.of(Ends.class);
        if (how.equals("throw, started elsewhere")) {
            Thread starter = new Thread(() -> rank.start(ThreadLevel.SERIALIZED));
            starter.start();
            starter.join();
            new Thread(Ends::waitForEver).start();
        } else {
            rank.start();
        }
        Communicator world = rank.world();
        if (how.equals("return everywhere")) {
            return;
        }
        boolean ends = world.rank() == 1;
        if (!how.endsWith("after Finalize")) {
            if (ends && how.equals("return")) {
                return;
            }
            if (ends) {
                beforeFinalize(how, world);
            } else {
                world.recv(new UserBuffer(new int[1], 0, 1, BasicType.INT), 1, 0);
            }
        }
        rank.finish();
        if (ends) {
            afterFinalize(how);
        }
    }

    private static void beforeFinalize(String how, Communicator world) throws InterruptedException {
        switch (how) {
            case "exit 0" -> System.exit(0);
            case "exit 3" -> System.exit(3);
            case "halt 5" -> Runtime.getRuntime().halt(5);
            case "throw", "throw, started elsewhere" -> throw new IllegalStateException("planted");
            case "abort 7" -> world.abort(7);
            case "abort 0" -> world.abort(0);
            case "abort 256" -> world.abort(256);
            case "throw in a thread" -> {
                Thread thread = new Thread(() -> {
                    throw new IllegalStateException("planted");
                });
                thread.start();
                thread.join();
                world.send(SendMode.STANDARD, new UserBuffer(new int[1], 0, 1, BasicType.INT), 0, 0);
            }
            default -> throw new AssertionError(how);
        }
    }

    private static void afterFinalize(String how) {
        switch (how) {
            case "exit 0 after Finalize" -> System.exit(0);
            case "exit 4 after Finalize" -> System.exit(4);
            case "throw after Finalize" -> throw new IllegalStateException("planted");
            case "thread after Finalize" -> new Thread(() -> System.out.println("the thread has run")).start();
            case "daemon after Finalize" -> {
                Thread daemon = new Thread(Ends::waitForEver);
                daemon.setDaemon(true);
                daemon.start();
            }
            case "thread exits after Finalize" -> new Thread(() -> System.exit(6)).start();
            default -> {}
        }
    }

    private static synchronized void waitForEver() {
        try {
            while (true) {
                Ends.class.wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
