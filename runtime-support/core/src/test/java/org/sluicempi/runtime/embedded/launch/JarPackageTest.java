package org.sluicempi.runtime.embedded.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.jar.Attributes;
import java.util.jar.Attributes.Name;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.runtime.embedded.ChildJvm;

/** What a program finds of its packages is what it finds where the JDK's own loader has loaded it. */
class JarPackageTest {
    @TempDir
    Path folder;

    private Path classes;

    @BeforeEach
    void compile() throws Exception {
        ChildJvm child = new ChildJvm(folder);
        for (String name : List.of("First", "Second", "Third")) {
            child.compile("told/" + name, "package told; public class " + name + " {}");
        }
        child.compile("told/inner/Own", "package told.inner; public class Own {}");
        classes = folder.resolve("classes");
    }

    @Test
    void a_jar_tells_of_its_packages() throws Exception {
        Manifest manifest = manifest(false);
        manifest.getEntries().put("told/inner/", new Attributes());
        manifest.getAttributes("told/inner/").put(Name.IMPLEMENTATION_VERSION, "4.0");
        URL[] path = {jar("a.jar", manifest, "told/First", "told/inner/Own")};

        assertThat(told(path, "told.First"))
                .containsExactly("title", "1", "sun", "Program", "3.7", "me", "false")
                .isEqualTo(toldByTheJdk(path, "told.First"));
        assertThat(told(path, "told.inner.Own"))
                .contains("4.0", "Program")
                .isEqualTo(toldByTheJdk(path, "told.inner.Own"));
    }

    @Test
    void a_folder_and_a_jar_without_a_manifest_tell_nothing() throws Exception {
        Files.createDirectories(classes.resolve("META-INF"));
        try (var out = Files.newOutputStream(classes.resolve("META-INF/MANIFEST.MF"))) {
            manifest(false).write(out);
        }
        URL[] inFolder = {classes.toUri().toURL()};
        URL[] inJar = {jar("a.jar", null, "told/First")};

        for (URL[] path : List.of(inFolder, inJar)) {
            assertThat(told(path, "told.First"))
                    .containsExactly("null", "null", "null", "null", "null", "null", "false")
                    .isEqualTo(toldByTheJdk(path, "told.First"));
        }
    }

    @Test
    void a_sealed_package_takes_no_class_from_elsewhere() throws Exception {
        URL sealed = jar("sealed.jar", manifest(true), "told/First", "told/Third");
        URL open = jar("open.jar", manifest(false), "told/Second");
        ClassLoader ranks = ranks(sealed, open);

        assertThat(ranks.loadClass("told.First").getPackage().isSealed(sealed)).isTrue();
        assertThat(ranks.loadClass("told.Third").getPackage().isSealed()).isTrue();
        assertThatThrownBy(() -> ranks.loadClass("told.Second"))
                .isInstanceOf(SecurityException.class)
                .hasMessage("sealing violation: package told is sealed");

        ClassLoader reversed = ranks(sealed, open);
        reversed.loadClass("told.Second");
        assertThatThrownBy(() -> reversed.loadClass("told.First"))
                .isInstanceOf(SecurityException.class)
                .hasMessageContaining("can't seal package told");
    }

    @Test
    void threads_that_load_classes_of_one_package_at_once_all_find_it() throws Exception {
        URL jar = jar("a.jar", manifest(true), "told/First", "told/Second", "told/Third");
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            for (int round = 0; round < 200; round++) {
                ClassLoader ranks = ranks(jar);
                CyclicBarrier together = new CyclicBarrier(3);
                List<Callable<String>> loads = new ArrayList<>();
                for (String name : List.of("First", "Second", "Third")) {
                    loads.add(() -> {
                        together.await();
                        return ranks.loadClass("told." + name).getPackage().getImplementationVersion();
                    });
                }
                for (Future<String> version : threads.invokeAll(loads)) {
                    assertThat(version.get()).isEqualTo("3.7");
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static Manifest manifest(boolean sealed) {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Name.MANIFEST_VERSION, "1.0");
        main.put(Name.SPECIFICATION_TITLE, "title");
        main.put(Name.SPECIFICATION_VERSION, "1");
        main.put(Name.SPECIFICATION_VENDOR, "sun");
        main.put(Name.IMPLEMENTATION_TITLE, "Program");
        main.put(Name.IMPLEMENTATION_VERSION, "3.7");
        main.put(Name.IMPLEMENTATION_VENDOR, "me");
        main.put(Name.SEALED, String.valueOf(sealed));
        return manifest;
    }

    private URL jar(String file, Manifest manifest, String... names) throws IOException {
        Path jar = folder.resolve(file);
        try (JarOutputStream out = manifest == null
                ? new JarOutputStream(Files.newOutputStream(jar))
                : new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (String name : names) {
                out.putNextEntry(new JarEntry(name + ".class"));
                Files.copy(classes.resolve(name + ".class"), out);
            }
        }
        return jar.toUri().toURL();
    }

    private static ClassLoader ranks(URL... path) {
        return new RankClassLoader(null, path);
    }

    private static List<String> told(URL[] path, String name) throws Exception {
        return words(ranks(path).loadClass(name).getPackage());
    }

    private static List<String> toldByTheJdk(URL[] path, String name) throws Exception {
        try (URLClassLoader loader = new URLClassLoader(path, null)) {
            return words(loader.loadClass(name).getPackage());
        }
    }

    private static List<String> words(Package of) {
        return List.of(
                String.valueOf(of.getSpecificationTitle()),
                String.valueOf(of.getSpecificationVersion()),
                String.valueOf(of.getSpecificationVendor()),
                String.valueOf(of.getImplementationTitle()),
                String.valueOf(of.getImplementationVersion()),
                String.valueOf(of.getImplementationVendor()),
                String.valueOf(of.isSealed()));
    }
}
