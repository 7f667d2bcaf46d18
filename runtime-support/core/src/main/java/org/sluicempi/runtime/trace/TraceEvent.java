package org.sluicempi.runtime.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Registered;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** What all events say. JFR reads the fields, of all classes up to this one. */
@Registered(false)
@StackTrace(false)
@Category("Sluice")
abstract class TraceEvent extends Event {
    @Description("Number of the rank in the job")
    int rank;

    @Description("Events of this rank are counted from 0; numbers that are missing at the start were dropped")
    int number;

    @Description("When it began, in ns of the machine's clock")
    long at;

    @Timespan(Timespan.NANOSECONDS)
    @Description("How long it took")
    long nanos;
}
