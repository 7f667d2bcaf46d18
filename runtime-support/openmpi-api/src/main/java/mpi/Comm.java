package mpi;

import java.util.Map;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.face.LocalReduction;

/** A group of ranks with matching of its own; communication with another group if this is an intercommunicator. */
public class Comm extends CommNeighbors implements Freeable, Cloneable {
    /** For {@link Intracomm#splitType}: the ranks of one machine. */
    public static final int TYPE_SHARED = 0;

    private final Attributes attributes = new Attributes(Keyvals.COMM);
    private volatile Info info = Info.of(Map.of());
    private Request made = MPI.REQUEST_NULL;

    /** @param core null for the null communicator */
    Comm(Communicator core, Errhandler handler) {
        super(core, handler, "");
    }

    Comm(Supplier<Communicator> later, String name) {
        super(later, name);
    }

    /** What {@code clone} gives, in the class of this object. */
    Comm like(Communicator core) {
        return new Comm(core, handler());
    }

    private Comm copy(Info hints) {
        Comm copy = like(core().dup());
        copy.attributes.copy(attributes);
        copy.info = Info.of(Info.hints(hints));
        copy.made = new Request(org.sluicempi.runtime.face.Operation.none(), copy);
        return copy;
    }

    /** Collective: the same ranks, matching of its own. As {@link #dup}, but without a checked exception. */
    @Override
    public Comm clone() {
        try {
            return dup();
        } catch (MPIException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    /** Collective: the same ranks, attributes and hints, matching of its own. */
    public Comm dup() throws MPIException {
        return get(() -> copy(info));
    }

    /** As {@link #dup}; complete when it returns, {@link #getRequest} of the copy tells so. */
    public Comm iDup() throws MPIException {
        return dup();
    }

    /** As {@link #dup} with other hints, none for null. */
    public Comm dupWithInfo(Info info) throws MPIException {
        return get(() -> copy(info));
    }

    /** For a communicator that {@link #iDup} made: complete when it can be used. */
    public final Request getRequest() {
        return made;
    }

    public final int getSize() throws MPIException {
        return get(() -> core().size());
    }

    public final int getRank() throws MPIException {
        return get(() -> core().rank());
    }

    /** @return {@link MPI#IDENT}, {@link MPI#CONGRUENT}, {@link MPI#SIMILAR} or {@link MPI#UNEQUAL} */
    public static int compare(Comm comm1, Comm comm2) throws MPIException {
        return MPI.value(Core.get(() -> Core.given(comm1, ErrorClass.COMM, "communicator")
                .part()
                .compare(Core.given(comm2, ErrorClass.COMM, "communicator").part())));
    }

    /** Makes this the null communicator; collective. */
    @Override
    public final void free() throws MPIException {
        act(() -> core().free());
        forget();
    }

    /** As {@link #free}, after all communication on it is complete. */
    public final void disconnect() throws MPIException {
        act(() -> core().disconnect());
        forget();
    }

    public final boolean isNull() {
        return isVoid();
    }

    /** Replaces the hints, by none for null; this runtime keeps them and follows none. */
    public final void setInfo(Info info) throws MPIException {
        this.info = get(() -> Info.of(Info.hints(info)));
    }

    /** A copy of the hints. */
    public final Info getInfo() throws MPIException {
        return info.copy();
    }

    /** The members; of an intercommunicator those on this side. */
    public final Group getGroup() throws MPIException {
        return get(() -> new Group(part().members()));
    }

    public final boolean isInter() throws MPIException {
        return get(() -> core().inter());
    }

    /**
     * Collective over both groups; this communicator is the one in which the leaders reach each other.
     *
     * @param localComm the group on this side
     * @param localLeader rank in {@code localComm} whose other arguments count
     * @param remoteLeader rank of the other leader in this communicator
     */
    public final Intercomm createIntercomm(Comm localComm, int localLeader, int remoteLeader, int tag)
            throws MPIException {
        Communicator bridge = isVoid() ? null : get(this::core);
        Comm local = get(() -> Core.given(localComm, ErrorClass.COMM, "local communicator"));
        return local.get(() -> {
            Communicator both = local.core().interConnect(localLeader, bridge, remoteLeader, tag);
            return new Intercomm(both, local.handler());
        });
    }

    /** A key for attributes of communicators. */
    public static int createKeyval() throws MPIException {
        return Keyvals.COMM.create();
    }

    public static void freeKeyval(int keyval) throws MPIException {
        Core.act(() -> Keyvals.COMM.free(keyval));
    }

    /** Keeps a serialised copy of {@code value}, which every {@link #dup} gets too. */
    public final void setAttr(int keyval, Object value) throws MPIException {
        act(() -> attributes.set(keyval, value));
    }

    /** A copy of the value, null if there is none; for the keys of {@link MPI} what this runtime says. */
    public final Object getAttr(int keyval) throws MPIException {
        return get(() -> Environment.has(keyval) ? Environment.attribute(keyval) : attributes.get(keyval));
    }

    public final void deleteAttr(int keyval) throws MPIException {
        act(() -> attributes.delete(keyval));
    }

    /** {@link MPI#CART}, {@link MPI#GRAPH}, {@link MPI#DIST_GRAPH}, or {@link MPI#UNDEFINED} without a topology. */
    public final int getTopology() throws MPIException {
        Topology topology = get(() -> core().topology().orElse(null));
        if (topology instanceof Topology.Cartesian) {
            return MPI.CART;
        } else if (topology instanceof Topology.Graph) {
            return MPI.GRAPH;
        }
        return topology == null ? MPI.UNDEFINED : MPI.DIST_GRAPH;
    }

    /** Ends the whole job with this exit code. Does not return. */
    public final void abort(int errorcode) throws MPIException {
        act(() -> core().abort(errorcode));
    }

    /** Says what errors of calls on this communicator do from now on, at this rank. */
    public final void setErrhandler(Errhandler errhandler) throws MPIException {
        act(() -> handler(Core.given(errhandler, "error handler")));
    }

    public final Errhandler getErrhandler() throws MPIException {
        return handler();
    }

    /** Ends the job if errors are fatal; {@link MPI#ERRORS_RETURN} has nothing to do, since no call has failed. */
    public void callErrhandler(int errorCode) throws MPIException {
        failed(new MpiError(ErrorClass.of(errorCode), "the program has called the error handler"));
    }

    /** {@code inoutbuf[k] = inbuf[k] op inoutbuf[k]}, without communication. */
    public static void reduceLocal(Object inBuf, Object inOutBuf, int count, Datatype type, Op op) throws MPIException {
        Core.act(() -> LocalReduction.combine(
                Core.buffer(inBuf, count, type), Core.buffer(inOutBuf, count, type), Op.core(op, type)));
    }

    public final void setName(String name) throws MPIException {
        act(() -> name(Core.given(name, "name")));
    }

    /** {@code MPI_COMM_WORLD}, {@code MPI_COMM_SELF}, the name that was set, or empty. */
    public final String getName() throws MPIException {
        return name();
    }
}
