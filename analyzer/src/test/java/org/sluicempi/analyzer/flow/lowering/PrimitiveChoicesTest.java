package org.sluicempi.analyzer.flow.lowering;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtMethod;

/** Whether a box is opened: as often as what javac 17 writes opens one, or more often where numbers of several types meet. */
class PrimitiveChoicesTest {
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            Object z = d == 0 ? switch (d) { case 0 -> n; default -> 4; } : 5;                          => 1
            Object z = d == 0 ? 5 : (switch (d) { case 0 -> n; default -> 4; });                        => 1
            Object z = switch (d) { case 0 -> n; default -> 4; };                                       => 1
            Object z = switch (d) { case 0 -> n; default -> n; };                                       => 0
            Object z = switch (d) { case 0 -> n; default -> b; };                                       => 0
            Object z = "" + switch (d) { case 0 -> t; default -> 4; };                                  => 1
            Object z = "" + (d == 0 ? t : 4);                                                           => 1
            Object z = d == 0 ? switch (d) { case 0 -> n; default -> 4; } : "5";                        => 1
            Object z = d == 0 ? switch (d) { case 0 -> n; default -> n; } : 5;                          => 3
            Object z = d == 0 ? switch (d) { case 0 -> n; default -> n; } : n;                          => 0
            Object z = d == 0 ? switch (d) { case 0 -> n; default -> null; } : 5;                       => 2
            Integer z = d == 1 ? null : switch (d) { case 0 -> n; default -> 3; };                      => 1
            Object z = d == 0 ? d == 0 ? null : switch (d) { case 0 -> n; default -> 3; } : 5;          => 2
            Object z = d == 0 ? (Object) switch (d) { case 0 -> n; default -> 4; } : 5;                 => 1
            Object z = (Object) switch (d) { case 0 -> n; default -> 4; };                              => 1
            Object z = (Object) (d == 0 ? switch (d) { case 0 -> n; default -> 4; } : 3);               => 1
            Object z = "" + switch (d) { case 0 -> n; default -> 4; };                                  => 1
            Object z = d == 0 ? switch (d) { case 0: yield b; default: yield true; } : false;           => 1
            Object z = d == 0 ? switch (d) { case 0 -> b; default -> 4; } : 5;                          => 0
            Object z = d == 0 ? n : 4;                                                                  => 1
            """)
    void opensBoxes(String statement, int expected) {
        Body body = new Bodies()
                .of(method("<T extends Integer> void m(int d, Integer n, Boolean b, T t) { " + statement + " }"));

        long opened = body.steps().stream()
                .filter(step ->
                        step instanceof Step.Call call && call.method().name().endsWith("Value"))
                .count();

        assertThat(opened).isEqualTo(expected);
    }

    private static CtMethod<?> method(String source) {
        return ModelledFiles.only("import mpi.*; class A { " + source + " }")
                .types()
                .get(0)
                .getMethodsByName("m")
                .get(0);
    }
}
