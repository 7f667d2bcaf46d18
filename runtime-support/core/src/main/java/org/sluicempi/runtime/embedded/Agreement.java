package org.sluicempi.runtime.embedded;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;

/** How the members of a communicator agree on a new one: member 0 decides and tells the others. */
final class Agreement {
    private static final int UP = 0;
    private static final int DOWN = 1;

    /** A communicator with the members' group and a matching of its own. */
    private final EmbeddedCommunicator comm;

    Agreement(EmbeddedCommunicator comm) {
        this.comm = comm;
    }

    /** @param topology that of the new communicator, null for none */
    Optional<Communicator> split(int color, int key, Topology topology) {
        int[] mine = {color, key};
        int[] answer;
        if (comm.rank() == 0) {
            int[][] wishes = new int[comm.size()][];
            wishes[0] = mine;
            for (int r = 1; r < comm.size(); r++) {
                wishes[r] = receive(2, r, UP);
            }
            answer = decide(wishes);
        } else {
            send(mine, 0, UP);
            int length = receive(1, 0, DOWN)[0];
            answer = receive(length, 0, DOWN);
        }
        return color < 0 ? Optional.empty() : Optional.of(communicator(answer, topology));
    }

    /** Tells everybody its context and group, and returns the answer for member 0. */
    private int[] decide(int[][] wishes) {
        int[][] answers = new int[wishes.length][0];
        members(wishes).forEach((color, members) -> {
            int[] answer = new int[members.length + 1];
            answer[0] = comm.owner().job().newContext();
            System.arraycopy(members, 0, answer, 1, members.length);
            for (int member : members) {
                answers[member] = answer;
            }
        });
        for (int r = 1; r < answers.length; r++) {
            send(new int[] {answers[r].length}, r, DOWN);
            send(answers[r], r, DOWN);
        }
        return answers[0];
    }

    private static Map<Integer, int[]> members(int[][] wishes) {
        Map<Integer, int[]> byColor = new TreeMap<>();
        Integer[] order = new Integer[wishes.length];
        Arrays.setAll(order, r -> r);
        Arrays.sort(order, Comparator.comparingInt((Integer r) -> wishes[r][1]).thenComparingInt(r -> r));
        for (int r : order) {
            if (wishes[r][0] >= 0) {
                byColor.merge(wishes[r][0], new int[] {r}, Agreement::append);
            }
        }
        return byColor;
    }

    private static int[] append(int[] some, int[] more) {
        int[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    private EmbeddedCommunicator communicator(int[] answer, Topology topology) {
        int[] group = new int[answer.length - 1];
        int rank = -1;
        for (int k = 0; k < group.length; k++) {
            group[k] = comm.group()[answer[k + 1]];
            rank = group[k] == comm.owner().number() ? k : rank;
        }
        return EmbeddedCommunicator.numbered(comm.owner(), new Membership(group, rank, null, topology), answer[0]);
    }

    private void send(int[] data, int dest, int tag) {
        comm.send(SendMode.STANDARD, new UserBuffer(data, 0, data.length, BasicType.INT), dest, tag);
    }

    private int[] receive(int length, int source, int tag) {
        int[] data = new int[length];
        comm.recv(new UserBuffer(data, 0, length, BasicType.INT), source, tag);
        return data;
    }
}
