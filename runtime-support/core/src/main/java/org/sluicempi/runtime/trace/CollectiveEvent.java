package org.sluicempi.runtime.trace;

import jdk.jfr.Category;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A collective operation. */
@Name("sluice.Collective")
@Category("Sluice")
@StackTrace(false)
final class CollectiveEvent extends TraceEvent {
    String what;
    int communicator;
    String site;
}
