package org.sluicempi.launcher.program;

import java.nio.file.Path;
import org.sluicempi.analyzer.input.InputException;

/** Where the parts of Sluice lie that every program runs with, beside package {@code mpi}. */
public interface RuntimeParts {
    /**
     * The jar or class folder of the runtime, which holds the embedded engine and what starts it.
     *
     * @throws InputException if there is none, and the user can mend that
     */
    Path core();

    /**
     * The jar or class folder of an engine that is no part of the runtime.
     *
     * @throws InputException if there is none
     */
    Path engine(EngineJar jar);
}
