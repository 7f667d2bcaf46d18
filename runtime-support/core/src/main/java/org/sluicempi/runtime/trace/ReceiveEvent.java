package org.sluicempi.runtime.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A message as its receiver sees it, from its post until it was found complete. */
@Name("sluice.Receive")
@Category("Sluice")
@StackTrace(false)
final class ReceiveEvent extends TraceEvent {
    int message;
    int communicator;
    int peer;
    int tag;
    int order;
    long bytes;

    @Description("Whether the rank waited for it all the time")
    boolean blocking;

    String site;
}
