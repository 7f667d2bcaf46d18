package org.sluicempi.corpus.fuzz.trial;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;

/**
 * Stands between an API face and the engine and brings elements of a started receive into the program's array only when
 * the program waits for them. A program that reads an element before it has waited for it then always reads what was
 * there before, not only when the network is slow.
 */
final class LateDelivery {
    private LateDelivery() {}

    /** The rank with late elements. */
    static Rank of(Rank rank) {
        Communicator world = proxy(Communicator.class, rank.world(), LateDelivery::received);
        return proxy(Rank.class, rank, (method, arguments, call) -> method.equals("world") ? world : call.run());
    }

    private static Object received(String method, Object[] arguments, Call call) throws Throwable {
        boolean late = method.equals("irecv")
                && arguments[0] instanceof UserBuffer into
                && into.storage() != null
                && into.storage().getClass().isArray()
                && into.type().contiguous();
        if (!late) {
            return call.run();
        }
        UserBuffer into = (UserBuffer) arguments[0];
        int length = Array.getLength(into.storage());
        Object hidden = Array.newInstance(into.storage().getClass().getComponentType(), length);
        System.arraycopy(into.storage(), 0, hidden, 0, length);
        UserBuffer shadow = new UserBuffer(hidden, into.offset(), into.count(), into.type());
        arguments[0] = shadow;
        return request((Request) call.run(), shadow, into);
    }

    private static Request request(Request real, UserBuffer shadow, UserBuffer into) {
        boolean[] done = {false};
        return proxy(Request.class, real, (method, arguments, call) -> {
            Object result = call.run();
            switch (method) {
                case "awaitElements" -> deliver(shadow, into, (int) arguments[0], (int) arguments[1], done[0]);
                case "await" -> done[0] = complete(shadow, into, done[0]);
                case "test" -> done[0] = ((Optional<?>) result).isPresent() ? complete(shadow, into, done[0]) : done[0];
                default -> {}
            }
            return result;
        });
    }

    private static boolean complete(UserBuffer shadow, UserBuffer into, boolean done) {
        deliver(shadow, into, 0, into.count(), done);
        return true;
    }

    private static void deliver(UserBuffer shadow, UserBuffer into, int from, int to, boolean done) {
        int low = Math.max(0, from);
        int high = Math.min(into.count(), to);
        if (!done && low < high) {
            int step = into.type().extent();
            System.arraycopy(
                    shadow.storage(),
                    into.offset() + low * step,
                    into.storage(),
                    into.offset() + low * step,
                    (high - low) * step);
        }
    }

    private static <T> T proxy(Class<T> type, T target, Around around) {
        InvocationHandler handler = (self, method, arguments) ->
                around.call(method.getName(), arguments, () -> invoke(method, target, arguments));
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static Object invoke(Method method, Object target, Object[] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private interface Call {
        Object run() throws Throwable;
    }

    private interface Around {
        Object call(String method, Object[] arguments, Call call) throws Throwable;
    }
}
