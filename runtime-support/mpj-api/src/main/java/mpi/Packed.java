package mpi;

import java.nio.ByteBuffer;
import mpjbuf.Buffer;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.ObjectMessage;
import org.sluicempi.runtime.face.Packing;

/**
 * A message that the program packs and unpacks by hand. Numbers lie there as they are in memory; objects behind the number
 * of bytes that they take.
 *
 * @param start byte of {@code bytes} that is position 0
 * @param end of the room in {@code bytes}, exclusive
 */
record Packed(byte[] bytes, int start, int end) {
    static Packed of(byte[] bytes) {
        if (bytes == null) {
            throw new MpiError(ErrorClass.BUFFER, "the packed buffer is null");
        }
        return new Packed(bytes, 0, bytes.length);
    }

    static Packed of(Buffer buffer) {
        if (buffer == null) {
            throw new MpiError(ErrorClass.BUFFER, "the packed buffer is null");
        }
        return new Packed(buffer.bytes(), buffer.start(), buffer.capacity());
    }

    /** @return the position behind what was written */
    int pack(Object buf, int offset, int count, Datatype type, int position) {
        if (Datatype.checked(type) instanceof ObjectType) {
            UserBuffer message = type.outgoing(buf, offset, count);
            ByteBuffer room = room(position, Integer.BYTES + message.count());
            room.putInt(message.count()).put((byte[]) message.storage(), 0, message.count());
            return room.position() - start;
        }
        UserBuffer data = type.outgoing(buf, offset, count);
        room(position, Packing.size(data.count(), data.type()));
        return Packing.pack(data, bytes, start + position) - start;
    }

    /** @return the position behind what was read */
    int unpack(int position, Object buf, int offset, int count, Datatype type) {
        if (Datatype.checked(type) instanceof ObjectType objects) {
            int length = room(position, Integer.BYTES).getInt();
            ByteBuffer room = room(position + Integer.BYTES, length);
            byte[] message = new byte[length];
            room.get(message);
            Object[] landing = new Object[objects.pick(buf, offset, count).length];
            int n = ObjectMessage.decode(message, landing, 0, landing.length, MPI.class.getClassLoader());
            objects.place(landing, 0, n, buf, offset);
            return room.position() - start;
        }
        UserBuffer data = type.outgoing(buf, offset, count);
        room(position, Packing.size(data.count(), data.type()));
        return Packing.unpack(bytes, start + position, data) - start;
    }

    private ByteBuffer room(int position, int length) {
        if (position < 0 || length < 0 || length > end - start - position) {
            throw new MpiError(
                    ErrorClass.TRUNCATE,
                    length + " bytes at position " + position + " of a packed buffer of " + (end - start));
        }
        return ByteBuffer.wrap(bytes, start + position, length);
    }
}
