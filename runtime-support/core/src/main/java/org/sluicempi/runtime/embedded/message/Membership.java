package org.sluicempi.runtime.embedded.message;

import java.util.Optional;
import org.sluicempi.runtime.Topology;

/**
 * Who is in a communicator, by the job's rank numbers.
 *
 * @param group this side's members
 * @param rank this rank's place among them
 * @param remote the members of the other side, null if there is none
 * @param topology null if there is none
 */
public record Membership(int[] group, int rank, int[] remote, Topology topology) {
    public static Membership of(int[] group, int rank) {
        return new Membership(group, rank, null, null);
    }

    /** The members that {@code dest} and {@code source} mean. */
    int[] peers() {
        return remote == null ? group : remote;
    }

    /** This side alone. */
    Membership local() {
        return of(group, rank);
    }

    Optional<Topology> optionalTopology() {
        return Optional.ofNullable(topology);
    }
}
