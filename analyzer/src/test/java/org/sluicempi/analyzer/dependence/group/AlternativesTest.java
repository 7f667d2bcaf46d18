package org.sluicempi.analyzer.dependence.group;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import spoon.reflect.code.CtInvocation;

/** Whether one pass through some statements makes both calls, as a rule, or either of them. */
class AlternativesTest {
    private static final Snippet.Table CHOICES = Snippet.table("""
            if (k == 0) call(); if (k == 1) call(); => either
            if (k == 0) call(); if (k == 0) call(); => both
            if (k == 0) call(); if (n == 1) call(); => both
            if (k == 0) call(); if (k != 0) call(); => either
            if (k != 0) call(); if (k == 0) call(); => either
            if (k == 0) call(); if (k != 1) call(); => both
            if (k != 0) call(); if (k != 1) call(); => both
            if (k != 0) {} else call(); if (k == 1) call(); => either
            if (k > 0) call(); if (k > 1) call(); => both
            if (k > 0) call(); if (k > 0) call(); => both
            if (k > 0) call(); if (k > 0) {} else call(); => either
            if (k == 0) call(); if (k == 0) {} else call(); => either
            if (k > 0) {} else call(); if (k > 1) {} else call(); => both
            boolean f = n > 3; if (f) call(); if (f) {} else call(); => either
            boolean f = n > 3; if (f) call(); if (!f) call(); => both
            if (k == 0 && n > 0) call(); if (k == 1) call(); => either
            if (n > 0 && k == 0) call(); if (k == 1) call(); => either
            if (n > 0 || k == 0) call(); if (k == 1) call(); => both
            if (k == 0 || n > 0) {} else call(); if (k == 0) call(); => either
            if (n > 0 || k == 0) {} else call(); if (k == 0) call(); => either
            if (k == 0 && n > 0) {} else call(); if (k == 0) call(); => both
            if (k == 0) { if (n > 0) call(); } if (k == 1) call(); => either
            """);

    @TestFactory
    Stream<DynamicTest> choices() {
        return CHOICES.answers(snippet -> {
            List<CtInvocation> calls = snippet.all(CtInvocation.class);
            boolean either = Alternatives.are(calls.get(0), calls.get(1));
            return either == Alternatives.are(calls.get(1), calls.get(0)) ? either ? "either" : "both" : "depends";
        });
    }
}
