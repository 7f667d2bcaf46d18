package org.sluicempi.exchange;

import org.sluicempi.runtime.BasicType;

/**
 * One message of a plan. Ranks are those of the world.
 *
 * @param number the exchange number: unique in its plan
 * @param elements number of base elements
 */
record Message(int number, int lane, int source, int dest, int tag, BasicType base, int elements) {
    long bytes() {
        return (long) elements * base.size();
    }

    @Override
    public String toString() {
        return "exchange " + number + " (lane " + lane + ", " + source + " to " + dest + ", tag " + tag + ", "
                + elements + " " + base + ")";
    }
}
