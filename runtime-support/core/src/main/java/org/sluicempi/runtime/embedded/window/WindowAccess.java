package org.sluicempi.runtime.embedded.window;

import java.nio.ByteBuffer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Scratch;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.rma.WindowOp;

/** The steps of which one-sided operations are made, on memory that the caller holds the monitor of. */
final class WindowAccess {
    private WindowAccess() {}

    /** @throws MpiError COUNT if the two are not of one length; as {@link UserBuffer#check} */
    static void copy(UserBuffer from, UserBuffer to) {
        from.check();
        to.check();
        if (from.bytes() != to.bytes()) {
            throw new MpiError(
                    ErrorClass.COUNT, from.bytes() + " bytes at one side, " + to.bytes() + " bytes at the other");
        }
        from.copyTo(to, from.bytes());
    }

    /** {@code target[k] = origin[k] op target[k]}. */
    static void combine(UserBuffer origin, UserBuffer target, ReduceOp op) {
        if (op == WindowOp.NO_OP) {
            return;
        }
        UserBuffer in = values(target, op);
        copy(origin, in);
        UserBuffer inout = values(target, op);
        copy(target, inout);
        op.combine(in, inout);
        copy(inout, target);
    }

    /** Room for the values of a buffer as an operation takes them: elements of a basic type, if not pairs. */
    private static UserBuffer values(UserBuffer buffer, ReduceOp op) {
        if (op == StandardOps.MINLOC || op == StandardOps.MAXLOC) {
            return Scratch.like(buffer);
        }
        BasicType base = buffer.type().base();
        int elements = Math.toIntExact(buffer.bytes() / base.size());
        return Scratch.like(new UserBuffer(null, 0, elements, base));
    }

    static boolean same(UserBuffer one, UserBuffer other) {
        return bytes(one).equals(bytes(other));
    }

    private static ByteBuffer bytes(UserBuffer buffer) {
        UserBuffer copy = new UserBuffer(new byte[(int) buffer.bytes()], 0, (int) buffer.bytes(), BasicType.BYTE);
        buffer.copyTo(copy, buffer.bytes());
        return ByteBuffer.wrap((byte[]) copy.storage());
    }
}
