package org.sluicempi.analyzer.flow.lowering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import spoon.Launcher;
import spoon.reflect.declaration.CtMethod;
import spoon.support.compiler.VirtualFile;

/** In which order the parts of record patterns are asked for and tested: that of javac 21 to 25, seen in what it compiles. */
class PatternLoweringTest {
    private static final String RECORDS =
            "record P(Object a, int b) { } record Q(P p, int c) { } record R(Q q, P r, Object s) { } record G<T>(T v) { } ";

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            P(String s, int y)                      => P a String b
            P(Object s, int y)                      => P a b
            P(_, int y)                             => P a b
            P(_, _)                                 => P a b
            Q(P(String s, int y), int c)            => Q p P c a String b
            R(Q(P(_, int y), _), P(_, _), String t) => R q Q r P s String p P c a b a b
            """)
    void partsAreAskedFor(String pattern, String expected) {
        Body body = new Bodies().of(method("boolean m(Object o) { return o instanceof " + pattern + "; }"));

        List<String> asked =
                body.steps().stream().map(PatternLoweringTest::name).toList();

        assertThat(asked.stream().filter(name -> !name.isEmpty()).collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    /** As javac casts what a method returns whose declared type is a type parameter. */
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            g instanceof G<String>(var v)                       => String
            g instanceof G<String>(_)                           => String
            g instanceof G<String>(Object v)                    => String
            g instanceof G(var v)                               => String
            g instanceof G(_)                                   => String
            h instanceof G<?>(var v)                            => ''
            o instanceof P(var v, _)                            => ''
            i instanceof G(G(String v))                         => G String
            """)
    void partsOfATypeParameterAreCast(String test, String expected) {
        Body body = new Bodies()
                .of(method("boolean m(Object o, G<String> g, G<?> h, G<G<String>> i) { return " + test + "; }"));

        assertThat(body.steps().stream()
                        .filter(Step.CheckCast.class::isInstance)
                        .map(step -> ((Step.CheckCast) step).to().getSimpleName())
                        .collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    private static String name(Step step) {
        if (step instanceof Step.Call call) {
            return call.method().name();
        }
        return step instanceof Step.InstanceOf test ? test.type().getSimpleName() : "";
    }

    private static CtMethod<?> method(String source) {
        Launcher launcher = new Launcher();
        launcher.getEnvironment().setComplianceLevel(22);
        launcher.getEnvironment().setNoClasspath(true);
        launcher.addInputResource(new VirtualFile(RECORDS + "class A { " + source + " }", "A.java"));
        launcher.buildModel();
        return launcher.getFactory().Class().get("A").getMethodsByName("m").get(0);
    }
}
