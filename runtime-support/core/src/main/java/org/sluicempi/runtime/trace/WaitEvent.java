package org.sluicempi.runtime.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A rank that cannot go on. */
@Name("sluice.Wait")
@Category("Sluice")
@StackTrace(false)
final class WaitEvent extends TraceEvent {
    @Description("Of the receive or send that is waited for; -1 if it is none, or several")
    int message;

    String what;
    String site;
}
