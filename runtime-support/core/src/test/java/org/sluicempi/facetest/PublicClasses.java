package org.sluicempi.facetest;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The public classes of a package, wherever it comes from: those that a program can name. */
public final class PublicClasses {
    private PublicClasses() {}

    /** All that lie where this class does, in its package. */
    public static List<Class<?>> beside(Class<?> type) throws Exception {
        Path home =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(home)) {
            return in(home, type);
        }
        try (FileSystem archive = FileSystems.newFileSystem(home)) {
            return in(archive.getPath("/"), type);
        }
    }

    private static List<Class<?>> in(Path root, Class<?> type) throws IOException, ClassNotFoundException {
        Path folder = root.resolve(type.getPackageName().replace('.', '/'));
        List<String> names;
        try (Stream<Path> files = Files.list(folder)) {
            names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.startsWith("package-info"))
                    .sorted()
                    .toList();
        }
        List<Class<?>> found = new ArrayList<>();
        for (String name : names) {
            String simple = name.substring(0, name.length() - ".class".length());
            Class<?> each = Class.forName(type.getPackageName() + "." + simple, false, type.getClassLoader());
            if (isPublic(each)) {
                found.add(each);
            }
        }
        return found;
    }

    private static boolean isPublic(Class<?> type) {
        boolean outer = type.getEnclosingClass() == null || isPublic(type.getEnclosingClass());
        return outer && Modifier.isPublic(type.getModifiers()) && !type.isAnonymousClass();
    }
}
