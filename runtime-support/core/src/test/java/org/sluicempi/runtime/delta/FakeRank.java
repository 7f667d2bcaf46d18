package org.sluicempi.runtime.delta;

import java.lang.reflect.Proxy;
import java.util.function.LongSupplier;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.ThreadLevel;

/** A rank that has nothing but a clock, its open sends, and what its threads may do. */
final class FakeRank {
    private FakeRank() {}

    static Rank with(LongSupplier clock, OpenSends openSends) {
        return with(clock, openSends, ThreadLevel.MULTIPLE);
    }

    static Rank with(LongSupplier clock, OpenSends openSends, ThreadLevel threads) {
        return (Rank) Proxy.newProxyInstance(
                FakeRank.class.getClassLoader(), new Class<?>[] {Rank.class}, (rank, method, arguments) -> {
                    if (method.getName().equals("nanoTime")) {
                        return clock.getAsLong();
                    }
                    if (method.getName().equals("openSends")) {
                        return openSends;
                    }
                    if (method.getName().equals("threadLevel")) {
                        return threads;
                    }
                    if (method.getName().equals("deltaCheck")) {
                        return false;
                    }
                    if (method.getName().equals("deltaSize")) {
                        return 0;
                    }
                    throw new AssertionError(method + " is not expected");
                });
    }
}
