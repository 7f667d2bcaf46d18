package org.sluicempi.runtime.embedded.group;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;
import org.sluicempi.runtime.embedded.message.Membership;

/** How the two groups of an intercommunicator agree on new ones: each through its member 0, which asks the other's. */
final class InterAgreement {
    private static final int LEADER = 0;

    private final CommunicatorMembers comm;
    private final Agreement within;
    private final Ints across;

    /**
     * @param comm an intercommunicator with a matching of its own
     * @param local its local group, with a matching of its own
     */
    InterAgreement(CommunicatorMembers comm, CommunicatorMembers local) {
        this.comm = comm;
        this.within = new Agreement(local);
        this.across = new Ints(comm, 0);
    }

    /** Those that say {@code high} come last; if both groups say the same, the one of the lower first process first. */
    Communicator merge(boolean high) {
        int[] group = comm.context().group();
        int[] remote = comm.remoteProcesses();
        int[] answer = null;
        if (comm.rank() == LEADER) {
            int[] mine = {comm.context().owner().job().newContext(), high ? 1 : 0};
            int[] theirs = across.exchange(mine, LEADER);
            boolean first = mine[1] == theirs[1] ? group[0] < remote[0] : !high;
            answer = new int[] {Math.max(mine[0], theirs[0]), first ? 1 : 0};
        }
        answer = within.scatter(answer == null ? null : toAll(answer));
        boolean first = answer[1] == 1;
        int[] all = joined(first ? group : remote, first ? remote : group);
        int rank = first ? comm.rank() : remote.length + comm.rank();
        return comm.made(Membership.of(all, rank), answer[0]);
    }

    private int[][] toAll(int[] answer) {
        int[][] answers = new int[comm.size()][];
        Arrays.fill(answers, answer);
        return answers;
    }

    private static int[] joined(int[] some, int[] more) {
        int[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    /** A colour that only one of the groups names gives no communicator. */
    Optional<Communicator> split(int color, int key) {
        int[][] wishes = within.gather(new int[] {color, key});
        int[] answer = within.scatter(wishes == null ? null : answers(wishes));
        if (answer.length == 0) {
            return Optional.empty();
        }
        int[] group = Arrays.copyOfRange(answer, 2, 2 + answer[1]);
        int[] remote = Arrays.copyOfRange(answer, 2 + answer[1], answer.length);
        int rank = 0;
        while (group[rank] != comm.context().owner().number()) {
            rank++;
        }
        return Optional.of(comm.made(new Membership(group, rank, remote, null), answer[0]));
    }

    /** For each member: context, size of its new local group, that group, the new remote group; empty if it gets none. */
    private int[][] answers(int[][] wishes) {
        Map<Integer, int[]> here = Agreement.members(wishes);
        Map<Integer, int[]> there = Agreement.members(unflat(across.exchange(flat(wishes), LEADER)));
        here.keySet().retainAll(there.keySet());
        int[] contexts = new int[here.size()];
        Arrays.setAll(contexts, k -> comm.context().owner().job().newContext());
        int[] theirs = across.exchange(contexts, LEADER);
        int[][] answers = new int[wishes.length][0];
        int next = 0;
        for (Map.Entry<Integer, int[]> color : here.entrySet()) {
            int[] group = processes(color.getValue(), comm.context().group());
            int[] remote = processes(there.get(color.getKey()), comm.remoteProcesses());
            int[] head = {Math.max(contexts[next], theirs[next]), group.length};
            next++;
            for (int member : color.getValue()) {
                answers[member] = joined(head, joined(group, remote));
            }
        }
        return answers;
    }

    private static int[] processes(int[] ranks, int[] group) {
        return Arrays.stream(ranks).map(r -> group[r]).toArray();
    }

    private static int[] flat(int[][] wishes) {
        return Arrays.stream(wishes).flatMapToInt(Arrays::stream).toArray();
    }

    private static int[][] unflat(int[] flat) {
        int[][] wishes = new int[flat.length / 2][];
        Arrays.setAll(wishes, r -> new int[] {flat[2 * r], flat[2 * r + 1]});
        return wishes;
    }
}
