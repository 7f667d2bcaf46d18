package org.sluicempi.analyzer.callgraph;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.scan.Elsewhere;

/** The properties of the JDK whose value is the name of a class that it makes an object of when it needs one. */
final class ClassProperties {
    private static final List<String> NAMES = List.of(
            "awt.toolkit",
            "com.sun.net.httpserver.HttpServerProvider",
            "java.content.handler.pkgs",
            "java.locale.providers",
            "java.naming.factory",
            "java.nio.channels.DefaultThreadPool.threadFactory",
            "java.nio.channels.spi",
            "java.nio.file.spi",
            "java.protocol.handler.pkgs",
            "java.rmi.server",
            "java.security.auth",
            "java.security.manager",
            "java.time.zone.DefaultZoneRulesProvider",
            "java.util.concurrent.ForkJoinPool.common.exceptionHandler",
            "java.util.concurrent.ForkJoinPool.common.threadFactory",
            "java.util.logging.config",
            "java.util.logging.manager",
            "java.util.prefs.PreferencesFactory",
            "javax.accessibility",
            "javax.management.builder.initial",
            "javax.rmi.ssl",
            "javax.sound.midi",
            "javax.sound.sampled",
            "javax.xml",
            "jdbc.drivers",
            "org.w3c.dom.DOMImplementationSourceList",
            "org.xml.sax.driver",
            "ssl.ServerSocketFactory.provider",
            "ssl.SocketFactory.provider",
            "swing.defaultlaf");

    /** Without one of these no program sets a property. */
    private static final List<String> SETTERS = List.of("setProperty", "setProperties", "getProperties");

    private ClassProperties() {}

    /** Whether a text holds the name of one. */
    static boolean areIn(String text) {
        return NAMES.stream().anyMatch(text::contains);
    }

    /** Whether files of which only the words are known may set one. */
    static boolean areSetIn(Elsewhere elsewhere) {
        return SETTERS.stream().anyMatch(elsewhere::mentions)
                && NAMES.stream().anyMatch(name -> Stream.of(name.split("[.]")).allMatch(elsewhere::mentions));
    }
}
