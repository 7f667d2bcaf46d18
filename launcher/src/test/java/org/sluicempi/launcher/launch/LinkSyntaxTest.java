package org.sluicempi.launcher.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** What is taken for a link is what the engine takes for one. */
class LinkSyntaxTest {
    private static boolean engineTakes(String link) {
        try {
            LinkModel.parse(link);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1gbit,50us",
                "10gbit,5us,eager=64k",
                "120MB/s,1ms",
                " 1.5 Gbit , 2 us , eager=8 , o=1us , g=20ns",
                "1b/s,1s,eager=1MiB",
                "1tbit,0ns"
            })
    void aLinkIsOne(String link) {
        assertThat(engineTakes(link)).isTrue();
        assertThat(LinkSyntax.isRight(link)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "foo",
                "1gbit",
                "50us,1gbit",
                "1gbit,50",
                "1gbit,50us,",
                "1gbit,50us,64k",
                "-1gbit,5us",
                "1gbit,5us,eager=x",
                "1gbit;5us",
                "1tb/s,5us",
                "1gbit,5us,o=3"
            })
    void anythingElseIsNone(String link) {
        assertThat(engineTakes(link)).isFalse();
        assertThat(LinkSyntax.isRight(link)).isFalse();
    }
}
