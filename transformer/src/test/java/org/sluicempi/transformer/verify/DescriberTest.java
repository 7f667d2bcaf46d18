package org.sluicempi.transformer.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.source.SourceText;

/** What the compiler says of a name, in words: two names have the same ones if and only if they mean the same. */
class DescriberTest {
    private static final String FRAME = "class P { %s }";

    @TempDir
    private Path base;

    /** What the name at {@code ^} means; places are counted from the first member on. */
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            int n; int m() { return ^n; } => field P.n
            int m(int n) { return ^n; } => local n@10
            int m(int[] a) { return a.^length; } => field length of an array
            static class Q { int length; } int m(Q q) { return q.^length; } => field P.Q.length
            int m() { return ^none; } => unknown none
            void m() { ^none(); } => unknown none()
            void m() { ^None x = null; } => unknown None
            void m() { Object x = ^new None(); } => unknown name
            void m() { ^m(); } => method P.m()
            void m(int a, String... b) { ^m(1); } => method P.m(int, java.lang.String[])
            <T> void m(T x) { ^m(x); } => method P.m(T of m(T))
            <T> void m(T[][] x) { ^m(x); } => method P.m(T of m(T[][])[][])
            void m(java.util.List<String>[] x) { ^m(x); } => method P.m(java.util.List<E>[])
            static class Box<T> { void set(T x) {} } void m(Box<String> b) { b.^set(""); } => method P.Box.set(T of P.Box<T>)
            static class Box<T> { T x; } Object m(Box<String> b) { return b.^x; } => field P.Box.x
            void m() { class L {} ^L x; } => type L@17
            void m() { class L { class In {} } L.In x; Object y = new ^L().new In(); } => type L@17
            void m() { class L { int n; } int x = new L().^n; } => field L@17.n
            void m() { class L { class In { int n; } } int x = new L().new In().^n; } => field In@27.n
            void m() { ^String[] x; } => type java.lang.String
            void m() { ^java.util.Map.Entry<String, int[]> x; } => type java.util.Map<K,V>.Entry
            void m(java.util.Map.Entry<String, int[]> x) { x.^getKey(); } => method java.util.Map<K,V>.Entry.getKey()
            void m(java.util.List<?> x) { ^var y = x.get(0); } => type java.lang.Object
            void m(java.util.List<? extends Number> x) { for (^var y : x) {} } => type java.lang.Number
            <T> void m() { ^T x; } => type T of m()
            void m() { Runnable x = this::^m; } => method P.m()
            void m() { java.util.function.IntUnaryOperator x = i -> ^i; } => local i@51
            void m(int[] a) { a.^clone(); } => method java.lang.Object.clone()
            void m() { ^java.lang; } => unknown java.lang
            void m() { ^this.m(); } => type P
            """)
    void names(String members, String meaning) throws IOException {
        int at = members.indexOf('^');
        Path file = base.resolve("P.java");
        String frame = FRAME.formatted(members.replace("^", ""));
        int first = FRAME.indexOf('%');
        SourceText text = SourceText.of(file, frame.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        CompilerPath path = new CompilerPath(List.of(base), List.of(), Optional.empty());
        Attribution.Attributed attributed = Objects.requireNonNull(
                Attribution.of(Map.of(file, text), Map.of(), path, 17).get(file));

        assertThat(Uses.of(attributed.unit(), text.tokens(), offset -> "@" + (offset - first))
                        .meanings()
                        .get(first + at))
                .hasToString(meaning);
    }
}
