package org.sluicempi.facetest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * What users are told is in the words of their API: no class that only the runtime knows, no text that the compiler makes
 * for a record, no address of an object, no class of the JDK that stands behind a buffer.
 */
public final class PlainWords {
    private static final Pattern INTERNAL = Pattern.compile(
            "org\\.sluicempi\\.|@[0-9a-f]{4,8}\\b|\\b[A-Z]\\w*\\[\\w+=|\\bjava\\.nio\\.(Direct|Heap)|\\$\\$Lambda");
    /** A name that can only be one of a class: with two capital letters or more, and small ones behind each. */
    private static final Pattern NAME = Pattern.compile("\\b(?:[A-Z][a-z]+){2,}\\b");

    private static final List<String> ROOTS =
            List.of("org.sluicempi.runtime.MpiError", "org.sluicempi.runtime.nativempi.NativeEngine", "mpi.Comm");

    private static final Set<String> CLASSES = classes();

    private PlainWords() {}

    /** Looks at what a stack trace would print of an exception and its causes. */
    public static void check(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            check(each.toString());
        }
    }

    /** @throws AssertionError if there is something in the text that users do not know */
    public static void check(String text) {
        Matcher found = INTERNAL.matcher(text);
        if (found.find()) {
            throw new AssertionError("'" + found.group() + "' stands in what a user reads: " + text);
        }
        NAME.matcher(text).results().forEach(name -> {
            if (CLASSES.contains(name.group())) {
                throw new AssertionError("the class " + name.group() + " stands in what a user reads: " + text);
            }
        });
    }

    /** Simple names of the runtime's classes that are no classes of an API. */
    private static Set<String> classes() {
        Set<String> names = new TreeSet<>();
        Set<String> known = new TreeSet<>();
        for (String root : ROOTS) {
            for (String path : files(root)) {
                String name = path.replaceFirst(".*[/$]", "");
                (path.contains("org/sluicempi/") ? names : known).add(name);
            }
        }
        names.removeAll(known);
        if (names.size() < 100) {
            throw new IllegalStateException("only " + names.size() + " classes of the runtime were found");
        }
        return names;
    }

    private static List<String> files(String className) {
        try {
            Class<?> loaded = Class.forName(className, false, PlainWords.class.getClassLoader());
            URI place =
                    loaded.getProtectionDomain().getCodeSource().getLocation().toURI();
            Path path = Path.of(place);
            if (Files.isDirectory(path)) {
                return below(path);
            }
            // not by a channel: a test program's thread that was interrupted could not read by one
            try (JarFile jar = new JarFile(path.toFile())) {
                return named(jar.stream().map(ZipEntry::getName));
            }
        } catch (ClassNotFoundException e) {
            return List.of(); // a test without this face, or without the native engine
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> below(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return named(all.map(file -> root.relativize(file).toString().replace('\\', '/')));
        }
    }

    private static List<String> named(Stream<String> files) {
        return files.filter(name -> name.endsWith(".class"))
                .map(name -> name.substring(0, name.length() - ".class".length()))
                .toList();
    }
}
