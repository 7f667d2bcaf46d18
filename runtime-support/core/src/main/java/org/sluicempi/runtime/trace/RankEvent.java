package org.sluicempi.runtime.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A rank as it starts, and again as it comes to Finalize: then {@code nanos} says how long it has run. */
@Name("sluice.Rank")
@Category("Sluice")
@StackTrace(false)
final class RankEvent extends TraceEvent {
    int size;
    String host;
    String engine;
    /** Which version of a program, if whoever started it has said so. */
    String version;

    @Description("Operations that were not recorded, so that recording takes no more than its share of time")
    long leftOut;

    @Description("What recording has taken, in ns")
    long spent;
}
