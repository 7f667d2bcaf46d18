package org.sluicempi.analyzer.dependence.rewrite;

import spoon.reflect.code.CtLoop;

/** Another form of a loop, of which it is known that it does the same, or which is asked whether it does. */
public interface Rewrite {
    /** The loop as the text has it. */
    CtLoop loop();

    /** Gives the loop that form in the model. */
    void carryOut();

    /** Gives it back the one that it had. */
    void takeBack();
}
