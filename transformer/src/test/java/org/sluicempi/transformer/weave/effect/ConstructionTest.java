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
            class P { final int n; P(Runnable r) { r.run(); n = 3; } }                                 => private
            class P { final int n; P(Thread t) { t.start(); n = 3; } }                                 => private
            class P { final int n; final double[] a; P(int[] x) { n = x.length; a = new double[n]; } } => private
            class P { final int n; final int m; P() { n = 3; System.out.println(this); m = 4; } }      => shown
            class P { final int n; P() { n = Integer.parseInt("3"); } }                                => private
            class P { final int n; P() { this(3); } P(int n) { this.n = n; } }                         => private
            class P { int n; P() { System.out.println(this); n = 3; } }                                => private
            class P { P next; final int n; P(P root) { root.next = this; n = 3; } }                    => shown
            class P { P next; final int n; P(P root) { root.next = root; n = 3; } }                    => private
            class P { P self; final int n; P() { self = this; self.hashCode(); n = 3; } }              => shown
            class P { final int n; P() { P p = this; p.hashCode(); n = 3; } }                          => shown
            class P { final int n; P(P q, boolean b) { P p = b ? q : this; p.hashCode(); n = 3; } }    => shown
            class P { final int n; P() { Object o = (Object) this; o.hashCode(); n = 3; } }            => shown
            class P { final int n; P() { synchronized (this) { n = 3; } } }                            => private
            class P { final int n; P(Object o) { n = o == this ? 3 : 4; } }                            => private
            class P { final int n; P(int k) { switch (k) { case 3: n = 3; break; default: n = 4; } } } => private
            class P { final int n; P(boolean on) { while (true) { if (on) { n = 3; break; } hashCode(); on = true; } } } => shown
            class P { final int n; P(int k) { int s = 0; for (int i = 0; i < k; i++) s += i; n = s; } } => private
            class P { final int n; P(int k) { n = k; for (int i = 0; i < k; i++) hashCode(); } }       => shown
            class P { final int n; P() { int k; try { hashCode(); k = 3; } catch (RuntimeException e) { k = 4; } n = k; } } => shown
            class P { final int n; P() { int k; try { k = Integer.parseInt("3"); } catch (RuntimeException e) { k = 4; } n = k; } } => private
            class P extends Exception { final int n; P() { n = 3; } }                                  => shown
            class P extends ThreadGroup { final int n; P() { super("g"); n = 3; } }                    => shown
            class P extends InheritableThreadLocal<Object> { final int n; P() { n = 3; } }             => shown
            class P implements java.io.Serializable { final int n; P() { n = 3; } }                    => shown
            class P implements java.util.RandomAccess { final int n; P() { n = 3; } } => shown
            class P implements Comparable<P> { final int n; P() { n = 3; } public int compareTo(P p) { return 0; } } => private
            record P(int n) implements java.io.Serializable { }                                        => private
            class P { final int n; P() { throw new IllegalStateException(); } }                        => private
            class P { class In { } final In in; final int n; P() { in = new In(); n = 3; } }           => shown
            class P { class In { } In in; final int n; P() { n = 3; in = new In(); } }                 => private
            class P { final int n; final Runnable r; P() { r = () -> System.out.println(n()); n = 3; } int n() { return n; } } => shown
            class P { final int n; final Runnable r; P(int k) { r = () -> System.out.println(k); n = 3; } } => private
            class P { static int of(Object p) { return 3; } final int n; P() { n = of(this); } }       => shown
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
