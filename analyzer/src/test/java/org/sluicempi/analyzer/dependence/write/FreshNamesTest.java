package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.source.Span;

/** Names that nothing else has where they are seen. */
class FreshNamesTest {
    private static final Span ALL = new Span(0, 100);

    private final FreshNames names = new FreshNames(Set.of("i0", "i0_2", "sendA"));

    private static String forBuffer(String name) {
        Trial trial = Trial.of("double[] " + name + " = new double[n]; for (int i = 0; i < n; i++) " + name
                + "[i] = i;\ncomm.send(" + name + ", n, MPI.DOUBLE, 1, 0);");
        return new FreshNames(Set.of("sendTaken")).of("send", trial.candidate().buffer(), ALL);
    }

    @Test
    void aBufferMayBeCalledAsTheVerbAlready() {
        assertThat(forBuffer("row")).isEqualTo("sendRow");
        assertThat(forBuffer("taken")).isEqualTo("sendTaken2");
        assertThat(forBuffer("sendbuf")).isEqualTo("sendbufDelta");
        assertThat(forBuffer("SendBuf")).isEqualTo("SendBufDelta");
        assertThat(forBuffer("sen")).isEqualTo("sendSen");
    }

    @Test
    void wordsOfTheFileAreTaken() {
        assertThat(names.of("i", 1, ALL)).isEqualTo("i1");
        assertThat(names.of("i", 0, ALL)).isEqualTo("i0_3");
    }

    @Test
    void placesBesideEachOtherShareAName() {
        assertThat(names.of("j", 0, new Span(10, 20))).isEqualTo("j0");
        assertThat(names.of("j", 0, new Span(20, 30))).isEqualTo("j0");
        assertThat(names.of("j", 0, new Span(0, 10))).isEqualTo("j0");
        assertThat(names.of("j", 0, new Span(12, 15))).isEqualTo("j0_2");
        assertThat(names.of("j", 0, new Span(29, 40))).isEqualTo("j0_2");
        assertThat(names.of("j", 0, new Span(40, 50))).isEqualTo("j0");
    }
}
