package org.sluicempi.analyzer.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which names are those of the JDK's types. */
class JdkTypesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.String",
                "java.later.Type",
                "jdk.later.Type",
                "javax.swing.JLabel",
                "javax.swing.JLabel$Inner",
                "javax.swing.JLabel.Inner",
                "javax.swing.Later",
                "com.sun.net.httpserver.HttpServer",
                "org.w3c.dom.Node",
                "sun.nio.ch.Net"
            })
    void ofTheJdk(String name) {
        assertThat(JdkTypes.hold(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lib.Work",
                "lib.java.lang.String",
                "javax.inject.Inject",
                "javax.swing.later.Type",
                "com.sun.jna.Native",
                "java2.Type",
                "jdk2.Type",
                "javax.swing",
                "JLabel"
            })
    void ofOthers(String name) {
        assertThat(JdkTypes.hold(name)).isFalse();
    }
}
