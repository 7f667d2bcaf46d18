package org.sluicempi.runtime.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A piece of a message leaves. */
@Name("sluice.Piece")
@Category("Sluice")
@StackTrace(false)
final class PieceEvent extends TraceEvent {
    int message;

    @Description("First byte, in the message")
    long from;

    @Description("Byte behind the last")
    long to;
}
