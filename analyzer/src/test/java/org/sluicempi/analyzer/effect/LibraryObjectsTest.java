package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;

/** Which objects do what the list says of their class. */
class LibraryObjectsTest {
    @TempDir
    Path folder;

    @Test
    void aMapComparesItsKeysWithOneAnother() throws IOException {
        String put = "static void f(java.util.HashMap<Object, String> map) { map.put(\"a\", \"b\"); }";
        String key = "static class Key implements Comparable<Key> { public int compareTo(Key other) { return 0; } }";

        assertThat(effect(put, "f(null)").isKnown()).isTrue();
        assertThat(effect(put + key, "f(null)").isKnown()).isFalse();
    }

    @Test
    void aClassMayHaveMethodsThatItsSuperclassOnlyCalls() throws IOException {
        String put = "static void f(java.util.HashMap<Object, String> map) { map.put(\"a\", \"b\"); }";
        String cache = "static class Cache extends java.util.LinkedHashMap<Object, String> { %s }";
        String eldest = "protected boolean removeEldestEntry(java.util.Map.Entry<Object, String> e) { return true; }";

        assertThat(effect(put + cache.formatted(""), "f(null)").isKnown()).isTrue();
        assertThat(effect(put + cache.formatted(eldest), "f(null)").isKnown()).isFalse();
    }

    @Test
    void whatAClassOfTheJdkSaysAnewIsNotWhatItsSuperclassDoes() throws IOException {
        assertThat(effect("", "new java.util.HashMap<String, String>().get(\"\")")
                        .isKnown())
                .isTrue();
        assertThat(effect("", "new java.util.LinkedHashMap<String, String>().get(\"\")")
                        .isKnown())
                .isFalse();
        assertThat(effect("", "new java.security.PrivilegedActionException(null).toString()")
                        .isKnown())
                .isFalse();
        assertThat(effect("", "new IllegalStateException().toString()").isKnown())
                .isTrue();
        assertThat(effect("", "new java.sql.SQLException(\"\")").isKnown()).isFalse();
    }

    @Test
    void streamsMayAskOthersThanStreams() throws IOException {
        String read = "static int f(java.io.InputStream in) throws java.io.IOException { return in.read(); }";

        assertThat(effect(read, "f(null)").kind()).isEqualTo(Kind.IO);
        assertThat(effect(read + "static java.io.SequenceInputStream all;", "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect(
                                read + "static abstract class Own extends java.nio.charset.Charset {"
                                        + " Own() { super(\"a\", null); } public boolean contains(java.nio.charset.Charset c)"
                                        + " { return false; } }",
                                "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void aClassMayGiveAwayTheBytesOfAStream() throws IOException {
        String write = "static void f(java.io.OutputStream out) throws java.io.IOException { out.write(9); }";
        String raw = "static class Raw extends java.io.ByteArrayOutputStream { byte[] raw() { return buf; } }";
        String plain = "static class Plain extends java.io.FilterOutputStream { Plain() { super(null); } }";

        assertThat(effect(write + plain, "f(null)").kind()).isEqualTo(Kind.IO);
        assertThat(effect(write + raw, "f(null)").kind()).isEqualTo(Kind.UNKNOWN);
        assertThat(effect(write + raw, "System.out.println(3)").kind()).isEqualTo(Kind.IO);
    }

    @Test
    void anExceptionIsPrintedWithThoseThatItWasCausedBy() throws IOException {
        String own = "static class E extends Exception { public String getMessage() { return \"\"; } }";

        assertThat(effect("", "new IllegalStateException().printStackTrace()").kind())
                .isEqualTo(Kind.IO);
        assertThat(effect(own, "new IllegalStateException().printStackTrace()").kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect(own, "new IllegalStateException().getMessage()").isKnown())
                .as("asks nobody else")
                .isTrue();
        assertThat(effect(own + "static int f(java.util.Random r) { return r.nextInt(); }", "f(null)")
                        .isKnown())
                .as("no exception")
                .isTrue();
    }

    @Test
    void aMethodOfTheSuperclassMayCallThoseThatAreOverridden() throws IOException {
        String own = "static class Own extends java.util.Random { int more() { return super.nextInt(); } %s }";
        String next = "protected int next(int bits) { System.exit(1); return 1; }";

        assertThat(effect(own.formatted(""), "new Own().more()").isKnown()).isTrue();
        assertThat(effect(own.formatted(next), "new Own().more()").isKnown()).isFalse();
    }

    @Test
    void theConstructorsAboveAllObjectsAndRecordsCallNothing() throws IOException {
        assertThat(effect("static class Own { }", "new Own()").isKnown()).isTrue();
        assertThat(effect("record Own(int x) { }", "new Own(1)").isKnown()).isTrue();
    }

    private Effect effect(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect();
    }
}
