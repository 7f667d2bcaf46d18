package org.sluicempi.transformer.weave;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.sluicempi.analyzer.InputException;

/**
 * Who extends whom, read from class files without loading any class. Names are internal ({@code java/lang/Object}). A class
 * that is found nowhere counts as a direct subclass of Object that implements nothing known.
 */
final class ClassHierarchy implements AutoCloseable {
    static final String OBJECT = "java/lang/Object";

    private record Header(String superName, List<String> interfaces, boolean isInterface) {}

    private final List<Path> folders = new ArrayList<>();
    private final List<ZipFile> jars = new ArrayList<>();
    private final Map<String, Optional<Header>> headers = new HashMap<>();

    /** Entries are searched in order, then the JDK that runs this. */
    ClassHierarchy(List<Path> classPath) {
        for (Path entry : classPath) {
            if (Files.isDirectory(entry)) {
                folders.add(entry);
            } else {
                jars.add(open(entry));
            }
        }
    }

    private static ZipFile open(Path jar) {
        try {
            return new ZipFile(jar.toFile());
        } catch (IOException e) {
            throw new InputException(jar + ": not a readable jar or folder", e);
        }
    }

    boolean isInterface(String name) {
        return header(name).map(Header::isInterface).orElse(false);
    }

    /** The superclass, empty for Object; Object for an interface or an unknown class. */
    Optional<String> superOf(String name) {
        if (name.equals(OBJECT)) {
            return Optional.empty();
        }
        return Optional.of(header(name).map(Header::superName).orElse(OBJECT));
    }

    /** Whether {@code name} is {@code ancestor} or inherits from it, as far as class files tell. */
    boolean inherits(String name, String ancestor) {
        return ancestor.equals(OBJECT) || ancestors(name).contains(ancestor);
    }

    /** The nearest class that both extend; Object when one is an interface. */
    String commonSuper(String first, String second) {
        if (inherits(second, first)) {
            return first;
        }
        Optional<String> candidate = Optional.of(first);
        while (candidate.isPresent()) {
            if (inherits(second, candidate.get()) && !isInterface(candidate.get())) {
                return candidate.get();
            }
            candidate = superOf(candidate.get());
        }
        return OBJECT;
    }

    private Set<String> ancestors(String name) {
        Set<String> all = new LinkedHashSet<>();
        collect(name, all);
        return all;
    }

    private void collect(String name, Set<String> all) {
        if (!all.add(name)) {
            return;
        }
        header(name).ifPresent(header -> header.interfaces().forEach(i -> collect(i, all)));
        superOf(name).ifPresent(parent -> collect(parent, all));
    }

    private Optional<Header> header(String name) {
        return headers.computeIfAbsent(name, this::read);
    }

    private Optional<Header> read(String name) {
        try (InputStream in = find(name + ".class")) {
            if (in == null) {
                return Optional.empty();
            }
            ClassReader reader = new ClassReader(in);
            String parent = reader.getSuperName() == null ? OBJECT : reader.getSuperName();
            boolean isInterface = (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
            return Optional.of(new Header(parent, List.of(reader.getInterfaces()), isInterface));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalArgumentException tooNew) {
            return Optional.empty();
        }
    }

    private @Nullable InputStream find(String resource) throws IOException {
        for (Path folder : folders) {
            Path file = folder.resolve(resource);
            if (Files.isRegularFile(file)) {
                return Files.newInputStream(file);
            }
        }
        for (ZipFile jar : jars) {
            ZipEntry entry = jar.getEntry(resource);
            if (entry != null) {
                return jar.getInputStream(entry);
            }
        }
        return ClassLoader.getPlatformClassLoader().getResourceAsStream(resource);
    }

    @Override
    public void close() throws IOException {
        for (ZipFile jar : jars) {
            jar.close();
        }
    }
}
