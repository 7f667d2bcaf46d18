package org.sluicempi.runtime.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A rank finds that a part of a message has arrived. */
@Name("sluice.Arrival")
@Category("Sluice")
@StackTrace(false)
final class ArrivalEvent extends TraceEvent {
    int message;
    long from;

    @Description("Byte behind the last; the largest long if the whole message is there")
    long to;
}
