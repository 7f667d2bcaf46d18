package org.sluicempi.analyzer.effect;

/** Where a reference in a method may lead, seen from its caller. What an object holds counts as the object itself. */
public sealed interface Root {
    Fresh FRESH = new Fresh();
    Anything ANYTHING = new Anything();

    /** An argument, by index; {@link Effect#TARGET} for the object that the method is called on. */
    record Argument(int index) implements Root {}

    /**
     * What a field refers to.
     *
     * @param name as {@code qualified.Type#name}
     */
    record Field(String name) implements Root {}

    /** An object that the method made itself and that nobody else knows. */
    record Fresh() implements Root {}

    /** Anything at all. */
    record Anything() implements Root {}
}
