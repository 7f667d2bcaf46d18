package org.sluicempi.analyzer.flow;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.objectweb.asm.tree.ClassNode;
import org.sluicempi.analyzer.model.StaticMembers;
import spoon.Launcher;
import spoon.reflect.declaration.CtType;
import spoon.reflect.visitor.filter.TypeFilter;
import spoon.support.compiler.FileSystemFile;

/**
 * Java files with the classes that a compiler made of them.
 *
 * @param types all, nested and anonymous ones too
 */
public record Project(List<CtType<?>> types, Classes classes) {
    private static final int RELEASE = 17;

    /** Compiles the files. */
    public static Project compiled(List<Path> files, List<Path> classPath, Charset encoding, Path output)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, Locale.ROOT, encoding)) {
            List<String> options = List.of(
                    "--release",
                    Integer.toString(RELEASE),
                    "-g",
                    "-nowarn",
                    "-proc:none",
                    "-implicit:none",
                    "-cp",
                    joined(classPath),
                    "-d",
                    output.toString());
            boolean fine = compiler.getTask(
                            complaints, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            if (!fine) {
                throw new IllegalStateException("does not compile: " + complaints);
            }
        }
        return new Project(model(files, classPath, encoding), classes(output));
    }

    /**
     * Takes the classes of the files as they were published.
     *
     * @param root of the files' packages
     */
    static Project published(List<Path> files, Path root, List<Path> classPath, Path jar) throws IOException {
        Set<String> names = files.stream()
                .map(file -> root.relativize(file).toString().replace(File.separatorChar, '/'))
                .collect(Collectors.toSet());
        Classes classes = new Classes(node -> names.contains(file(node)));
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(jar))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
                    classes.add(zip.readAllBytes());
                }
            }
        }
        return new Project(model(files, classPath, StandardCharsets.UTF_8), classes);
    }

    private static String file(ClassNode node) {
        return node.name.substring(0, node.name.lastIndexOf('/') + 1) + node.sourceFile;
    }

    private static Classes classes(Path folder) throws IOException {
        Classes classes = new Classes(node -> true);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                classes.add(Files.readAllBytes(file));
            }
        }
        return classes;
    }

    private static List<CtType<?>> model(List<Path> files, List<Path> classPath, Charset encoding)
            throws MalformedURLException {
        Launcher launcher = new StaticMembers();
        launcher.getEnvironment().setNoClasspath(true);
        launcher.getEnvironment().setComplianceLevel(RELEASE);
        launcher.getEnvironment().setEncoding(encoding);
        launcher.getEnvironment().setLevel("OFF");
        launcher.getEnvironment()
                .setSourceClasspath(classPath.stream().map(Path::toString).toArray(String[]::new));
        List<URL> urls = new ArrayList<>();
        for (Path entry : classPath) {
            urls.add(entry.toUri().toURL());
        }
        launcher.getEnvironment()
                .setInputClassLoader(
                        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader()));
        files.forEach(file -> launcher.addInputResource(new FileSystemFile(file.toFile())));
        launcher.buildModel();
        return new ArrayList<>(launcher.getModel().getElements(new TypeFilter<CtType<?>>(CtType.class)));
    }

    private static String joined(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
