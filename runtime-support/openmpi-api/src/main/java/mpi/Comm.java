package mpi;

import java.nio.Buffer;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Exchange;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Packing;
import org.sluicempi.runtime.face.Part;

/** A group of ranks with matching of its own. */
public class Comm implements Freeable, Cloneable {
    private Part part;

    /** @param part null for the null communicator */
    Comm(Part part) {
        this.part = part;
    }

    /** @throws MpiError {@link ErrorClass#COMM} if this is the null communicator */
    final Part part() {
        if (part == null) {
            throw new MpiError(ErrorClass.COMM, "the null communicator has no ranks");
        }
        return part;
    }

    final Communicator core() {
        return part().communicator();
    }

    /** Collective: the same ranks, matching of its own. As {@link #dup}, but an error is a {@link MpiError}. */
    @Override
    public Comm clone() {
        return new Comm(part().dup());
    }

    /** Collective: the same ranks, matching of its own. */
    public Comm dup() throws MPIException {
        return Core.get(this::clone);
    }

    /** @return {@link MPI#IDENT}, {@link MPI#CONGRUENT}, {@link MPI#SIMILAR} or {@link MPI#UNEQUAL} */
    public static int compare(Comm comm1, Comm comm2) throws MPIException {
        return MPI.value(Core.get(() -> comm1.part().compare(comm2.part())));
    }

    public final Group getGroup() throws MPIException {
        return Core.get(() -> new Group(part().members()));
    }

    /** {@link MPI#CART}, or {@link MPI#UNDEFINED} if there is no topology. */
    public final int getTopology() throws MPIException {
        return Core.get(() -> part().grid() == null ? MPI.UNDEFINED : MPI.CART);
    }

    public final int getSize() throws MPIException {
        return Core.get(() -> core().size());
    }

    public final int getRank() throws MPIException {
        return Core.get(() -> core().rank());
    }

    /** Makes this the null communicator; collective. */
    @Override
    public final void free() throws MPIException {
        Core.run(() -> core().free());
        part = null;
    }

    public final boolean isNull() {
        return part == null;
    }

    /** Ends the whole job with this exit code. Does not return. */
    public final void abort(int errorcode) throws MPIException {
        Core.run(() -> core().abort(errorcode));
    }

    /** Blocking send in standard mode. */
    public final void send(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    /** Blocking send in buffered mode: completes locally, out of {@link MPI#attachBuffer}. */
    public final void bSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.BUFFERED, buf, count, type, dest, tag);
    }

    /** Blocking send in synchronous mode: completes when the receive has started. */
    public final void sSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.SYNCHRONOUS, buf, count, type, dest, tag);
    }

    /** Blocking send in ready mode: the receive must have been posted. */
    public final void rSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.READY, buf, count, type, dest, tag);
    }

    /** Blocking receive; {@code count} is the largest number of elements that may come. */
    public final Status recv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        return Status.of(Core.get(() -> core().recv(Core.buffer(buf, count, type), source, tag)));
    }

    public final Status sendRecv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            int dest,
            int sendtag,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int source,
            int recvtag)
            throws MPIException {
        return Status.of(Core.get(() -> new Exchange(dest, sendtag, source, recvtag)
                .run(core(), Core.buffer(sendbuf, sendcount, sendtype), Core.buffer(recvbuf, recvcount, recvtype))));
    }

    /** Sends {@code buf} and then replaces its contents by the message received. */
    public final Status sendRecvReplace(
            Object buf, int count, Datatype type, int dest, int sendtag, int source, int recvtag) throws MPIException {
        return Status.of(Core.get(
                () -> new Exchange(dest, sendtag, source, recvtag).replace(core(), Core.buffer(buf, count, type))));
    }

    public final Request iSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    public final Request ibSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.BUFFERED, buf, count, type, dest, tag);
    }

    public final Request isSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.SYNCHRONOUS, buf, count, type, dest, tag);
    }

    public final Request irSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.READY, buf, count, type, dest, tag);
    }

    public final Request iRecv(Buffer buf, int count, Datatype type, int source, int tag) throws MPIException {
        return startRecv(buf, count, type, source, tag);
    }

    /**
     * The nonblocking form of {@link #send}: takes every buffer that {@code send} takes, arrays too. Not part of Open
     * MPI's API; transformed programs use it.
     */
    public final Request startSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    /**
     * The nonblocking form of {@link #recv}: takes every buffer that {@code recv} takes, arrays too, and {@link
     * Request#waitStatus} returns what {@code recv} would. Not part of Open MPI's API; transformed programs use it.
     */
    public final Request startRecv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        return request(() -> core().irecv(Core.buffer(buf, count, type), source, tag));
    }

    public final Prequest sendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    public final Prequest bSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.BUFFERED, buf, count, type, dest, tag);
    }

    public final Prequest sSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.SYNCHRONOUS, buf, count, type, dest, tag);
    }

    public final Prequest rSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.READY, buf, count, type, dest, tag);
    }

    public final Prequest recvInit(Buffer buf, int count, Datatype type, int source, int tag) throws MPIException {
        UserBuffer into = Core.get(() -> Core.buffer(buf, count, type));
        return new Prequest(Operation.persistent(() -> core().irecv(into, source, tag)));
    }

    /**
     * Appends {@code incount} elements to {@code outbuf}.
     *
     * @param position index of the first free byte
     * @return index of the next free byte
     */
    public final int pack(Object inbuf, int incount, Datatype type, byte[] outbuf, int position) throws MPIException {
        return Core.get(() -> Packing.pack(Core.buffer(inbuf, incount, type), outbuf, position));
    }

    /**
     * Reads {@code outcount} elements out of {@code inbuf}.
     *
     * @param position index of the first byte
     * @return index of the byte behind the last one read
     */
    public final int unpack(byte[] inbuf, int position, Object outbuf, int outcount, Datatype type)
            throws MPIException {
        return Core.get(() -> Packing.unpack(inbuf, position, Core.buffer(outbuf, outcount, type)));
    }

    /** Bytes that {@code incount} elements take when packed. */
    public final int packSize(int incount, Datatype type) throws MPIException {
        return Core.get(() -> Packing.size(incount, type.core()));
    }

    /** The status of a message that could be received now, null if there is none. */
    public final Status iProbe(int source, int tag) throws MPIException {
        return Core.get(() -> core().iprobe(source, tag)).map(Status::of).orElse(null);
    }

    /** Blocks until a matching message could be received. */
    public final Status probe(int source, int tag) throws MPIException {
        return Status.of(Core.get(() -> core().probe(source, tag)));
    }

    /** As {@link #deltaSendBegin(boolean, Object, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaSend deltaSendBegin(Object buf, int count, Datatype type, int dest, int tag) {
        return deltaSendBegin(true, buf, count, type, dest, tag);
    }

    /**
     * Announces a message that the program computes from now on; its parts leave as they are declared final. Never
     * throws: what {@link #send} would refuse, {@link DeltaSend#deltaSendEnd()} refuses. Not part of Open MPI's API.
     *
     * @param when false: {@link DeltaSend#deltaSendEnd()} is exactly {@link #send}, and nothing happens before
     */
    public final DeltaSend deltaSendBegin(boolean when, Object buf, int count, Datatype type, int dest, int tag) {
        if (part == null || type == null || type.isNull()) {
            return DeltaSend.atEnd(n -> send(buf, n, type, dest, tag), count);
        }
        return DeltaSend.of(
                org.sluicempi.runtime.delta.DeltaSend.begin(core(), Core.buffer(buf, count, type), dest, tag, when));
    }

    /** As {@link #deltaRecv(boolean, Object, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaRecv deltaRecv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        return deltaRecv(true, buf, count, type, source, tag);
    }

    /**
     * Posts a receive whose parts can be waited for one by one. Throws what {@link #recv} would. Not part of Open MPI's API.
     *
     * @param when false: blocks exactly as {@link #recv}, and the waits return at once
     */
    public final DeltaRecv deltaRecv(boolean when, Object buf, int count, Datatype type, int source, int tag)
            throws MPIException {
        return new DeltaRecv(Core.get(() ->
                org.sluicempi.runtime.delta.DeltaRecv.post(core(), Core.buffer(buf, count, type), source, tag, when)));
    }

    public final void barrier() throws MPIException {
        Core.run(() -> all().barrier());
    }

    public final void bcast(Object buf, int count, Datatype type, int root) throws MPIException {
        Core.run(() -> all().bcast(Core.buffer(buf, count, type), root));
    }

    public final void gather(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        Core.run(() -> all().gather(
                        Core.buffer(sendbuf, sendcount, sendtype), Core.optional(recvbuf, recvcount, recvtype), root));
    }

    /** In place: {@code buf} is the receive buffer of the root, with its block where it belongs, and the send buffer elsewhere. */
    public final void gather(Object buf, int count, Datatype type, int root) throws MPIException {
        Core.run(() -> {
            UserBuffer buffer = Core.buffer(buf, count, type);
            boolean atRoot = core().rank() == root;
            all().gather(atRoot ? null : buffer, atRoot ? buffer : null, root);
        });
    }

    public final void gatherv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int[] recvcount,
            int[] displs,
            Datatype recvtype,
            int root)
            throws MPIException {
        Core.run(() -> all().gatherv(
                        Core.buffer(sendbuf, sendcount, sendtype),
                        Core.optional(recvbuf, 0, recvtype),
                        recvcount,
                        displs,
                        root));
    }

    /** In place, for the root: its block is where it belongs. */
    public final void gatherv(Object recvbuf, int[] recvcount, int[] displs, Datatype recvtype, int root)
            throws MPIException {
        Core.run(() -> all().gatherv(null, Core.buffer(recvbuf, 0, recvtype), recvcount, displs, root));
    }

    /** For the ranks that only send. */
    public final void gatherv(Object sendbuf, int sendcount, Datatype sendtype, int root) throws MPIException {
        Core.run(() -> all().gatherv(Core.buffer(sendbuf, sendcount, sendtype), null, null, null, root));
    }

    public final void scatter(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        Core.run(() -> all().scatter(
                        Core.optional(sendbuf, sendcount, sendtype), Core.buffer(recvbuf, recvcount, recvtype), root));
    }

    /** In place: {@code buf} is the send buffer of the root, whose block stays where it is, and the receive buffer elsewhere. */
    public final void scatter(Object buf, int count, Datatype type, int root) throws MPIException {
        Core.run(() -> {
            UserBuffer buffer = Core.buffer(buf, count, type);
            boolean atRoot = core().rank() == root;
            all().scatter(atRoot ? buffer : null, atRoot ? null : buffer, root);
        });
    }

    public final void scatterv(
            Object sendbuf,
            int[] sendcount,
            int[] displs,
            Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        Core.run(() -> all().scatterv(
                        Core.optional(sendbuf, 0, sendtype),
                        sendcount,
                        displs,
                        Core.buffer(recvbuf, recvcount, recvtype),
                        root));
    }

    /** In place, for the root: its block stays where it is. */
    public final void scatterv(Object sendbuf, int[] sendcount, int[] displs, Datatype sendtype, int root)
            throws MPIException {
        Core.run(() -> all().scatterv(Core.buffer(sendbuf, 0, sendtype), sendcount, displs, null, root));
    }

    /** For the ranks that only receive. */
    public final void scatterv(Object recvbuf, int recvcount, Datatype recvtype, int root) throws MPIException {
        Core.run(() -> all().scatterv(null, null, null, Core.buffer(recvbuf, recvcount, recvtype), root));
    }

    public final void allGather(
            Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        Core.run(() ->
                all().allgather(Core.buffer(sendbuf, sendcount, sendtype), Core.buffer(recvbuf, recvcount, recvtype)));
    }

    /** In place: this rank's block is where it belongs. */
    public final void allGather(Object buf, int count, Datatype type) throws MPIException {
        Core.run(() -> all().allgather(null, Core.buffer(buf, count, type)));
    }

    public final void allGatherv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int[] recvcount,
            int[] displs,
            Datatype recvtype)
            throws MPIException {
        Core.run(() -> all().allgatherv(
                        Core.buffer(sendbuf, sendcount, sendtype),
                        Core.buffer(recvbuf, 0, recvtype),
                        recvcount,
                        displs));
    }

    /** In place: this rank's block is where it belongs. */
    public final void allGatherv(Object recvbuf, int[] recvcount, int[] displs, Datatype recvtype) throws MPIException {
        Core.run(() -> all().allgatherv(null, Core.buffer(recvbuf, 0, recvtype), recvcount, displs));
    }

    public final void allToAll(
            Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        Core.run(() ->
                all().alltoall(Core.buffer(sendbuf, sendcount, sendtype), Core.buffer(recvbuf, recvcount, recvtype)));
    }

    public final void allToAllv(
            Object sendbuf,
            int[] sendcount,
            int[] sdispls,
            Datatype sendtype,
            Object recvbuf,
            int[] recvcount,
            int[] rdispls,
            Datatype recvtype)
            throws MPIException {
        Core.run(() -> all().alltoallv(
                        Core.buffer(sendbuf, 0, sendtype),
                        sendcount,
                        sdispls,
                        Core.buffer(recvbuf, 0, recvtype),
                        recvcount,
                        rdispls));
    }

    public final void reduce(Object sendbuf, Object recvbuf, int count, Datatype type, Op op, int root)
            throws MPIException {
        Core.run(() ->
                all().reduce(Core.buffer(sendbuf, count, type), Core.optional(recvbuf, count, type), op.core(), root));
    }

    /** In place: {@code buf} holds the operand, and at the root the result. */
    public final void reduce(Object buf, int count, Datatype type, Op op, int root) throws MPIException {
        Core.run(() -> {
            UserBuffer buffer = Core.buffer(buf, count, type);
            boolean atRoot = core().rank() == root;
            all().reduce(atRoot ? null : buffer, atRoot ? buffer : null, op.core(), root);
        });
    }

    public final void allReduce(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        Core.run(
                () -> all().allreduce(Core.buffer(sendbuf, count, type), Core.buffer(recvbuf, count, type), op.core()));
    }

    /** In place: {@code buf} holds the operand, then the result. */
    public final void allReduce(Object buf, int count, Datatype type, Op op) throws MPIException {
        Core.run(() -> all().allreduce(null, Core.buffer(buf, count, type), op.core()));
    }

    public final void reduceScatter(Object sendbuf, Object recvbuf, int[] recvcounts, Datatype type, Op op)
            throws MPIException {
        Core.run(() -> all().reduceScatter(
                        Core.buffer(sendbuf, IntStream.of(recvcounts).sum(), type),
                        Core.buffer(recvbuf, recvcounts[core().rank()], type),
                        recvcounts,
                        op.core()));
    }

    /** In place: {@code buf} holds the operand, then from its start this rank's part of the result. */
    public final void reduceScatter(Object buf, int[] counts, Datatype type, Op op) throws MPIException {
        Core.run(() ->
                all().reduceScatter(null, Core.buffer(buf, IntStream.of(counts).sum(), type), counts, op.core()));
    }

    public final void reduceScatterBlock(Object sendbuf, Object recvbuf, int recvcount, Datatype type, Op op)
            throws MPIException {
        reduceScatter(sendbuf, recvbuf, oneEach(recvcount), type, op);
    }

    public final void reduceScatterBlock(Object buf, int count, Datatype type, Op op) throws MPIException {
        reduceScatter(buf, oneEach(count), type, op);
    }

    final Collectives all() {
        return core().collectives();
    }

    private int[] oneEach(int count) throws MPIException {
        int[] counts = new int[getSize()];
        Arrays.fill(counts, count);
        return counts;
    }

    private void send(SendMode mode, Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        Core.run(() -> core().send(mode, Core.buffer(buf, count, type), dest, tag));
    }

    private Request startSend(SendMode mode, Object buf, int count, Datatype type, int dest, int tag)
            throws MPIException {
        return request(() -> core().isend(mode, Core.buffer(buf, count, type), dest, tag));
    }

    private Prequest persistentSend(SendMode mode, Buffer buf, int count, Datatype type, int dest, int tag)
            throws MPIException {
        UserBuffer data = Core.get(() -> Core.buffer(buf, count, type));
        return new Prequest(Operation.persistent(() -> core().isend(mode, data, dest, tag)));
    }

    private static Request request(Supplier<org.sluicempi.runtime.Request> start) throws MPIException {
        return new Request(Operation.of(Core.get(start)));
    }
}
