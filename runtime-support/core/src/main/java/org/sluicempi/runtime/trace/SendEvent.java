package org.sluicempi.runtime.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A message as its sender sees it: a blocking send, the start of another one, or the end of one in pieces. */
@Name("sluice.Send")
@Category("Sluice")
@StackTrace(false)
final class SendEvent extends TraceEvent {
    int message;
    int communicator;
    int peer;
    int tag;

    @Description("The how manyth message from here to there with this tag on this communicator")
    int order;

    long bytes;
    String site;
}
