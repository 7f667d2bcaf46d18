package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.face.Given;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Packing;

/** A group of ranks with matching of its own. */
public class Comm extends CommDeltas {
    /** The group of this communicator's ranks; of an intercommunicator the remote one. */
    public Group group;

    /** This communicator for {@link mpjbuf.Buffer}s; null for the null communicator. */
    public mpjdev.Comm mpjdevComm;

    private final Attributes attributes = new Attributes();

    /** @param part null for the null communicator */
    Comm(GroupedCommunicator part) {
        super(part);
        if (part == null) {
            group = new Group(null);
        } else {
            group = new Group(new mpjdev.Group(part.members()));
            mpjdevComm = new mpjdev.Comm(part.communicator(), part.members());
        }
    }

    /** Collective: the same ranks, matching of its own. */
    @Override
    public Object clone() throws MPIException {
        return Core.get(() -> new Comm(part().dup()));
    }

    /** @return {@link MPI#IDENT}, {@link MPI#CONGRUENT}, {@link MPI#SIMILAR} or {@link MPI#UNEQUAL} */
    public static int Compare(Comm comm1, Comm comm2) throws MPIException {
        return MPI.value(Core.get(() -> given(comm1, "communicator")
                .part()
                .compare(given(comm2, "communicator").part())));
    }

    public Group Group() throws MPIException {
        return Core.get(() -> new Group(new mpjdev.Group(part().members())));
    }

    /** Whether this is an intercommunicator. */
    public boolean Test_inter() throws MPIException {
        return false;
    }

    /**
     * Collective over {@code local_comm} and the other group: joins them. This communicator is one in which the two leaders
     * can reach each other; it counts at the leaders only.
     *
     * @param local_leader rank in {@code local_comm}
     * @param remote_leader rank in this communicator of the other group's leader
     * @param tag of the messages between the leaders
     */
    public Intercomm Create_intercomm(Comm local_comm, int local_leader, int remote_leader, int tag)
            throws MPIException {
        return Core.get(() -> new Intercomm(GroupedCommunicator.of(given(local_comm, "local communicator")
                .core()
                .interConnect(local_leader, core(), remote_leader, tag))));
    }

    private static Comm given(Comm communicator, String what) {
        return Given.given(communicator, ErrorClass.COMM, what);
    }

    /**
     * The value of {@link MPI#TAG_UB} (an {@code Integer}: the largest tag), {@link MPI#HOST} or {@link MPI#IO}.
     *
     * @throws MPIException if there is no such attribute, or not any more
     */
    public Object Attr_get(int keyval) throws MPIException {
        return Core.get(() -> attributes.get(part(), keyval));
    }

    /** From now on this communicator does not have the attribute. */
    public void Attr_delete(int keyval) throws MPIException {
        Core.act(() -> attributes.delete(part(), keyval));
    }

    /** {@link MPI#CART}, {@link MPI#GRAPH}, or {@link MPI#UNDEFINED} if there is no topology. */
    public int Topo_test() throws MPIException {
        return MPI.UNDEFINED;
    }

    public int Size() throws MPIException {
        return unusable() ? missing() : core().size();
    }

    public int Rank() throws MPIException {
        return unusable() ? missing() : core().rank();
    }

    private int missing() {
        Core.act(this::part);
        return MPI.UNDEFINED;
    }

    /** Makes this the null communicator; collective. */
    public void Free() throws MPIException {
        Core.act(() -> core().free());
        forget();
        mpjdevComm = null;
    }

    /**
     * Ends the whole job with this exit code. Does not return, unless the system property {@value MPI#ABORT} is {@code
     * ignore}: then it does nothing, as in MPJ Express, whose own test suite goes on after it.
     */
    public void Abort(int errorcode) throws MPIException {
        if ("ignore".equals(System.getProperty(MPI.ABORT))) {
            System.err.println("Abort(" + errorcode + ") is ignored, because " + MPI.ABORT + " says so");
            return;
        }
        Core.act(() -> core().abort(errorcode));
    }

    /**
     * Bytes that {@code incount} elements take in a packed message.
     *
     * @throws MPIException for objects: their length is not known before
     */
    public int Pack_size(int incount, Datatype type) throws MPIException {
        return Core.get(() -> Packing.size(incount, Datatype.checked(type).core()));
    }

    /**
     * Appends elements to {@code outbuf}, from byte {@code position} on.
     *
     * @return the position behind them
     */
    public int Pack(Object inbuf, int offset, int incount, Datatype type, mpjbuf.Buffer outbuf, int position)
            throws MPIException {
        return Core.get(() -> Packed.of(outbuf).pack(inbuf, offset, incount, type, position));
    }

    /** As {@link #Pack(Object, int, int, Datatype, mpjbuf.Buffer, int)}, the way mpiJava has it. */
    public int Pack(Object inbuf, int offset, int incount, Datatype type, byte[] outbuf, int position)
            throws MPIException {
        return Core.get(() -> Packed.of(outbuf).pack(inbuf, offset, incount, type, position));
    }

    /**
     * Reads elements that {@link #Pack} has written from {@code inbuf}, from byte {@code position} on.
     *
     * @return the position behind them
     */
    public int Unpack(mpjbuf.Buffer inbuf, int position, Object outbuf, int offset, int outcount, Datatype type)
            throws MPIException {
        return Core.get(() -> Packed.of(inbuf).unpack(position, outbuf, offset, outcount, type));
    }

    /** As {@link #Unpack(mpjbuf.Buffer, int, Object, int, int, Datatype)}, the way mpiJava has it. */
    public int Unpack(byte[] inbuf, int position, Object outbuf, int offset, int outcount, Datatype type)
            throws MPIException {
        return Core.get(() -> Packed.of(inbuf).unpack(position, outbuf, offset, outcount, type));
    }
}
