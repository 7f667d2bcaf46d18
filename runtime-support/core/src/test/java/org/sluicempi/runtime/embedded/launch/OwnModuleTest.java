package org.sluicempi.runtime.embedded.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.embedded.ChildJvm;

/** What the JDK looks for in the module of a program's class is there, as with the JDK's own loader. */
class OwnModuleTest {
    @TempDir
    Path folder;

    private URL[] path;

    @BeforeEach
    void compile() throws Exception {
        ChildJvm child = new ChildJvm(folder);
        child.compile("noted/package-info", "@Deprecated package noted;");
        child.compile("noted/First", "package noted; public class First {}");
        Path classes = child.compile("noted/Later", "package noted; public class Later {}");
        path = new URL[] {classes.toUri().toURL()};
    }

    private List<ClassLoader> loaders() {
        return List.of(new RankClassLoader(null, path), new URLClassLoader(path, Rank.class.getClassLoader()));
    }

    @Test
    void packagesAreSeenWithTheirAnnotations() throws Exception {
        for (ClassLoader loader : loaders()) {
            Package noted = loader.loadClass("noted.First").getPackage();
            assertThat(noted.isAnnotationPresent(Deprecated.class)).isTrue();
            assertThat(noted.getAnnotations()).hasSize(1);
        }
    }

    @Test
    void classesAreFoundByTheirModule() throws Exception {
        for (ClassLoader loader : loaders()) {
            Module own = loader.loadClass("noted.First").getModule();
            Class<?> later = Class.forName(own, "noted.Later");
            assertThat(later).isNotNull().isSameAs(loader.loadClass("noted.Later"));
            assertThat(Class.forName(own, "noted.Later")).isSameAs(later);
            assertThat(Class.forName(own, "noted.First")).isSameAs(loader.loadClass("noted.First"));
            assertThat(Class.forName(own, "noted.Nothing")).isNull();
            assertThat(Class.forName(own, "java.lang.Object")).isNull();
            assertThat(Class.forName(own, Rank.class.getName())).isNull();
        }
    }

    @Test
    void resourcesAreFoundByTheirModuleAndByItAlone() throws Exception {
        String shared = Rank.class.getName().replace('.', '/') + ".class";
        for (ClassLoader loader : loaders()) {
            Module own = loader.loadClass("noted.First").getModule();
            try (InputStream in = own.getResourceAsStream("noted/First.class")) {
                assertThat(in).isNotNull();
            }
            assertThat(own.getResourceAsStream("noted/Nothing.class")).isNull();
            assertThat(own.getResourceAsStream(shared)).isNull();
            assertThat(loader.getResource("noted/First.class")).isNotNull();
            assertThat(loader.getResource("noted/Nothing.class")).isNull();
            assertThat(loader.getResource(shared)).isNotNull();
            assertThat(Collections.list(loader.getResources("noted/First.class")))
                    .hasSize(1);
            assertThat(Collections.list(loader.getResources(shared))).hasSize(1);
        }
    }
}
