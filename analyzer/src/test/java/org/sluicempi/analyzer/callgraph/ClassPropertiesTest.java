package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.SourceFile;

/** Which properties make the JDK run a class of the program, and how they are set. */
class ClassPropertiesTest {
    @TempDir
    Path folder;

    private boolean areSetIn(String statements) throws IOException {
        Path file = Files.writeString(folder.resolve("Other.java"), "class Other { {" + statements + "} }");
        return ClassProperties.areSetIn(
                new Elsewhere(List.of(new SourceFile(file, file, folder)), StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "awt.toolkit",
                "com.sun.net.httpserver.HttpServerProvider",
                "java.content.handler.pkgs",
                "java.locale.providers",
                "java.naming.factory.initial",
                "java.nio.channels.DefaultThreadPool.threadFactory",
                "java.nio.channels.spi.SelectorProvider",
                "java.nio.file.spi.DefaultFileSystemProvider",
                "java.protocol.handler.pkgs",
                "java.rmi.server.RMIClassLoaderSpi",
                "java.security.auth.login.config",
                "java.security.manager",
                "java.time.zone.DefaultZoneRulesProvider",
                "java.util.concurrent.ForkJoinPool.common.exceptionHandler",
                "java.util.concurrent.ForkJoinPool.common.threadFactory",
                "java.util.logging.config.class",
                "java.util.logging.manager",
                "java.util.prefs.PreferencesFactory",
                "javax.accessibility.assistive_technologies",
                "javax.management.builder.initial",
                "javax.rmi.ssl.client.enabledProtocols",
                "javax.sound.midi.Sequencer",
                "javax.sound.sampled.Clip",
                "javax.xml.parsers.SAXParserFactory",
                "jdbc.drivers",
                "org.w3c.dom.DOMImplementationSourceList",
                "org.xml.sax.driver",
                "ssl.ServerSocketFactory.provider",
                "ssl.SocketFactory.provider",
                "swing.defaultlaf"
            })
    void theValueOfOneNamesAClass(String name) throws IOException {
        assertThat(ClassProperties.areIn(name)).isTrue();
        assertThat(ClassProperties.areIn("-D" + name + "=p.Own")).isTrue();
        assertThat(areSetIn("System.setProperty(\"" + name + "\", \"p.Own\");")).isTrue();
        assertThat(areSetIn("System.getProperty(\"" + name + "\");")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.awt.headless", "java.io.tmpdir", "jdbc.driver", "java.util.logging"})
    void theValueOfAnotherDoesNot(String name) throws IOException {
        assertThat(ClassProperties.areIn(name)).isFalse();
        assertThat(areSetIn("System.setProperty(\"" + name + "\", \"p.Own\");")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"setProperty(\"jdbc.drivers\", \"p.Own\")", "setProperties(all)", "getProperties()"})
    void thereAreSeveralWaysToSetOne(String call) throws IOException {
        assertThat(areSetIn("String name = \"jdbc.drivers\"; System." + call + ";"))
                .isTrue();
    }

    @Test
    void aNameMayBePutTogether() throws IOException {
        assertThat(areSetIn("System.setProperty(\"jdbc\" + '.' + \"drivers\", \"p.Own\");"))
                .isTrue();
        assertThat(areSetIn("System.setProperty(\"jdbc\", \"p.Own\");")).isFalse();
    }
}
