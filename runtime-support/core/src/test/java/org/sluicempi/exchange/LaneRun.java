package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** Goes through the rounds of a lane as one rank, in one thread. */
final class LaneRun {
    private final Post post;
    private final Buffers buffers;

    LaneRun(Post post) {
        this.post = post;
        this.buffers = new Buffers(new Areas(post.settings()));
    }

    void run() {
        List<Round> rounds = post.lane().rounds();
        int number = post.lane().number();
        for (int k = 0; k < rounds.size(); k++) {
            Round round = rounds.get(k);
            int first = round.sends().get(0).message().number();
            String where = "round " + k + " of " + round.sends().size() + " exchanges from " + first + ", "
                    + post.lane().place() + ", " + round.style();
            post.board().at(post.me(), number, where);
            post.board().count(round.style());
            post.board().count(post.lane().place());
            // only what this rank does by itself hangs on it: the plan is made already
            run(round, new Random(Payload.mix(post.settings().seed() + first, post.me())));
            if (k + 1 == rounds.size() || !rounds.get(k + 1).again()) {
                buffers.release();
            }
        }
        post.board().done(post.me(), number);
    }

    private void run(Round round, Random random) {
        if (post.settings().has(Feature.NOBODY) && random.nextInt(12) == 0) {
            exchangeWithNobody();
        }
        List<SendStep> mine = round.sends().stream()
                .filter(step -> step.message().source() == post.me())
                .toList();
        Outgoing out = new Outgoing(post, random, buffers, mine);
        Incoming in = new Incoming(post, random, buffers, round);
        switch (round.style()) {
            case POSTED -> {
                receiveAll(in);
                if (round.ready()) {
                    post.meeting().all(post.lane().number());
                }
                sendAll(out);
            }
            case STARTED -> {
                sendAll(out);
                receiveAll(in);
            }
            case MIXED -> {
                while (!out.done() || !in.done()) {
                    if (out.done() || !in.done() && random.nextBoolean()) {
                        in.receive();
                    } else {
                        out.send();
                    }
                }
            }
            case ORDERED, SERVED -> inOrder(round, out, in);
        }
        List<Pending> pending = new ArrayList<>(out.finish());
        in.usePostponed();
        pending.addAll(in.pending());
        complete(pending, random);
        new Verdict(post, round).check(in.received());
        if (round.fenced()) {
            post.meeting().all(post.lane().number());
        }
    }

    private static void sendAll(Outgoing out) {
        while (!out.done()) {
            out.send();
        }
    }

    private static void receiveAll(Incoming in) {
        while (!in.done()) {
            in.receive();
        }
    }

    private void inOrder(Round round, Outgoing out, Incoming in) {
        for (SendStep step : round.sends()) {
            if (step.message().source() == post.me()) {
                out.send();
            }
            if (step.message().dest() == post.me()) {
                in.receiveMessage();
            }
        }
        receiveAll(in);
    }

    private void complete(List<Pending> pending, Random random) {
        int how = random.nextInt(4);
        if (how > 0) {
            Collections.shuffle(pending, random);
        }
        switch (how) {
            case 2 -> anyAfterAny(pending);
            case 3 -> polled(pending);
            default -> pending.forEach(p -> p.then().accept(p.request().await()));
        }
    }

    private void anyAfterAny(List<Pending> pending) {
        List<Request> requests =
                new ArrayList<>(pending.stream().map(Pending::request).toList());
        for (int left = requests.size(); left > 0; left--) {
            int done = post.rank().awaitAny(requests);
            pending.get(done).then().accept(requests.get(done).await());
            requests.set(done, null);
        }
        if (post.rank().awaitAny(requests) != -1) {
            throw new AssertionError("awaitAny found a request among none");
        }
    }

    private static void polled(List<Pending> pending) {
        List<Pending> left = new ArrayList<>(pending);
        while (!left.isEmpty()) {
            left.removeIf(p -> {
                Optional<Status> status = p.request().test();
                status.ifPresent(p.then());
                return status.isPresent();
            });
            Thread.yield();
        }
    }

    private void exchangeWithNobody() {
        post.board().count(Feature.NOBODY);
        int[] cell = {12345};
        UserBuffer one = new UserBuffer(cell, 0, 1, BasicType.INT);
        Communicator comm = post.comm();
        comm.send(SendMode.SYNCHRONOUS, one, Communicator.PROC_NULL, 3);
        Status status = comm.recv(one, Communicator.PROC_NULL, 3);
        boolean right = status.source() == Communicator.PROC_NULL
                && status.tag() == Communicator.ANY_TAG
                && status.bytes() == 0
                && cell[0] == 12345;
        if (!right) {
            throw new AssertionError("a receive from PROC_NULL gave " + status + " and " + cell[0]);
        }
    }
}
