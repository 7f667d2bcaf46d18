package org.sluicempi.transformer.weave.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Which constructors may show an object before its final fields have their values. */
final class ConstructionTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            class P { }                                                                                => private
            class P { final int n; P(int n) { this.n = n; } }                                          => private
            class P { final int n = 3; P() { Thread t = new Thread(this::hashCode); t.start(); } }     => private
            class P { final int n; P() { new Thread(this::hashCode).start(); n = 3; } }                => shown
            class P implements Runnable { final int n; P() { new Thread(this).start(); n = 3; } public void run() { } } => shown
            class P extends Thread { final int n; P() { start(); n = 3; } }                            => shown
            class P extends Thread { final int n; P() { super("worker"); n = 3; start(); } }           => private
            class P { static P last; final int n; P() { last = this; n = 3; } }                        => shown
            class P { static int last; final int n; P() { last = 4; n = 3; } }                         => private
            class P { static class Holder { P p; } final int n; P(Holder h) { h.p = this; n = 3; } }   => shown
            class P { final int n; P(P[] all) { all[0] = this; n = 3; } }                              => shown
            class P { final int n; P(Runnable r) { r.run(); n = 3; } }                                 => shown
            class P { final int n; P(Thread t) { t.start(); n = 3; } }                                 => private
            class P { final int n; final double[] a; P(int[] x) { n = x.length; a = new double[n]; } } => private
            class P { final int n; final int m; P() { n = 3; System.out.println(this); m = 4; } }      => shown
            class P { final int n; P() { n = Integer.parseInt("3"); } }                                => shown
            class P { final int n; P() { this(3); } P(int n) { this.n = n; } }                         => private
            class P { int n; P() { System.out.println(this); n = 3; } }                                => private
            """)
    void isTold(String source, String expected) throws IOException {
        Path file = Files.writeString(folder.resolve("P.java"), source);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, file.toString()))
                .isZero();
        ClassNode type = new ClassNode();
        new ClassReader(Files.readAllBytes(folder.resolve("P.class"))).accept(type, 0);
        assertThat(new Construction(type).isPrivate() ? "private" : "shown").isEqualTo(expected);
    }
}
