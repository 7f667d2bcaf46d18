package org.sluicempi.exchange;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.delta.DeltaSend;

/** A rank's sends of one round, in their order. What was sent is overwritten as soon as MPI allows it. */
final class Outgoing {
    /** A stream that has not ended. */
    private record Open(DeltaStream stream, Area area, Payload payload, List<int[]> parts, int total, int endAt) {}

    private final Post post;
    private final Random random;
    private final Buffers buffers;
    private final List<SendStep> steps;
    private final Deque<Open> announced = new ArrayDeque<>();
    private final Map<Integer, Open> late = new HashMap<>();
    private final List<Pending> pending = new ArrayList<>();
    private int next;

    Outgoing(Post post, Random random, Buffers buffers, List<SendStep> steps) {
        this.post = post;
        this.random = random;
        this.buffers = buffers;
        this.steps = steps;
    }

    boolean done() {
        return next == steps.size();
    }

    /** The next send. */
    void send() {
        for (int k = next; k < steps.size(); k++) {
            SendStep step = steps.get(k);
            if (step.kind() == SendStep.Kind.LATE_STREAM && k - step.open() <= next && !late.containsKey(k)) {
                late.put(k, open(step, k, false));
            }
        }
        while (!announced.isEmpty() && announced.peek().endAt() <= next) {
            end(announced.poll());
        }
        SendStep step = steps.get(next);
        post.board().count(step.kind());
        switch (step.kind()) {
            case PLAIN -> plain(step);
            case DELTA -> delta(step);
            case STREAM -> {
                announced.add(open(step, next, true));
                if (step.open() == 0) {
                    endAnnounced();
                }
            }
            case LATE_STREAM -> {
                endAnnounced();
                end(late.remove(next));
            }
        }
        next++;
    }

    /** What has to complete; to be called after the last send. */
    List<Pending> finish() {
        endAnnounced();
        return pending;
    }

    /** An announced stream keeps later messages of this rank back, so it has to end before anything waits for those. */
    private void endAnnounced() {
        while (!announced.isEmpty()) {
            end(announced.poll());
        }
    }

    private void plain(SendStep step) {
        Message message = step.message();
        Area area = area(message, 0);
        area.write(new Payload(message), 0, message.elements());
        post.board().count(step.mode());
        int dest = post.address(message.dest());
        if (step.blocking()) {
            if (step.mode() != SendMode.BUFFERED) {
                endAnnounced();
            }
            post.comm().send(step.mode(), area.user, dest, message.tag());
            area.wipe(~message.number());
        } else {
            Request request = post.comm().isend(step.mode(), area.user, dest, message.tag());
            pending.add(new Pending(request, status -> area.wipe(~message.number())));
        }
    }

    private Area area(Message message, int spare) {
        Area area = buffers.of(
                "send " + index(message),
                () -> buffers.areas().exactly(random, message.base(), message.elements(), spare));
        area.wipe(message.number());
        return area;
    }

    /** The same for the same message of a repeated round. */
    private int index(Message message) {
        for (int k = 0; k < steps.size(); k++) {
            if (steps.get(k).message() == message) {
                return k;
            }
        }
        throw new IllegalStateException("not a message of this rank: " + message);
    }

    /** As a transformed program sends: declares what it has just computed. */
    private void delta(SendStep step) {
        endAnnounced();
        Message message = step.message();
        Payload payload = new Payload(message);
        int spare = random.nextInt(3);
        Area area = area(message, spare);
        boolean when = random.nextInt(8) > 0;
        Communicator comm = post.comm();
        DeltaSend send = DeltaSend.begin(comm, area.user, post.address(message.dest()), message.tag(), when);
        if (random.nextInt(4) == 0) {
            send.announceAtEnd();
        }
        int from = area.user.offset();
        int to = from + message.elements();
        if (!area.contiguous()) {
            area.write(payload, 0, message.elements());
        } else if (random.nextBoolean()) {
            for (int at = from, until; at < to; at = until) {
                until = send.deltaStrip(at, to);
                area.write(payload, at - from, until - from);
                send.deltaSendData(at, until);
            }
        } else {
            for (int[] part : parts(message.elements(), 1)) {
                area.write(payload, part[0], part[1]);
                send.deltaSendData(from + part[0], from + part[1]);
            }
        }
        if (area.room() == message.elements() && random.nextBoolean()) {
            send.deltaSendEnd();
        } else {
            send.deltaSendEnd(message.elements() / area.perElement());
        }
        area.wipe(~message.number());
    }

    private Open open(SendStep step, int index, boolean announce) {
        Message message = step.message();
        Area area = area(message, random.nextInt(3));
        DeltaStream stream = post.comm().openDelta(area.user, post.address(message.dest()), message.tag(), announce);
        List<int[]> parts = parts(message.elements(), area.perElement());
        Open open = new Open(
                stream, area, new Payload(message), parts, message.elements() / area.perElement(), index + step.open());
        int now = random.nextInt(parts.size() + 1);
        for (int k = 0; k < now; k++) {
            piece(open, parts.get(k));
        }
        parts.subList(0, now).clear();
        return open;
    }

    private static void piece(Open open, int[] part) {
        int per = open.area().perElement();
        open.area().write(open.payload(), part[0], part[1]);
        open.stream().piece(part[0] / per, part[1] / per);
    }

    private static void end(Open open) {
        open.parts().forEach(part -> piece(open, part));
        open.stream().end(open.total());
        open.area().wipe(-1);
    }

    /** A few ranges that are together {@code [0, elements)}, each of whole elements of the type. */
    private List<int[]> parts(int elements, int per) {
        List<int[]> parts = new ArrayList<>();
        int most = Math.max(1, elements / per / (1 + random.nextInt(12)));
        for (int at = 0; at < elements; ) {
            int until = Math.min(elements, at + per * (1 + random.nextInt(most)));
            parts.add(new int[] {at, until});
            at = until;
        }
        if (random.nextBoolean()) {
            Collections.shuffle(parts, random);
        }
        return parts;
    }
}
