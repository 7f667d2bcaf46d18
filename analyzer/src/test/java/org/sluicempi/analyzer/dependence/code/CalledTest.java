package org.sluicempi.analyzer.dependence.code;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.declaration.CtField;

/** How what the caller's variables say is written in the method that it calls. */
class CalledTest {
    private static final Snippet.Table WORDS = Snippet.table("class L { int own; double[] held; void fill%s }", """
            (int m) { int e = m + 1; } void run(int n) { fill(n); } => m + 1
            (int m, int o) { int e = m + 2 * o; } void run(int n, int k) { fill(k, n); } => m + 2 * o
            (int m) { int e = m + 1; } void run(int n) { fill(n + 1); } => m + 1
            (int m) { m++; int e = m; } void run(int n) { fill(n); } => m
            (int m) { int o = 2; int e = m + o; } void run(int n) { fill(n); } => m + o
            (int m) { int n = 2; int e = m + n; } void run(int n) { fill(n); } => m + n
            (int m) { int e = m; } void run() { fill(own); } => m
            (double[] x) { int e = x.length; } void run(double[] b) { fill(b); } => x.length
            (double[] x) { int e = x.length + held.length; } void run() { fill(held); } => 2 * x.length
            (int m) { int e = m / 2; } void run(int n) { fill(n); } => (m / 2)
            (int m) { int e = (m + 7) % 3; } void run(int n) { fill(n); } => ((m + 7) % 3)
            (int m) { int e = (m + m * m) / 3; } void run(int n) { fill(n); } => (((m + 1) * m) / 3)
            (int m) { int o = 2; int e = (m + o) / 2; } void run(int n) { fill(n); } => ((m + o) / 2)
            (int m) { int n = 2; int e = (m + n) / 2; } void run(int n) { fill(n); } => none
            (int m) { int e = m / 2; } void run() { fill(own); } => (m / 2)
            (int m) { int e = (m / 2 + m) / 3; } void run(int n) { fill(n); } => (((m / 2) + m) / 3)
            (int m) { int e = (m + own) / 2; } void run(int n) { fill(n); } => none
            (double[] x) { int e = x.length / 2; } void run() { fill(held); } => none
            (double[] x) { int e = x.length / 2; } void run(double[] b) { fill(b); } => (x.length / 2)
            (double[] x) { int e = held.length / 2; } void run(double[] b) { fill(b); } => (held.length / 2)
            (int m) { int e = own / 2; } void run(int n) { fill(n); } => (own / 2)
            (int m) { int o = 2; int e = o / 2; } void run(int n) { fill(n); } => (o / 2)
            """);
    private static final Snippet.Table FIELDS = Snippet.table("class L { int own; double[] held; void fill%s }", """
            (int m) { int e = m; } void run(int n) { fill(n); } => none
            (int m) { int e = m; } void run() { fill(own); } => none
            (int m) { m++; } void run() { fill(own); } => none
            (int m) { int e = m; } void run() { fill(own + 1); } => none
            (int m, double[] x, int o) {} void run(int n) { fill(n, held, own); } => held
            """);

    /** What the called method knows of a variable {@code e} of its own. */
    private static String words(Snippet snippet) {
        Asked asked = Asked.withCalled(snippet);
        Poly poly = asked.method().expressions().read(asked.given("e")).orElseThrow();
        Called called = asked.method().called().orElseThrow();
        return called.inside(poly, asked.method().body()).map(Poly::toString).orElse("none");
    }

    @TestFactory
    Stream<DynamicTest> wordsOfTheCalledMethod() {
        return WORDS.answers(CalledTest::words);
    }

    @TestFactory
    Stream<DynamicTest> fieldsThatParametersAre() {
        return FIELDS.answers(snippet -> {
            Asked asked = Asked.withCalled(snippet);
            Called called = asked.method().called().orElseThrow();
            return Asked.listed(called.fields(asked.method().body()).stream()
                    .map(CtField::getSimpleName)
                    .sorted());
        });
    }
}
