package org.sluicempi.corpus.fuzz.trial;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.BitSet;
import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;

/**
 * Stands between an API face and the engine and brings elements of a started receive into the program's array only when
 * the program waits for them, each once. A program that reads an element before it has waited for it then always reads what was
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
        BitSet delivered = new BitSet();
        return proxy(Request.class, real, (method, arguments, call) -> {
            Object result = call.run();
            if (method.equals("arrivedUpTo")) {
                boolean all = delivered.cardinality() == into.count();
                return all ? result : (Object) Math.min(into.count(), delivered.nextClearBit((int) arguments[0]));
            }
            if (method.equals("awaitElements")) {
                deliver(shadow, into, (int) arguments[0], (int) arguments[1], delivered);
            } else if (method.equals("await")
                    || method.equals("awaitAsBlocking")
                    || method.equals("test") && ((Optional<?>) result).isPresent()) {
                deliver(shadow, into, 0, into.count(), delivered);
            }
            return result;
        });
    }

    private static void deliver(UserBuffer shadow, UserBuffer into, int from, int to, BitSet delivered) {
        int step = into.type().extent();
        for (int k = Math.max(0, from); k < Math.min(into.count(), to); k++) {
            if (!delivered.get(k)) {
                delivered.set(k);
                int place = into.offset() + k * step;
                System.arraycopy(shadow.storage(), place, into.storage(), place, step);
            }
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
