package mpi;

/** A number of elements that may be too large for an int. Raw in its order, as in the original bindings. */
@SuppressWarnings({"rawtypes", "ComparableType"})
public final class Count implements Comparable {
    private long count;

    public Count(long count) {
        this.count = count;
    }

    public long getCount() {
        return count;
    }

    public void setCount(long count) {
        this.count = count;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Count other && other.count == count;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(count);
    }

    /** @throws ClassCastException if {@code obj} is no {@code Count} */
    @Override
    public int compareTo(Object obj) {
        return Long.compare(count, ((Count) obj).count);
    }
}
