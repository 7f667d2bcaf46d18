package org.sluicempi.runtime.embedded.jvm;

import java.util.Map;
import java.util.Properties;

/**
 * The system properties of one rank. What its program writes it reads again, whatever other ranks write. It is written
 * into the JVM's properties too, since classes of the JDK read those; there the last writer wins.
 */
final class RankProperties extends Properties {
    private static final long serialVersionUID = 1;

    RankProperties(Properties initial) {
        initial.forEach(super::put);
    }

    @Override
    public synchronized Object put(Object key, Object value) {
        if (key instanceof String name && value instanceof String text && !name.isEmpty()) {
            System.setProperty(name, text);
        }
        return super.put(key, value);
    }

    @Override
    public synchronized void putAll(Map<?, ?> all) {
        all.forEach(this::put);
    }

    @Override
    public synchronized Object remove(Object key) {
        if (key instanceof String name && !name.isEmpty()) {
            System.clearProperty(name);
        }
        return super.remove(key);
    }

    /** A copy that is nobody's system properties. */
    @Override
    @SuppressWarnings("MethodDoesntCallSuperMethod") // that one would write into the JVM's properties as well
    public synchronized Properties clone() {
        Properties copy = new Properties();
        forEach(copy::put);
        return copy;
    }
}
