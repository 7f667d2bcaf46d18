package org.sluicempi.analyzer.effect;

import java.util.List;
import org.sluicempi.analyzer.flow.Body;
import spoon.reflect.declaration.CtElement;

/** Who can go on after an exception has left a piece of code. */
public interface Callers {
    /**
     * Everybody who may catch, or see, what is thrown at a step of a method: handlers and {@code finally} blocks around it
     * in the method itself, and around every place of the whole program that may call the method, directly or not.
     *
     * @return empty where an exception certainly ends the job, with nothing of the program executed after it
     */
    List<Catcher> of(Body body, int step);

    /**
     * One of them.
     *
     * @param place the handler, or the method whose callers are not all known
     * @param known whether its code is known; otherwise it may do anything
     */
    record Catcher(CtElement place, boolean known, boolean endsTheJob) {}
}
