package org.sluicempi.launcher.warm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CacheFolderTest {
    private final Map<String, String> environment = new HashMap<>(Map.of("HOME", "/home/ann"));

    @Test
    void it_is_the_one_named_or_lies_among_the_users_caches() {
        assertThat(folder()).contains(Path.of("/home/ann/.cache/sluice"));
        environment.put("XDG_CACHE_HOME", "/scratch");
        assertThat(folder()).contains(Path.of("/scratch/sluice"));
        environment.put("SLUICE_CACHE", "");
        assertThat(folder()).contains(Path.of("/scratch/sluice"));
        environment.put("SLUICE_CACHE", "mine");
        assertThat(folder()).contains(Path.of("mine").toAbsolutePath());
    }

    @Test
    void there_is_none_where_nothing_shall_be_kept_or_nothing_is_known() {
        environment.put("SLUICE_CACHE", "none");
        assertThat(folder()).isEmpty();
        environment.put("SLUICE_CACHE", "/a" + File.pathSeparator + "b");
        assertThat(folder()).isEmpty();
        environment.clear();
        assertThat(folder()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Xshare:off",
                "-Da=b -XX:AOTCache=own.aot",
                "-XX:SharedArchiveFile=x.jsa",
                "@options",
                "-ea @more"
            })
    void options_of_all_jvms_that_a_cache_cannot_stand_beside_win(String options) {
        for (String name : new String[] {"JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"}) {
            environment.put(name, options);
            assertThat(folder()).as(name).isEmpty();
            environment.put(name, "-Xmx1g -Dmail=a@b");
            assertThat(folder()).as(name).isPresent();
        }
    }

    private Optional<Path> folder() {
        return CacheFolder.of(environment::get);
    }
}
