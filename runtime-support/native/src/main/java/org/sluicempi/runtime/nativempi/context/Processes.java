package org.sluicempi.runtime.nativempi.context;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.GroupCalls;

/**
 * Numbers of the processes that this one knows: those of the world by their ranks, others from there on in the order in
 * which they were first met.
 */
public final class Processes {
    /** A group of the library with processes outside the world, and their numbers. */
    private record Known(long group, int[] numbers) {}

    private final List<Known> outside = new ArrayList<>();
    private final int worldSize;
    private int next;

    public Processes(int worldSize) {
        this.worldSize = worldSize;
        next = worldSize;
    }

    /** Numbers of the members of a communicator of the library. */
    public int[] of(long comm) {
        return numbers(GroupCalls.of(comm));
    }

    /** As {@link #of}, of the remote group. */
    int[] remoteOf(long comm) {
        return numbers(GroupCalls.remoteOf(comm));
    }

    private synchronized int[] numbers(long group) {
        long world = GroupCalls.of(Mpi.COMM_WORLD);
        int[] numbers = GroupCalls.translate(group, world);
        GroupCalls.free(world);
        for (Known known : outside) {
            if (missing(numbers)) {
                int[] places = GroupCalls.translate(group, known.group);
                for (int k = 0; k < places.length; k++) {
                    numbers[k] = numbers[k] < 0 && places[k] >= 0 ? known.numbers[places[k]] : numbers[k];
                }
            }
        }
        if (!missing(numbers)) {
            GroupCalls.free(group);
            return numbers;
        }
        for (int k = 0; k < numbers.length; k++) {
            numbers[k] = numbers[k] < 0 ? next++ : numbers[k];
        }
        outside.add(new Known(group, numbers.clone()));
        return numbers;
    }

    private static boolean missing(int[] numbers) {
        for (int number : numbers) {
            if (number < 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return worldSize + " processes of the world, " + (next - worldSize) + " others";
    }
}
