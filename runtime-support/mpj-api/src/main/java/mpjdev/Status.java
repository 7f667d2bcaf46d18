package mpjdev;

/** The fields of a status that programs may read and write. */
public class Status {
    /** Rank of the sender. */
    public int source;
    /** The sender's tag. */
    public int tag;
    /** Place of the completed request in the array that was waited for. */
    public int index;
    /** Elements of the receive's datatype; 0 where there was no datatype (a probe). */
    public int count;
    /** Length of the message in bytes. */
    public int countInBytes;
    /** Basic elements of the receive's datatype; 0 where there was no datatype (a probe). */
    public int numEls;

    public Status() {}

    public Status(int source, int tag, int index) {
        this.source = source;
        this.tag = tag;
        this.index = index;
    }

    /** Of an operation without a datatype. */
    static Status of(org.sluicempi.runtime.Status core) {
        Status status = new Status(core.source(), core.tag(), 0);
        status.countInBytes = Math.toIntExact(core.bytes());
        return status;
    }
}
