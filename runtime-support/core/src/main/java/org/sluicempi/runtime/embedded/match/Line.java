package org.sluicempi.runtime.embedded.match;

/**
 * A queue whose members carry its links: joining and leaving need no memory, so they cannot fail half way and never cost
 * the others their places. Guarded by whoever owns it.
 */
final class Line<T> {
    /** Where its owner stands; in one line at a time. */
    static final class Place<T> {
        final T owner;
        private Line<T> line;
        private Place<T> before;
        private Place<T> after;
        private long number;

        Place(T owner) {
            this.owner = owner;
        }

        /** The next one in the line, null for the last. */
        Place<T> after() {
            return after;
        }

        /** The one before it in the line, null for the first. */
        Place<T> before() {
            return before;
        }

        /** Whether it joined their line before the other. */
        boolean isBefore(Place<T> other) {
            return number < other.number;
        }
    }

    private Place<T> first;
    private Place<T> last;
    /** Number of the last that joined, of those that ever did. */
    private long joined;

    /** Null if nobody is in the line. */
    Place<T> first() {
        return first;
    }

    /** Null if nobody is in the line. */
    Place<T> last() {
        return last;
    }

    boolean isEmpty() {
        return first == null;
    }

    boolean contains(Place<T> place) {
        return place.line == this;
    }

    /** Notes that it would be the last one now, for {@link #restore}. */
    void number(Place<T> place) {
        place.number = ++joined;
    }

    /** Joins where it once stood, in this line or another one with the same numbers, or would have stood. */
    void restore(Place<T> place) {
        Place<T> next = null;
        Place<T> previous = last;
        while (previous != null && place.isBefore(previous)) {
            next = previous;
            previous = previous.before;
        }
        place.line = this;
        place.before = previous;
        place.after = next;
        if (previous == null) {
            first = place;
        } else {
            previous.after = place;
        }
        if (next == null) {
            last = place;
        } else {
            next.before = place;
        }
    }

    /** Joins at the end. */
    void add(Place<T> place) {
        number(place);
        place.line = this;
        place.before = last;
        place.after = null;
        if (last == null) {
            first = place;
        } else {
            last.after = place;
        }
        last = place;
    }

    /** Leaves; false if it is not in this line. */
    boolean remove(Place<T> place) {
        if (place.line != this) {
            return false;
        }
        if (place.before == null) {
            first = place.after;
        } else {
            place.before.after = place.after;
        }
        if (place.after == null) {
            last = place.before;
        } else {
            place.after.before = place.before;
        }
        place.line = null;
        place.before = null;
        place.after = null;
        return true;
    }
}
