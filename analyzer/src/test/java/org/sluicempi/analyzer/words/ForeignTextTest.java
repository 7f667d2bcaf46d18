package org.sluicempi.analyzer.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of a text in a language other than Java. */
class ForeignTextTest {
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            package p                       => p
            package p.q                     => p.q
            package `p`.q                   => p.q
            '  package  p.q;'               => p.q
            import package p                => ''
            packages p                      => ''
            val x = 1                       => ''
            """)
    void thePackage(String text, String packageName) {
        assertThat(new ForeignText(text).packageName()).isEqualTo(packageName);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class",
                "interface",
                "object",
                "trait",
                "enum",
                "record",
                "typealias",
                "deftype",
                "defrecord",
                "definterface",
                "defprotocol"
            })
    void typesAreDeclaredByAKeyword(String keyword) {
        assertThat(new ForeignText("x " + keyword + " One { } private " + keyword + "\n  Other").declared())
                .containsExactly("One", "Other");
        assertThat(new ForeignText("sub" + keyword + " One").declared()).isEmpty();
    }

    @Test
    void thePackageMayStandBelowOtherLines() {
        assertThat(new ForeignText("@file:Name(\"x\")\npackage p.q\n").packageName())
                .isEqualTo("p.q");
    }
}
