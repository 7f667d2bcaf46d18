package org.sluicempi.runtime.embedded.launch;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes.Name;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.RankScope;
import org.sluicempi.runtime.embedded.context.CurrentRank;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.job.EmbeddedRank;
import org.sluicempi.runtime.embedded.jvm.ProcessScope;
import org.sluicempi.runtime.embedded.jvm.RankProcess;
import org.sluicempi.runtime.embedded.jvm.RankSystem;
import org.sluicempi.runtime.embedded.jvm.SystemPatch;

/**
 * Loads the classes of one rank's program and API face, so that static fields are per rank. Looks into its own class path
 * first; only the JDK and {@code org.sluicempi.runtime} always come from the parent, so all ranks share them. What a JVM
 * has once is made the rank's own while loading, see {@link SystemPatch}.
 */
public final class RankClassLoader extends ClassLoader implements RankScope, ProcessScope {
    static {
        registerAsParallelCapable();
    }

    private static final String SHARED = "org.sluicempi.runtime.";

    private static final Set<String> OWN_OF_RANK = Set.of(
            RankSystem.class.getName(),
            RankSystem.OfRuntime.class.getName(),
            RankSystem.class.getPackageName() + ".Reflected",
            RankSystem.class.getPackageName() + ".RankIo",
            RankSystem.class.getPackageName() + ".ContextLoader",
            RankSystem.class.getPackageName() + ".RankDrivers",
            RankSystem.class.getPackageName() + ".RankDrivers$Look");

    private final Rank rank;
    private final RankProcess process;
    private final ProgramClasses classes;

    public RankClassLoader(Rank rank, URL[] classPath) {
        this(rank, new ProgramClasses(classPath));
    }

    public RankClassLoader(Rank rank, ProgramClasses classes) {
        super(RankClassLoader.class.getClassLoader());
        this.rank = rank;
        this.process = process(rank);
        this.classes = classes;
    }

    @Override
    public Rank rank() {
        return rank;
    }

    /** Of the rank that runs this thread if the given one stands in for it, as in tests. */
    private static RankProcess process(Rank rank) {
        RankContext own = rank instanceof EmbeddedRank embedded ? embedded.context() : CurrentRank.get();
        return own == null
                ? new RankProcess(
                        System.getProperties(),
                        (code, halted) -> Runtime.getRuntime().halt(code))
                : own.process();
    }

    @Override
    public RankProcess process() {
        return process;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (OWN_OF_RANK.contains(name)) {
            return ownOfRank(name);
        }
        if (isShared(name)) {
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

    private static boolean isShared(String name) {
        return name.startsWith(SHARED) || name.startsWith("java.");
    }

    /** Where the JDK looks for a class of this loader's module, past the parent: annotations of packages, too. */
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Optional<ProgramClasses.ClassFile> file = isShared(name) ? Optional.empty() : classes.find(name);
        return define(name, file.orElseThrow(() -> new ClassNotFoundException(name)));
    }

    /** One of the few classes of the runtime that are loaded once for each rank. */
    private Class<?> ownOfRank(String name) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> found = findLoadedClass(name);
            if (found != null) {
                return found;
            }
            String path = name.replace('.', '/') + ".class";
            try (InputStream in = RankClassLoader.class.getClassLoader().getResourceAsStream(path)) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    private Class<?> define(String name, ProgramClasses.ClassFile file) {
        int dot = name.lastIndexOf('.');
        if (dot >= 0) {
            Optional<URL> place = Optional.ofNullable(file.source().getLocation());
            define(new JarPackage(name.substring(0, dot), file.manifest(), place));
        }
        return defineClass(
                name, file.bytes(), 0, file.bytes().length, new ProtectionDomain(file.source(), null, this, null));
    }

    /** Must come before the first class of the package, for which the JVM else makes one of which nothing is known. */
    private void define(JarPackage of) {
        Package defined = getDefinedPackage(of.name());
        if (defined == null) {
            try {
                definePackage(
                        of.name(),
                        of.says(Name.SPECIFICATION_TITLE),
                        of.says(Name.SPECIFICATION_VERSION),
                        of.says(Name.SPECIFICATION_VENDOR),
                        of.says(Name.IMPLEMENTATION_TITLE),
                        of.says(Name.IMPLEMENTATION_VERSION),
                        of.says(Name.IMPLEMENTATION_VENDOR),
                        of.sealed() ? of.place().orElse(null) : null);
                return;
            } catch (IllegalArgumentException another) {
                // another thread has loaded another class of the package
                defined = getDefinedPackage(of.name());
            }
        }
        of.join(defined);
    }

    @Override
    public URL getResource(String name) {
        URL own = findResource(name);
        return own != null ? own : getParent().getResource(name);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        List<URL> all = new ArrayList<>(Collections.list(findResources(name)));
        all.addAll(Collections.list(getParent().getResources(name)));
        return Collections.enumeration(all);
    }

    /** Where the JDK looks for a resource of this loader's module, past the parent. */
    @Override
    protected URL findResource(String name) {
        return classes.resource(name);
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return classes.resources(name);
    }
}
