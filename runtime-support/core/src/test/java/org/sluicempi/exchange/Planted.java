package org.sluicempi.exchange;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A fault of the engine that a test plants: it stands between the exchanges and the ranks of one job, each one thread. */
final class Planted {
    enum Fault {
        LOST,
        DOUBLED,
        SWAPPED,
        CORRUPTED,
        WRONG_COUNT,
        WRONG_SOURCE,
        WRONG_TAG,
        STRAY_WRITE
    }

    /** What a plan must do without, so that faults reach all of it: one thread for each rank, and plain messages. */
    static final Feature[] OUT_OF_REACH = {Feature.THREADS, Feature.DELTA_SENDS, Feature.MATCHED_PROBES};

    private final Fault fault;
    private final AtomicInteger left;
    private final boolean again;
    private volatile boolean planted;

    /**
     * @param after number of occasions that are left out
     * @param again whether every later occasion is taken too
     */
    Planted(Fault fault, int after, boolean again) {
        this.fault = fault;
        this.left = new AtomicInteger(after);
        this.again = again;
    }

    /** Whether there was an occasion. */
    boolean planted() {
        return planted;
    }

    Rank around(Rank rank) {
        return new Side().around(Rank.class, rank);
    }

    private boolean now() {
        boolean now = left.getAndDecrement() <= 0 && (again || !planted);
        planted |= now;
        return now;
    }

    /** One rank's side of it. */
    private final class Side {
        /** A send that waits to be overtaken; null if none does. */
        private Runnable held;

        private Object heldKey;

        /** What stands behind each of the objects handed out. */
        private final Map<Object, Object> behind = Collections.synchronizedMap(new IdentityHashMap<>());

        private <T> T around(Class<T> type, T real) {
            InvocationHandler handler = (proxy, method, args) -> call(real, method, args);
            T proxy = type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
            behind.put(proxy, real);
            return proxy;
        }

        private Object call(Object real, Method method, Object[] args) throws Throwable {
            String name = method.getName();
            boolean send = real instanceof Communicator && (name.equals("send") || name.equals("isend"));
            if (send && ((UserBuffer) args[1]).count() > 0 && (Integer) args[2] >= 0) {
                Object result = send((Communicator) real, method, args);
                return result == null ? null : request((Request) result, null);
            }
            release();
            if (name.equals("awaitAny")) {
                List<Request> bare = new ArrayList<>();
                for (Object request : (List<?>) args[0]) {
                    bare.add(request == null ? null : bare((Request) request));
                }
                return ((Rank) real).awaitAny(bare);
            }
            if (name.equals("interConnect")) {
                args[1] = behind.get(args[1]);
            }
            Object result = invoke(real, method, args);
            if (real instanceof Communicator && name.equals("recv")) {
                return received((Status) result, (UserBuffer) args[0]);
            } else if (real instanceof Communicator && name.equals("irecv")) {
                return request((Request) result, (UserBuffer) args[0]);
            } else if (result instanceof Communicator comm) {
                return around(Communicator.class, comm);
            } else if (result instanceof Optional<?> some
                    && some.isPresent()
                    && some.get() instanceof Communicator comm) {
                return Optional.of(around(Communicator.class, comm));
            } else if (result instanceof Request request) {
                return request(request, null);
            }
            return result;
        }

        private Object send(Communicator comm, Method method, Object[] args) throws Throwable {
            UserBuffer data = (UserBuffer) args[1];
            Object key = List.of(comm, args[2], args[3]);
            Object done = method.getName().equals("send")
                    ? null
                    : comm.isend(SendMode.STANDARD, data, Communicator.PROC_NULL, 0);
            if (fault == Fault.LOST && now()) {
                return done;
            } else if (fault == Fault.DOUBLED && now()) {
                sendCopy(comm, data, args).run();
            } else if (fault == Fault.SWAPPED && held != null && key.equals(heldKey)) {
                planted = true;
                Object result = invoke(comm, method, args);
                release();
                return result;
            } else if (fault == Fault.SWAPPED && !planted && done != null) {
                release();
                heldKey = key;
                held = sendCopy(comm, data, args);
                return done;
            }
            release();
            return invoke(comm, method, args);
        }

        private Runnable sendCopy(Communicator comm, UserBuffer data, Object[] args) {
            ByteBuffer copy = ByteBuffer.allocate((int) data.bytes()).order(ByteOrder.nativeOrder());
            data.copyTo(0, data.count(), copy);
            BasicType base = data.type().base();
            UserBuffer same = new UserBuffer(copy, 0, copy.capacity() / base.size(), base);
            return () -> comm.isend(SendMode.STANDARD, same, (Integer) args[2], (Integer) args[3]);
        }

        private void release() {
            Runnable late = held;
            held = null;
            if (late != null) {
                late.run();
            }
        }

        private Request request(Request real, UserBuffer into) {
            InvocationHandler handler = (proxy, method, args) -> {
                if (method.getName().equals("equals")) {
                    return proxy == args[0];
                } else if (method.getName().equals("toString")) {
                    return real;
                }
                release();
                Object result = invoke(real, method, args);
                if (into != null && result instanceof Status status) {
                    return received(status, into);
                } else if (into != null
                        && result instanceof Optional<?> some
                        && some.isPresent()
                        && some.get() instanceof Status status) {
                    return Optional.of(received(status, into));
                }
                return result;
            };
            return (Request)
                    Proxy.newProxyInstance(Request.class.getClassLoader(), new Class<?>[] {Request.class}, handler);
        }

        /** The engine's own request: of a proxy, what its text is. */
        private Request bare(Request proxy) throws Throwable {
            return (Request) Proxy.getInvocationHandler(proxy).invoke(proxy, Object.class.getMethod("toString"), null);
        }

        private Status received(Status status, UserBuffer into) {
            boolean data = status.source() >= 0 && status.bytes() > 0 && !status.cancelled();
            int size = into.type().base().size();
            return switch (fault) {
                case WRONG_COUNT ->
                    data && now() ? new Status(status.source(), status.tag(), status.bytes() - size, false) : status;
                case WRONG_SOURCE ->
                    data && now() ? new Status(status.source() + 1, status.tag(), status.bytes(), false) : status;
                case WRONG_TAG ->
                    data && now() ? new Status(status.source(), status.tag() + 1, status.bytes(), false) : status;
                case CORRUPTED -> {
                    if (data && now()) {
                        flip(into, into.offset() + into.type().place(0));
                    }
                    yield status;
                }
                case STRAY_WRITE -> {
                    // the last cell of the storage; the first message that ends before it
                    UserBuffer whole = Planted.whole(into);
                    int end = into.offset()
                            + (int) (status.bytes() / size) * into.type().extent();
                    if (data && end < whole.count() && now()) {
                        flip(into, whole.count() - 1);
                    }
                    yield status;
                }
                default -> status;
            };
        }
    }

    private static UserBuffer whole(UserBuffer buffer) {
        BasicType base = buffer.type().base();
        int cells = buffer.storage() instanceof ByteBuffer raw
                ? raw.capacity() / base.size()
                : buffer.storage() instanceof java.nio.Buffer typed
                        ? typed.capacity()
                        : java.lang.reflect.Array.getLength(buffer.storage());
        return new UserBuffer(buffer.storage(), 0, cells, base);
    }

    private static void flip(UserBuffer buffer, int cell) {
        UserBuffer whole = whole(buffer);
        ByteBuffer bytes = ByteBuffer.allocate(whole.type().size()).order(ByteOrder.nativeOrder());
        whole.copyTo(cell, cell + 1, bytes);
        bytes.put(0, (byte) (bytes.get(0) ^ 1)).flip();
        whole.copyFrom(cell, cell + 1, bytes);
    }

    private static Object invoke(Object real, Method method, Object[] args) throws Throwable {
        try {
            return method.invoke(real, args);
        } catch (InvocationTargetException wrapped) {
            throw wrapped.getCause();
        }
    }
}
