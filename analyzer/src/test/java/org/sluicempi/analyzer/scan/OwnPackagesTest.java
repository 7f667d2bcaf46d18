package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which packages belong to a program. */
class OwnPackagesTest {
    @ParameterizedTest
    @CsvSource({
        "heat.core, heat.gen, true",
        "heat.core, heat, true",
        "heat, heat.gen.more, true",
        "heat.core, cold.core, false",
        "heat.core, junit.framework, false",
        "heat.core, gen, true",
        "heat.core, mpi, false",
        "heat.core, lib.one, false",
        "lib.two, lib.one, true",
        "org.heat, org.junit, false",
        "org.heat, org.heat.gen, true",
        "org.heat.core, org.heat, true",
        "org.heat.core, org, true",
        "org, org.heat, true",
        "org.heat, com.heat, false",
        "de.heat, de.cold, false",
        "ab.heat, ab.heat.gen, true"
    })
    void beginsAsOneOfTheProgram(String own, String other, boolean held) {
        assertThat(new OwnPackages(List.of(own, ""), Set.of("mpi", "lib.one")).hold(other))
                .isEqualTo(held && !other.equals("lib.one"));
    }

    @Test
    void anyOfThemCounts() {
        OwnPackages own = new OwnPackages(List.of("org.heat", "cold.core"), Set.of());
        assertThat(List.of("org.heat.gen", "cold.gen")).allMatch(own::hold);
        assertThat(new OwnPackages(List.of(), Set.of()).hold("a.b")).isFalse();
    }
}
