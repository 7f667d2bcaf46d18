package org.sluicempi.runtime.embedded;

import java.net.URL;
import java.net.URLClassLoader;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.RankScope;

/**
 * Loads the classes of one rank's program and API face, so that static fields are per rank. Looks into its own class path
 * first; only the JDK and {@code org.sluicempi.runtime} always come from the parent, so all ranks share them.
 */
public final class RankClassLoader extends URLClassLoader implements RankScope {
    static {
        registerAsParallelCapable();
    }

    private static final String SHARED = "org.sluicempi.runtime.";

    private final Rank rank;

    public RankClassLoader(Rank rank, URL[] classPath) {
        super("rank", classPath, RankClassLoader.class.getClassLoader());
        this.rank = rank;
    }

    @Override
    public Rank rank() {
        return rank;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.startsWith(SHARED) || name.startsWith("java.")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> found = findLoadedClass(name);
            if (found == null) {
                found = findOrAskParent(name);
            }
            if (resolve) {
                resolveClass(found);
            }
            return found;
        }
    }

    private Class<?> findOrAskParent(String name) throws ClassNotFoundException {
        try {
            return findClass(name);
        } catch (ClassNotFoundException notHere) {
            return super.loadClass(name, false);
        }
    }

    @Override
    public URL getResource(String name) {
        URL own = findResource(name);
        return own != null ? own : super.getResource(name);
    }
}
