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
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.sluicempi.runtime.embedded.jvm.SystemPatch;

/** The class path of a program, read once for all its ranks. */
public final class ProgramClasses {
    /** A class file, changed as SystemPatch does, and where it came from. */
    record ClassFile(byte[] bytes, CodeSource source) {}

    private final URLClassLoader finder;
    private final ConcurrentMap<String, Optional<ClassFile>> files = new ConcurrentHashMap<>();

    public ProgramClasses(URL[] classPath) {
        this.finder = new URLClassLoader(classPath, null);
    }

    /** The class file of a binary name; empty if the class path has none. */
    Optional<ClassFile> find(String name) throws ClassNotFoundException {
        Optional<ClassFile> known = files.get(name);
        if (known == null) {
            String path = name.replace('.', '/') + ".class";
            URL url = finder.findResource(path);
            known = url == null ? Optional.empty() : Optional.of(read(name, url, path));
            files.putIfAbsent(name, known);
        }
        return known;
    }

    private static ClassFile read(String name, URL url, String path) throws ClassNotFoundException {
        try {
            URLConnection connection = url.openConnection();
            try (InputStream in = connection.getInputStream()) {
                byte[] bytes = SystemPatch.apply(in.readAllBytes());
                return new ClassFile(bytes, new CodeSource(root(connection, url, path), (Certificate[]) null));
            }
        } catch (IOException e) {
            throw new ClassNotFoundException(name + " cannot be read from " + url, e);
        }
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
