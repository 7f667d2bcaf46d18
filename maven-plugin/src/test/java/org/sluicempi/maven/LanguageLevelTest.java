package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Properties;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;

final class LanguageLevelTest {
    private final Properties project = new Properties();

    @Test
    void the_plugins_own_setting_comes_first() throws Exception {
        project.setProperty("maven.compiler.release", "11");

        assertThat(LanguageLevel.of("17", project)).isEqualTo(17);
    }

    @Test
    void then_the_release_of_the_compiler_then_its_source_level() throws Exception {
        project.setProperty("maven.compiler.source", "1.8");
        assertThat(LanguageLevel.of(null, project)).isEqualTo(8);

        project.setProperty("maven.compiler.release", "11");
        assertThat(LanguageLevel.of(null, project)).isEqualTo(11);
    }

    @Test
    void without_any_it_is_that_of_the_running_java() throws Exception {
        assertThat(LanguageLevel.of(null, project)).isEqualTo(Runtime.version().feature());
    }

    @Test
    void a_level_above_the_running_java_says_what_to_do() {
        assertThatThrownBy(() -> LanguageLevel.of("99", project))
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("sluice.release 99")
                .hasMessageContaining("JAVA_HOME");
    }

    @Test
    void what_is_no_version_is_named_with_its_property() {
        project.setProperty("maven.compiler.source", "seventeen");

        assertThatThrownBy(() -> LanguageLevel.of(null, project))
                .hasMessage("maven.compiler.source seventeen: not a Java version");
    }
}
