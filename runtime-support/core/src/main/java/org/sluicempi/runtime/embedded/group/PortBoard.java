package org.sluicempi.runtime.embedded.group;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** The ports that ranks of a job have opened, and the names that they have been published under. */
public final class PortBoard {
    /**
     * @param owner number of the rank that accepts here
     * @param number tells the job's ports apart
     */
    record Opened(int owner, int number) {}

    private static final String PREFIX = "embedded-port-";

    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger nextCall = new AtomicInteger();
    private final ConcurrentMap<String, Opened> ports = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, String> services = new ConcurrentHashMap<>();

    String open(int owner) {
        int number = next.getAndIncrement();
        String name = PREFIX + number;
        ports.put(name, new Opened(owner, number));
        return name;
    }

    /** A number for one who connects, which is a tag and which no other who connects at this time has. */
    int nextCall() {
        return nextCall.getAndIncrement() & Communicator.TAG_UB;
    }

    /** @throws MpiError PORT if nobody has opened it, or it has been closed */
    Opened find(String name) {
        Opened port = name == null ? null : ports.get(name);
        if (port == null) {
            throw new MpiError(ErrorClass.PORT, "no rank of this job has a port " + name + " open");
        }
        return port;
    }

    void close(String name) {
        find(name);
        ports.remove(name);
    }

    /** @throws MpiError SERVICE if the name is taken */
    void publish(String service, String port) {
        if (services.putIfAbsent(service, port) != null) {
            throw new MpiError(ErrorClass.SERVICE, "the service " + service + " is published already");
        }
    }

    /** @throws MpiError SERVICE if it was not published, or for another port */
    void unpublish(String service, String port) {
        if (!services.remove(service, port)) {
            throw new MpiError(ErrorClass.SERVICE, "no service " + service + " is published for " + port);
        }
    }

    Optional<String> lookup(String service) {
        return Optional.ofNullable(services.get(service));
    }
}
