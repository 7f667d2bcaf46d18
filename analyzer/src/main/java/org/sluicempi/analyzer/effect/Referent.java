package org.sluicempi.analyzer.effect;

/** What a reference inside of a body may refer to. */
sealed interface Referent {
    Outer ANYTHING = new Outer(Root.ANYTHING);

    /** Something that the caller could know before; never {@link Root.Fresh}. */
    record Outer(Root root) implements Referent {}

    /**
     * The objects that one step of the body makes, and whatever they hold that only they hold.
     *
     * @param step an allocation, a capture or a call whose result is new
     */
    record Made(int step) implements Referent {}
}
