package org.sluicempi.runtime.collective;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.UserBuffer;

/** The ways to run a collective operation, which must all give the same. */
public final class Forms {
    private Forms() {}

    /** Blocking, and started and then awaited; each with arrays and, instead of these, with direct buffers. */
    public static List<Collectives> of(Communicator communicator) {
        Collectives blocking = communicator.collectives();
        Collectives nonblocking = nonblocking(communicator);
        return List.of(blocking, nonblocking, direct(blocking, false), direct(nonblocking, true));
    }

    private static Collectives nonblocking(Communicator communicator) {
        return proxy((method, arguments) ->
                communicator.start(all -> invoke(all, method, arguments)).await());
    }

    /** @param typed whether elements lie in typed views where there are such */
    private static Collectives direct(Collectives all, boolean typed) {
        return proxy((method, arguments) -> {
            List<Runnable> after = new ArrayList<>();
            UnaryOperator<UserBuffer> move = buffer -> moved(buffer, typed, after);
            Object[] changed = arguments == null ? null : arguments.clone();
            for (int k = 0; changed != null && k < changed.length; k++) {
                if (changed[k] instanceof UserBuffer buffer) {
                    changed[k] = move.apply(buffer);
                } else if (changed[k] instanceof UserBuffer[] several) {
                    changed[k] = Arrays.stream(several).map(move).toArray(UserBuffer[]::new);
                }
            }
            invoke(all, method, changed);
            after.forEach(Runnable::run);
        });
    }

    private static UserBuffer moved(UserBuffer buffer, boolean typed, List<Runnable> after) {
        if (buffer.storage() == null || !buffer.storage().getClass().isArray()) {
            return buffer;
        }
        BasicType base = buffer.type().base();
        int length = Array.getLength(buffer.storage());
        ByteBuffer raw = ByteBuffer.allocateDirect(length * base.size()).order(ByteOrder.nativeOrder());
        UserBuffer array = new UserBuffer(buffer.storage(), 0, length, base);
        UserBuffer outside = new UserBuffer(typed ? view(raw, base) : raw, 0, length, base);
        array.copyTo(outside, array.bytes());
        after.add(() -> outside.copyTo(array, array.bytes()));
        return new UserBuffer(outside.storage(), buffer.offset(), buffer.count(), buffer.type());
    }

    private static Buffer view(ByteBuffer raw, BasicType base) {
        return switch (base) {
            case BYTE, BOOLEAN, PACKED -> raw;
            case CHAR -> raw.asCharBuffer();
            case SHORT -> raw.asShortBuffer();
            case INT -> raw.asIntBuffer();
            case LONG -> raw.asLongBuffer();
            case FLOAT -> raw.asFloatBuffer();
            case DOUBLE -> raw.asDoubleBuffer();
        };
    }

    @FunctionalInterface
    private interface Call {
        void run(Method method, Object[] arguments);
    }

    private static Collectives proxy(Call call) {
        return (Collectives) Proxy.newProxyInstance(
                Forms.class.getClassLoader(), new Class<?>[] {Collectives.class}, (proxy, method, arguments) -> {
                    call.run(method, arguments);
                    return null;
                });
    }

    private static void invoke(Collectives all, Method method, Object[] arguments) {
        try {
            method.invoke(all, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new AssertionError(e.getCause());
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
