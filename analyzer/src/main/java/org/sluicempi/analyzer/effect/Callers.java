package org.sluicempi.analyzer.effect;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;

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
     * All places that may execute a method or constructor; nothing where there may be others than those in the program's
     * sources.
     */
    Optional<List<Place>> callsOf(CtExecutable<?> executable);

    /** Whether the programs that a place belongs to may have threads beside those that {@code main} runs in. Errs towards yes. */
    boolean haveThreads(CtElement place);

    /** Whether the programs that a place belongs to may call a method of this name. Errs towards yes. */
    boolean call(String methodName, CtElement place);

    /** Whether calls of another method of the name may come to mean this one if it gets other parameters; its own class apart. */
    boolean mayBeChosen(CtMethod<?> method);

    /**
     * A call.
     *
     * @param caller the piece of code that it stands in; empty for what runs when a class is initialised
     * @param step index of the {@link org.sluicempi.analyzer.flow.Step.Call} in the body
     */
    record Place(Body body, Optional<CtExecutable<?>> caller, int step) {}

    /**
     * Somebody who may catch.
     *
     * @param place the handler, the {@code try} whose {@code finally} block or resources it is, or the method whose callers
     *     are not all known
     * @param known whether its code is known; otherwise it may do anything
     * @param conduct what it does
     */
    record Catcher(CtElement place, boolean known, Conduct conduct) {}

    /** What a catcher does with what it has caught. */
    enum Conduct {
        /**
         * It throws on, leaves the program or aborts the job, or is the last that {@code main} does; before that it prints
         * nothing but strings, values that the exception does not depend on, and the exception itself.
         */
        ENDS_JOB,
        /** It may do more. */
        GOES_ON
    }
}
