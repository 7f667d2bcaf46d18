package org.sluicempi.exchange;

import java.util.function.Consumer;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;

/** A request and what to do with its status. */
record Pending(Request request, Consumer<Status> then) {}
