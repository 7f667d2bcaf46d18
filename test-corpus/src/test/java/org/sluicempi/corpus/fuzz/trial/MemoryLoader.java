package org.sluicempi.corpus.fuzz.trial;

import java.util.Map;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.RankScope;

/** Loads program and API face of one rank from bytes, so that static fields are per rank. */
final class MemoryLoader extends ClassLoader implements RankScope {
    private final Rank rank;
    private final Map<String, byte[]> program;
    private final Map<String, byte[]> face;

    MemoryLoader(Rank rank, Map<String, byte[]> program, Map<String, byte[]> face) {
        super(MemoryLoader.class.getClassLoader());
        this.rank = rank;
        this.program = program;
        this.face = face;
        setDefaultAssertionStatus(true);
    }

    @Override
    public Rank rank() {
        return rank;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        byte[] bytes = program.getOrDefault(name, face.get(name));
        if (bytes == null) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> found = findLoadedClass(name);
            return found != null ? found : defineClass(name, bytes, 0, bytes.length);
        }
    }
}
