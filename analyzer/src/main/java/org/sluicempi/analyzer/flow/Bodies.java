package org.sluicempi.analyzer.flow;

import java.util.IdentityHashMap;
import java.util.Map;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtType;

/** Lowers each piece of code once. Not for several threads. */
public final class Bodies {
    private final Map<CtElement, Body> bodies = new IdentityHashMap<>();

    /**
     * The body of a method, a lambda or an initialiser block; of a constructor together with the call of another one that
     * is implied and, unless it calls another one of its class, the initialisers of the object's fields.
     */
    public Body of(CtExecutable<?> executable) {
        throw new UnsupportedOperationException();
    }

    /** What runs when a class is initialised: its static fields and blocks, in the order of the text. */
    public Body ofInitialiser(CtType<?> type) {
        throw new UnsupportedOperationException();
    }
}
