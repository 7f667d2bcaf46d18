package org.sluicempi.runtime.embedded.launch;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.Enumeration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.jar.Manifest;
import org.sluicempi.runtime.embedded.jvm.SystemPatch;

/** The classes of a program, read once for all its ranks: those of a class path, or class files that are in memory. */
public final class ProgramClasses {
    /** A class file, changed as SystemPatch does, where it came from, and what its jar says of itself. */
    record ClassFile(byte[] bytes, CodeSource source, Optional<Manifest> manifest) {}

    private static final CodeSource NOWHERE = new CodeSource(null, (Certificate[]) null);

    private final URLClassLoader finder;
    private final Map<String, byte[]> inMemory;
    private final ConcurrentMap<String, Optional<ClassFile>> files = new ConcurrentHashMap<>();

    /** By jar: the JDK copies the whole of a manifest for whoever asks. Nobody changes them. */
    private final ConcurrentMap<String, Optional<Manifest>> manifests = new ConcurrentHashMap<>();

    public ProgramClasses(URL[] classPath) {
        this(classPath, Map.of());
    }

    private ProgramClasses(URL[] classPath, Map<String, byte[]> inMemory) {
        this.finder = new URLClassLoader(classPath, null);
        this.inMemory = inMemory;
    }

    /**
     * Of class files that are on no disk; there are no resources.
     *
     * @param classFiles by binary name; not to be changed any more
     */
    public static ProgramClasses inMemory(Map<String, byte[]> classFiles) {
        return new ProgramClasses(new URL[0], classFiles);
    }

    /** The class file of a binary name; empty if there is none. */
    Optional<ClassFile> find(String name) throws ClassNotFoundException {
        Optional<ClassFile> known = files.get(name);
        if (known == null) {
            byte[] bytes = inMemory.get(name);
            known = bytes == null
                    ? onClassPath(name)
                    : Optional.of(new ClassFile(SystemPatch.apply(bytes), NOWHERE, Optional.empty()));
            files.putIfAbsent(name, known);
        }
        return known;
    }

    private Optional<ClassFile> onClassPath(String name) throws ClassNotFoundException {
        String path = name.replace('.', '/') + ".class";
        URL url = finder.findResource(path);
        return url == null ? Optional.empty() : Optional.of(read(name, url, path));
    }

    private ClassFile read(String name, URL url, String path) throws ClassNotFoundException {
        try {
            URLConnection connection = url.openConnection();
            try (InputStream in = connection.getInputStream()) {
                byte[] bytes = SystemPatch.apply(in.readAllBytes());
                CodeSource source = new CodeSource(root(connection, url, path), (Certificate[]) null);
                return new ClassFile(bytes, source, manifest(connection));
            }
        } catch (IOException e) {
            throw new ClassNotFoundException(name + " cannot be read from " + url, e);
        }
    }

    private Optional<Manifest> manifest(URLConnection connection) throws IOException {
        if (!(connection instanceof JarURLConnection jar)) {
            return Optional.empty();
        }
        String place = jar.getJarFileURL().toExternalForm();
        Optional<Manifest> known = manifests.get(place);
        if (known == null) {
            known = Optional.ofNullable(jar.getManifest());
            manifests.putIfAbsent(place, known);
        }
        return known;
    }

    private static URL root(URLConnection connection, URL url, String path) throws MalformedURLException {
        if (connection instanceof JarURLConnection jar) {
            return jar.getJarFileURL();
        }
        String text = url.toString();
        return new URL(text.substring(0, text.length() - path.length()));
    }

    URL resource(String name) {
        return finder.findResource(name);
    }

    Enumeration<URL> resources(String name) throws IOException {
        return finder.findResources(name);
    }
}
