package org.sluicempi.runtime.face;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.UserBuffer;

/**
 * Collective operations on serialised objects: first the lengths of the messages, then the messages as bytes. Offsets,
 * counts and displacements are in objects; block {@code r} of an array starts at {@code offset + displs[r]}.
 */
public final class ObjectCollectives {
    private final Collectives all;
    private final int rank;
    private final int size;
    private final ClassLoader loader;

    /** @param loader finds the objects' classes */
    public ObjectCollectives(Communicator communicator, ClassLoader loader) {
        this.all = communicator.collectives();
        this.rank = communicator.rank();
        this.size = communicator.size();
        this.loader = loader;
    }

    /** One block of {@code count} objects for each rank. */
    public int[] counts(int count) {
        return IntStream.range(0, size).map(r -> count).toArray();
    }

    /** Blocks of {@code count} objects one behind the other. */
    public int[] displs(int count) {
        return IntStream.range(0, size).map(r -> r * count).toArray();
    }

    public void bcast(Object buf, int offset, int count, int root) {
        byte[] message = rank == root ? ObjectMessage.encode(buf, offset, count) : new byte[0];
        int[] length = {message.length};
        all.bcast(ints(length), root);
        byte[] bytes = rank == root ? message : new byte[length[0]];
        all.bcast(bytes(bytes), root);
        if (rank != root) {
            ObjectMessage.decode(bytes, buf, offset, count, loader);
        }
    }

    /** {@code recvbuf}, {@code counts} and {@code displs} are used at the root only. */
    public void gather(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Object recvbuf,
            int recvoffset,
            int[] counts,
            int[] displs,
            int root) {
        byte[] message = ObjectMessage.encode(sendbuf, sendoffset, sendcount);
        boolean atRoot = rank == root;
        int[] lengths = new int[size];
        all.gather(ints(new int[] {message.length}), atRoot ? oneInt(lengths) : null, root);
        Messages messages = Messages.ofLengths(lengths);
        all.gatherv(bytes(message), atRoot ? messages.buffer() : null, lengths, messages.starts(), root);
        if (atRoot) {
            decode(messages, recvbuf, recvoffset, counts, displs);
        }
    }

    /** {@code sendbuf}, {@code counts} and {@code displs} are used at the root only. */
    public void scatter(
            Object sendbuf,
            int sendoffset,
            int[] counts,
            int[] displs,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            int root) {
        boolean atRoot = rank == root;
        Messages messages = atRoot ? encode(sendbuf, sendoffset, counts, displs) : Messages.ofLengths(new int[size]);
        int[] length = new int[1];
        all.scatter(atRoot ? oneInt(messages.lengths()) : null, ints(length), root);
        byte[] own = new byte[length[0]];
        all.scatterv(atRoot ? messages.buffer() : null, messages.lengths(), messages.starts(), bytes(own), root);
        ObjectMessage.decode(own, recvbuf, recvoffset, recvcount, loader);
    }

    public void allgather(
            Object sendbuf, int sendoffset, int sendcount, Object recvbuf, int recvoffset, int[] counts, int[] displs) {
        byte[] message = ObjectMessage.encode(sendbuf, sendoffset, sendcount);
        int[] lengths = new int[size];
        all.allgather(ints(new int[] {message.length}), oneInt(lengths));
        Messages messages = Messages.ofLengths(lengths);
        all.allgatherv(bytes(message), messages.buffer(), lengths, messages.starts());
        decode(messages, recvbuf, recvoffset, counts, displs);
    }

    public void alltoall(
            Object sendbuf,
            int sendoffset,
            int[] sendcounts,
            int[] sdispls,
            Object recvbuf,
            int recvoffset,
            int[] recvcounts,
            int[] rdispls) {
        Messages out = encode(sendbuf, sendoffset, sendcounts, sdispls);
        int[] lengths = new int[size];
        all.alltoall(oneInt(out.lengths()), oneInt(lengths));
        Messages in = Messages.ofLengths(lengths);
        all.alltoallv(out.buffer(), out.lengths(), out.starts(), in.buffer(), lengths, in.starts());
        decode(in, recvbuf, recvoffset, recvcounts, rdispls);
    }

    /**
     * The reduction of all ranks' objects in rank order: copies, so that the function may change what it is given.
     *
     * @param own as many objects at every rank; the result is an array of the same class
     * @return the result at the root, null elsewhere
     */
    public Object[] reduce(Object[] own, ObjectFunction function, int root) {
        byte[] message = ObjectMessage.encode(own, 0, own.length);
        int[] lengths = new int[size];
        boolean atRoot = rank == root;
        all.gather(ints(new int[] {message.length}), atRoot ? oneInt(lengths) : null, root);
        Messages messages = Messages.ofLengths(lengths);
        all.gatherv(bytes(message), atRoot ? messages.buffer() : null, lengths, messages.starts(), root);
        return atRoot ? fold(messages, size, own, function) : null;
    }

    /** As {@link #reduce}, with the result at every rank. */
    public Object[] allreduce(Object[] own, ObjectFunction function) {
        return fold(everyone(own), size, own, function);
    }

    /** As {@link #allreduce}, of the ranks up to this one. */
    public Object[] scan(Object[] own, ObjectFunction function) {
        return fold(everyone(own), rank + 1, own, function);
    }

    private Messages everyone(Object[] own) {
        byte[] message = ObjectMessage.encode(own, 0, own.length);
        int[] lengths = new int[size];
        all.allgather(ints(new int[] {message.length}), oneInt(lengths));
        Messages messages = Messages.ofLengths(lengths);
        all.allgatherv(bytes(message), messages.buffer(), lengths, messages.starts());
        return messages;
    }

    /** The first {@code ranks} operands, from the right to the left. */
    private Object[] fold(Messages messages, int ranks, Object[] own, ObjectFunction function) {
        Object[] result = operand(messages, ranks - 1, own);
        for (int r = ranks - 2; r >= 0; r--) {
            function.combine(operand(messages, r, own), result);
        }
        return result;
    }

    private Object[] operand(Messages messages, int from, Object[] own) {
        Object[] operand = (Object[]) Array.newInstance(own.getClass().getComponentType(), own.length);
        ObjectMessage.decode(messages.message(from), operand, 0, operand.length, loader);
        return operand;
    }

    private Messages encode(Object buf, int offset, int[] counts, int[] displs) {
        byte[][] messages = new byte[size][];
        for (int r = 0; r < size; r++) {
            messages[r] = ObjectMessage.encode(buf, offset + displs[r], counts[r]);
        }
        return Messages.of(messages);
    }

    private void decode(Messages messages, Object buf, int offset, int[] counts, int[] displs) {
        for (int r = 0; r < size; r++) {
            ObjectMessage.decode(messages.message(r), buf, offset + displs[r], counts[r], loader);
        }
    }

    private static UserBuffer ints(int[] array) {
        return new UserBuffer(array, 0, array.length, BasicType.INT);
    }

    /** One element per rank. */
    private static UserBuffer oneInt(int[] array) {
        return new UserBuffer(array, 0, 1, BasicType.INT);
    }

    private static UserBuffer bytes(byte[] array) {
        return new UserBuffer(array, 0, array.length, BasicType.BYTE);
    }

    /** One message per rank, one behind the other in one array. */
    private record Messages(byte[] bytes, int[] lengths, int[] starts) {
        static Messages ofLengths(int[] lengths) {
            int[] starts = new int[lengths.length];
            int total = 0;
            for (int r = 0; r < lengths.length; r++) {
                starts[r] = total;
                total = CountMath.plus(total, lengths[r]);
            }
            return new Messages(new byte[total], lengths, starts);
        }

        static Messages of(byte[][] messages) {
            Messages all = ofLengths(IntStream.range(0, messages.length)
                    .map(r -> messages[r].length)
                    .toArray());
            for (int r = 0; r < messages.length; r++) {
                System.arraycopy(messages[r], 0, all.bytes, all.starts[r], messages[r].length);
            }
            return all;
        }

        UserBuffer buffer() {
            return ObjectCollectives.bytes(bytes);
        }

        byte[] message(int rank) {
            return Arrays.copyOfRange(bytes, starts[rank], starts[rank] + lengths[rank]);
        }
    }
}
