package org.sluicempi.analyzer.dependence.rewrite;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.region.Buffer;
import spoon.reflect.code.CtLoop;

/** A form that loops can be given. */
public interface Form {
    /**
     * The loop in this form; nothing where it has it already, or cannot have it.
     *
     * @param loop that produces a message of the method, or consumes it
     * @param buffer the message's
     */
    Optional<? extends Rewrite> of(CtLoop loop, Buffer buffer, Method method);
}
