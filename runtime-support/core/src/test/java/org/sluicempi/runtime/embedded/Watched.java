package org.sluicempi.runtime.embedded;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import org.sluicempi.runtime.Request;

/** An object of the engine that notes which of its methods are called, and of those of the requests that it gives out. */
final class Watched {
    private Watched() {}

    static <T> T by(List<String> calls, Class<T> type, T object) {
        return type.cast(Proxy.newProxyInstance(
                Watched.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    calls.add(method.getName());
                    try {
                        Object result = method.invoke(object, arguments);
                        return result instanceof Request request ? by(calls, Request.class, request) : result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
