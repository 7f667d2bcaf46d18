package org.sluicempi.runtime.nativempi.programs;

import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;

/**
 * Two threads of each rank make communicators of different ones, or with different tags, or in different ways, and each rank begins with
 * another one: none of them meets the other rank's other one. The pause only makes it likely that both have begun.
 */
public final class MadeAtOnce {
    private static final int TAG = 5;
    /** Another one in the same place of a table of 4096 tags. */
    private static final int FAR_TAG = TAG + 4096;

    private final Rank rank;
    private final Communicator world;

    private MadeAtOnce(Rank rank) {
        this.rank = rank;
        this.world = rank.world();
    }

    public static void main(String[] args) throws Exception {
        Rank rank = Rank.of(MadeAtOnce.class);
        if (rank.start(ThreadLevel.MULTIPLE) != ThreadLevel.MULTIPLE) {
            throw new AssertionError("a library without threads");
        }
        new MadeAtOnce(rank).run();
        rank.finish();
        System.out.println("rank " + rank.world().rank() + " has done");
    }

    private void run() throws Exception {
        makeFirstTopologies();
        List<UnaryOperator<Communicator>> ways = List.of(
                Communicator::dup,
                comm -> comm.split(0, comm.rank()).orElseThrow(),
                comm -> comm.splitByMachine(comm.rank()),
                comm -> group(comm, TAG).apply(rank.self()),
                comm -> connected(comm, TAG).apply(rank.self()).merge(comm.rank() == 1),
                comm -> comm.withTopology(new Topology.Cartesian(new int[] {2}, new boolean[] {false}), false)
                        .orElseThrow());
        for (UnaryOperator<Communicator> way : ways) {
            Communicator first = way.apply(world);
            Communicator second = way.apply(world);
            meet(group(first, TAG), group(second, TAG));
            meet(connected(first, TAG), connected(second, TAG));
            meet(group(first, TAG), group(first, FAR_TAG));
            meet(group(first, TAG), connected(first, TAG));
            meet(group(way.apply(first), TAG), group(way.apply(second), TAG));
        }
    }

    /** Open MPI ends with signal 11 now and then where it makes the first ones of a process by several threads. */
    private void makeFirstTopologies() {
        CyclicBarrier start = new CyclicBarrier(4);
        List<CompletableFuture<Void>> made =
                Stream.generate(() -> rank.self().dup()).limit(start.getParties()).toList().stream()
                        .map(own -> CompletableFuture.runAsync(
                                () -> makeTopology(own, start), run -> new Thread(run).start()))
                        .toList();
        made.forEach(CompletableFuture::join);
    }

    private static void makeTopology(Communicator own, CyclicBarrier start) {
        try {
            start.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
        own.withTopology(new Topology.Cartesian(new int[] {1}, new boolean[] {true}), false)
                .orElseThrow()
                .free();
    }

    /** A communicator of both ranks; needs none that has this one alone, unlike {@link #connected}. */
    private static UnaryOperator<Communicator> group(Communicator from, int tag) {
        return own -> from.createGroup(new int[] {0, 1}, tag);
    }

    private static UnaryOperator<Communicator> connected(Communicator bridge, int tag) {
        return own -> own.interConnect(0, bridge, 1 - bridge.rank(), tag);
    }

    private void meet(UnaryOperator<Communicator> first, UnaryOperator<Communicator> second) throws Exception {
        Communicator[] made = new Communicator[2];
        Communicator other = rank.self().dup();
        List<Runnable> both = List.of(() -> made[0] = first.apply(rank.self()), () -> made[1] = second.apply(other));
        CompletableFuture<Void> begun =
                CompletableFuture.runAsync(both.get(world.rank()), run -> new Thread(run).start());
        Thread.sleep(60);
        both.get(1 - world.rank()).run();
        begun.get();
        for (int k = 0; k < made.length; k++) {
            int peer = made[k].inter() ? 0 : 1 - made[k].rank();
            if (world.rank() == 0) {
                made[k].send(SendMode.STANDARD, of(new int[] {k}), peer, k);
            } else {
                int[] got = {-1};
                made[k].recv(of(got), peer, Communicator.ANY_TAG);
                if (got[0] != k) {
                    throw new AssertionError("communicator " + k + " is the other rank's communicator " + got[0]);
                }
            }
        }
    }

    private static UserBuffer of(int[] value) {
        return new UserBuffer(value, 0, 1, BasicType.INT);
    }
}
