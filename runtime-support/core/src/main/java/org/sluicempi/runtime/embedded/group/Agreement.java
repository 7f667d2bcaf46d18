package org.sluicempi.runtime.embedded.group;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;
import org.sluicempi.runtime.embedded.message.Membership;

/** How the members of a communicator agree on new ones: member 0 decides and tells the others. */
final class Agreement {
    private static final int UP = 0;
    private static final int DOWN = 1;

    private final CommunicatorMembers comm;
    private final Ints up;
    private final Ints down;

    /** @param comm a communicator with the members' group and a matching of its own */
    Agreement(CommunicatorMembers comm) {
        this.comm = comm;
        this.up = new Ints(comm, UP);
        this.down = new Ints(comm, DOWN);
    }

    /** @param topology that of the new communicator, null for none */
    Optional<Communicator> split(int color, int key, Topology topology) {
        int[][] wishes = gather(new int[] {color, key});
        int[] answer = scatter(wishes == null ? null : answers(wishes));
        return color < 0 ? Optional.empty() : Optional.of(communicator(answer, topology));
    }

    /** What all members say, at member 0; null elsewhere. */
    int[][] gather(int[] mine) {
        if (comm.rank() != 0) {
            up.send(mine, 0);
            return null;
        }
        int[][] all = new int[comm.size()][];
        all[0] = mine;
        for (int r = 1; r < all.length; r++) {
            all[r] = up.receive(r);
        }
        return all;
    }

    /** Tells each member its answer, which only member 0 has to know. */
    int[] scatter(int[][] answers) {
        if (comm.rank() != 0) {
            return down.receive(0);
        }
        for (int r = 1; r < answers.length; r++) {
            down.send(answers[r], r);
        }
        return answers[0];
    }

    /** What one member says, at all of them. */
    int[] said(int member, int[] data) {
        if (comm.rank() != member) {
            return down.receive(member);
        }
        for (int r = 0; r < comm.size(); r++) {
            if (r != member) {
                down.send(data, r);
            }
        }
        return data;
    }

    /** The context of each member's new communicator, and the group of it. */
    private int[][] answers(int[][] wishes) {
        int[][] answers = new int[wishes.length][0];
        members(wishes).forEach((color, members) -> {
            int[] answer = new int[members.length + 1];
            answer[0] = comm.context().owner().job().newContext();
            System.arraycopy(members, 0, answer, 1, members.length);
            for (int member : members) {
                answers[member] = answer;
            }
        });
        return answers;
    }

    /**
     * The members of each colour that is not negative, ordered by key.
     *
     * @param wishes colour and key of each member
     */
    static Map<Integer, int[]> members(int[][] wishes) {
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

    private Communicator communicator(int[] answer, Topology topology) {
        int[] group = new int[answer.length - 1];
        int rank = -1;
        for (int k = 0; k < group.length; k++) {
            group[k] = comm.context().group()[answer[k + 1]];
            rank = group[k] == comm.context().owner().number() ? k : rank;
        }
        return comm.made(new Membership(group, rank, null, topology), answer[0]);
    }
}
