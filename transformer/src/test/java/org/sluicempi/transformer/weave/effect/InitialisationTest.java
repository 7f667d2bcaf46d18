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
import org.objectweb.asm.tree.MethodNode;

/** In which methods what is static in their class can be used at once. */
final class InitialisationTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            class P { void m() { } }                                                              => at once
            class P { static int n = 3; void m() { } }                                            => at once
            class P { static final int N = Integer.parseInt("3"); void m() { } }                  => at once
            class P { static final double[] A = new double[9]; static int k = A.length; void m() { } } => at once
            class P { static int n; static { assert n == 0; } void m() { } }                      => at once
            class P { static Class<?> c = P.class; static String n = c.getName(); void m() { } }        => may wait
            class P { static int n; static { assert n == 0 : new P(); } void m() { } }                 => may wait
            class P { static int n = Integer.getInteger("n"); void m() { } }                           => may wait
            class P { static Thread t = new Thread(); void m() { } }                              => may wait
            class P { static Thread t = new Thread(); static void m() { } }                       => at once
            class P { static int n = Q.n; static class Q { static int n; } void m() { } }         => may wait
            class P { static int f() { return 3; } static int n = f(); void m() { } }             => may wait
            class P { static Runnable r = () -> { }; void m() { } }                               => may wait
            class P { static final int[] A = {0}; static { while (A[0] == 0) { } } void m() { } } => may wait
            class P { static { synchronized ("") { } } void m() { } }                             => may wait
            class P extends java.util.ArrayList<P> { void m() { } }                               => may wait
            class P extends Thread { void m() { } }                                               => at once
            class P implements Runnable { public void run() { } void m() { } }                    => at once
            class P implements spi.I { void m() { } }                                             => may wait
            """)
    void isTold(String source, String expected) throws IOException {
        Path file = Files.writeString(folder.resolve("P.java"), source);
        Path other = Files.createDirectories(folder.resolve("spi")).resolve("I.java");
        Files.writeString(other, "package spi; public interface I { }");
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, file.toString(), other.toString());
        assertThat(code).isZero();
        ClassNode type = new ClassNode();
        new ClassReader(Files.readAllBytes(folder.resolve("P.class"))).accept(type, 0);
        MethodNode method = type.methods.stream()
                .filter(each -> each.name.equals("m"))
                .findFirst()
                .orElseThrow();
        assertThat(new Initialisation(type).isOverIn(method) ? "at once" : "may wait")
                .isEqualTo(expected);
    }
}
