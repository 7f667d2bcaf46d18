package org.sluicempi.runtime.embedded;

import java.io.IOException;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.RankScope;

/**
 * Loads the classes of one rank's program and API face, so that static fields are per rank. Looks into its own class path
 * first; only the JDK and {@code org.sluicempi.runtime} always come from the parent, so all ranks share them. Exits are
 * redirected while loading, see {@link ExitPatch}.
 */
public final class RankClassLoader extends ClassLoader implements RankScope {
    static {
        registerAsParallelCapable();
    }

    private static final String SHARED = "org.sluicempi.runtime.";

    private final Rank rank;
    private final ProgramClasses classes;

    public RankClassLoader(Rank rank, URL[] classPath) {
        this(rank, new ProgramClasses(classPath));
    }

    RankClassLoader(Rank rank, ProgramClasses classes) {
        super(RankClassLoader.class.getClassLoader());
        this.rank = rank;
        this.classes = classes;
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
                Optional<ProgramClasses.ClassFile> file = classes.find(name);
                found = file.isPresent() ? define(name, file.get()) : super.loadClass(name, false);
            }
            if (resolve) {
                resolveClass(found);
            }
            return found;
        }
    }

    private Class<?> define(String name, ProgramClasses.ClassFile file) {
        return defineClass(
                name, file.bytes(), 0, file.bytes().length, new ProtectionDomain(file.source(), null, this, null));
    }

    @Override
    public URL getResource(String name) {
        URL own = classes.resource(name);
        return own != null ? own : super.getResource(name);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        List<URL> all = new ArrayList<>(Collections.list(classes.resources(name)));
        all.addAll(Collections.list(getParent().getResources(name)));
        return Collections.enumeration(all);
    }
}
