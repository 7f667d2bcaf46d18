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

        Place(T owner) {
            this.owner = owner;
        }

        /** The next one in the line, null for the last. */
        Place<T> after() {
            return after;
        }
    }

    private Place<T> first;
    private Place<T> last;

    /** Null if nobody is in the line. */
    Place<T> first() {
        return first;
    }

    boolean isEmpty() {
        return first == null;
    }

    /** Joins at the end. */
    void add(Place<T> place) {
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
