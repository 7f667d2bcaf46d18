package org.sluicempi.launcher.job;

import java.io.PrintWriter;

/** Where goes what a job prints. */
public sealed interface JobOutput {
    /** To the streams of this process, which the job's processes write to themselves. */
    record Inherited() implements JobOutput {}

    /** To writers, as text in this JVM's character set. They are flushed by whoever has made them. */
    record Copied(PrintWriter out, PrintWriter err) implements JobOutput {}
}
