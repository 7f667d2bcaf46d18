package org.sluicempi.exchange;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;

/** The communicator of a lane: who can send to whom there, and which numbers they have. */
enum Place {
    WORLD {
        @Override
        Communicator create(Rank rank) {
            return rank.world();
        }
    },
    DUP {
        @Override
        Communicator create(Rank rank) {
            return rank.world().dup();
        }
    },
    /** All ranks in reverse order. */
    REVERSED {
        @Override
        int number(int world, int ranks) {
            return ranks - 1 - world;
        }

        @Override
        Communicator create(Rank rank) {
            return rank.world().split(0, -rank.world().rank()).orElseThrow();
        }
    },
    /** Even and odd ranks apart, in reverse order. */
    PARITY {
        @Override
        boolean connects(int one, int other, int ranks) {
            return one % 2 == other % 2;
        }

        @Override
        int number(int world, int ranks) {
            return (ranks - world % 2 + 1) / 2 - 1 - world / 2;
        }

        @Override
        Communicator create(Rank rank) {
            int number = rank.world().rank();
            return rank.world().split(number % 2, -number).orElseThrow();
        }
    },
    SELF {
        @Override
        boolean connects(int one, int other, int ranks) {
            return one == other;
        }

        @Override
        int number(int world, int ranks) {
            return 0;
        }

        @Override
        Communicator create(Rank rank) {
            return rank.self();
        }
    },
    /** An intercommunicator between the lower and the upper half of the world. */
    BETWEEN {
        @Override
        boolean connects(int one, int other, int ranks) {
            return one < ranks / 2 != other < ranks / 2;
        }

        @Override
        int number(int world, int ranks) {
            return world < ranks / 2 ? world : world - ranks / 2;
        }

        @Override
        Communicator create(Rank rank) {
            Communicator world = rank.world();
            boolean low = world.rank() < world.size() / 2;
            Communicator half = world.split(low ? 0 : 1, 0).orElseThrow();
            Communicator both = half.interConnect(0, world, low ? world.size() / 2 : 0, 77);
            half.free();
            return both;
        }
    };

    /** Whether these two ranks of the world can exchange messages; a rank with itself too. */
    boolean connects(int one, int other, int ranks) {
        return true;
    }

    /** The number that a rank of the world has here for those that exchange messages with it. */
    int number(int world, int ranks) {
        return world;
    }

    /** Collective over the world. */
    abstract Communicator create(Rank rank);

    /** Whether {@link #create} has made a communicator that has to be freed. */
    boolean owned() {
        return this != WORLD && this != SELF;
    }
}
