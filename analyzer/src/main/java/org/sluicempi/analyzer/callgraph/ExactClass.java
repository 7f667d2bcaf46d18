package org.sluicempi.analyzer.callgraph;

import java.util.Optional;
import spoon.reflect.declaration.CtElement;

/**
 * The class of an object, known exactly.
 *
 * @param name qualified; of an array, empty
 * @param code the lambda or method reference that the object was made of
 */
public record ExactClass(String name, Optional<CtElement> code) {
    static final ExactClass ARRAY = new ExactClass("", Optional.empty());

    static ExactClass of(String name) {
        return new ExactClass(name, Optional.empty());
    }
}
