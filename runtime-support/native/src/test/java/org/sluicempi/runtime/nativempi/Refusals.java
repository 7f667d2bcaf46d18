package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;

/** What a library has refused in a program of these tests, each a line {@code REFUSED what: reason}. */
final class Refusals {
    private static final String MARK = "REFUSED ";

    private Refusals() {}

    /** Says all of them aloud; one that is not known to be this library's fails. */
    static void tell(Installed library, Child child, String... known) {
        List<String> lines = child.output()
                .lines()
                .filter(line -> line.startsWith(MARK))
                .distinct()
                .toList();
        lines.forEach(line -> System.out.println(library + " " + line));
        assertThat(lines.stream()
                        .map(line -> line.substring(MARK.length(), line.indexOf(':')))
                        .collect(Collectors.toSet()))
                .isSubsetOf(known);
    }
}
