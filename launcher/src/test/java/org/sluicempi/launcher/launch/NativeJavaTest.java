package org.sluicempi.launcher.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.launcher.program.Installation;

class NativeJavaTest {
    @TempDir
    Path folder;

    @Test
    void this_java_is_taken_if_it_is_new_enough() {
        assertThat(found(25, Map.of())).isEqualTo(Installation.java());
    }

    @Test
    void an_installed_one_is_found_by_its_release_file() throws IOException {
        java("jdk-17", "17.0.15");
        Path newer = java("jdk-25", "25.0.3");
        Files.createDirectories(folder.resolve("no-java"));

        assertThat(found(17, Map.of())).isEqualTo(newer.resolve("bin/java"));
    }

    @Test
    void the_variable_wins_and_must_be_right() throws IOException {
        Path named = java("named", "26-ea");
        java("a-first", "25.0.1");
        Path old = java("old", "21.0.2");

        assertThat(found(17, Map.of("SLUICE_JAVA_HOME", named.toString()))).isEqualTo(named.resolve("bin/java"));
        assertThatThrownBy(() -> found(25, Map.of("SLUICE_JAVA_HOME", old.toString())))
                .hasMessage("SLUICE_JAVA_HOME is " + old + ", which is no Java 25 or newer");
    }

    @Test
    void without_one_the_message_says_what_to_install() throws IOException {
        java("jdk-17", "17.0.15");

        assertThatThrownBy(() -> found(17, Map.of()))
                .hasMessageContaining("--engine native: needs Java 25 or newer, this is 17")
                .hasMessageContaining("SLUICE_JAVA_HOME");
    }

    private Path found(int version, Map<String, String> environment) {
        return new NativeJava(
                        Installation.java(), version, environment::get, List.of(folder.toString(), "/no/such/folder"))
                .require("--engine native");
    }

    private Path java(String name, String version) throws IOException {
        Path home = folder.resolve(name);
        Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
        Files.writeString(java, "");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home;
    }
}
