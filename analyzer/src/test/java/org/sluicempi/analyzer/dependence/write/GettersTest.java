package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.Snippet;

/** Methods that count as the field of an object that they return: what is tested in front of the loop. */
class GettersTest {
    private static final Snippet.Program PROGRAM = new Snippet.Program(
            """
            import mpi.*;
            public class P {
                record Plain(int n) {}
                record Written(int n) { public int n() { return n; } }
                record Other(int n) { public int n() { return n + 1; } }
                static final class Fixed {
                    int n = 8; volatile int v = 8; byte b = 8; long far = 8; static int shared = 8; Fixed next = this;
                    int n() { return n; }
                    int own() { return this.n; }
                    byte small() { return b; }
                    int wide() { return b; }
                    int fresh() { return v; }
                    synchronized int locked() { return n; }
                    int common() { return shared; }
                    int of(int k) { return n; }
                    int counted() { return n++; }
                    long far() { return far; }
                    int cast() { return (byte) n; }
                    int theirs() { return next.n; }
                    int late() { int m = n; return m; }
                    void set(int k) { n = k; }
                }
                static class Base { int n = 8; }
                static class Hiding extends Base { int n = 9; int n() { return n; } }
                static class Open extends Base {
                    int m = 8;
                    int n() { return m; }
                    final int last() { return m; }
                    private int hidden() { return m; }
                    final int inherited() { return n; }
                }
                static class Tall { int n = 8; int n() { return n; } }
                static class Wide extends Tall { int m = 9; @Override int n() { return m; } }
                static abstract class Shape { abstract int n(); }
                static class Round extends Shape { int m = 8; @Override int n() { return m; } }
                static final class Outer { int n = 8; final class Inner { int n() { return Outer.this.n; } int m() { return n; } } }
                interface Sized { int n(); }
            %s
                public static void main(String[] args) throws MPIException {
                    boolean none = args.length > 3;
                    double[] a = new double[64];
                    Fixed f = none ? null : new Fixed();
                    Open o = none ? null : new Open();
                    try { %s } catch (RuntimeException e) { System.out.println(a[0]); }
                }
            }
            """,
            """
                static void m%d(double[] a, Plain p, Written w, Other x, Fixed f, Open o, Tall t, Shape h, Sized s, Hiding d, Outer.Inner u) throws MPIException {
                    %s
                }
            """,
            "m%d(a, none ? null : new Plain(8), none ? null : new Written(8), none ? null : new Other(8), f, o, none ? new Tall() : new Wide(), none ? null : new Round(), () -> 8, new Hiding(), new Outer().new Inner()); ");

    private static final Snippet.Table LOOPS = Snippet.table(PROGRAM, """
            for (int i = 0; i < %s; i++) a[i] = i; MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);""", """
            p.n() => p != null && p.n() <= a.length
            w.n() => w != null && w.n() <= a.length
            x.n() => not
            f.n() => f != null && f.n() <= a.length
            f.own() => f != null && f.own() <= a.length
            f.small() => f != null && f.small() <= a.length
            f.wide() => not
            f.fresh() => not
            f.locked() => not
            f.common() => not
            f.far() => not
            f.of(3) => not
            u.n() => not
            u.m() => not
            d.n() => d.n() <= a.length
            d.n => d.n <= a.length
            ((Base) d).n => not
            f.counted() - i => not
            f.cast() => not
            f.theirs() => not
            f.late() => not
            f.next.n() => not
            o.n() => o != null && o.n() <= a.length
            t.n() => not
            h.n() => h != null && h.n() <= a.length
            o.last() => o != null && o.last() <= a.length
            o.hidden() => o != null && o.hidden() <= a.length
            o.inherited() => not
            s.n() => not
            """);

    private static final Snippet.Table BODIES = Snippet.table(PROGRAM, """
            for (int i = 0; i < f.n(); i++) { %s } MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);""", """
            a[i + f.n()] = i; => f != null && (long) 2 * f.n() <= a.length
            a[i + f.own()] = i; => f != null && 0 <= f.own() && (long) f.n() + f.own() <= a.length
            a[i + p.n()] = i; => not
            a[i] = i; f.set(3); => not
            a[i] = i; f.next.n = 3; => not
            a[i] = i; f = f.next; => not
            a[i] = i; o.m = 3; => f != null && o != null && f.n() <= a.length
            """);

    private static final Snippet.Table OTHERS =
            Snippet.table(PROGRAM, "%s MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);", """
            for (int i = 0; i < 8; i++) a[i] = f.n(); => f != null && 8 <= a.length
            for (int i = 0; i < 8; i++) a[i] = f.far(); => f != null && 8 <= a.length
            for (int i = 0; i < 8; i++) a[i] = f.small() + p.n(); => f != null && p != null && 8 <= a.length
            for (int i = 0; i < 8; i++) a[i] = f.next.n(); => not
            for (int i = 0; i < 8; i++) a[i] = t.n(); => not
            """);

    @TestFactory
    Stream<DynamicTest> others() {
        return OTHERS.answers(GettersTest::tested);
    }

    @TestFactory
    Stream<DynamicTest> loops() {
        return LOOPS.answers(GettersTest::tested);
    }

    @TestFactory
    Stream<DynamicTest> bodies() {
        return BODIES.answers(GettersTest::tested);
    }

    private static String tested(Snippet code) {
        String text = Written.text(code);
        int start = text.indexOf("deltaSendBegin(");
        return start < 0 || text.contains(".announceAtEnd()")
                ? "not"
                : text.substring(start + "deltaSendBegin(".length(), text.indexOf(", a, 48", start));
    }

    /** What is written into a called method is executed for its other callers, too, whose objects may be of another class. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aCalledMethodMayHaveCallersWithAnotherClass(boolean another) {
        String text = Written.program("""
                import mpi.*;
                class P {
                    static class Tile { int first; int rows = 5; int first() { return first; } int rows() { return rows; } }
                    static class Counting PARENT { int asked; int first() { return asked++; } }
                    static void fill(double[] a, Tile tile) {
                        for (int i = 0; i < tile.rows(); i++) a[tile.first() + i] = i;
                    }
                    static void put(double[] a) throws MPIException {
                        Tile tile = new Tile();
                        fill(a, tile);
                        MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);
                    }
                    public static void main(String[] args) throws MPIException {
                        put(new double[64]);
                        Object other = new Counting();
                        if (other instanceof Tile tile) fill(new double[64], tile);
                    }
                }
                """.replace("PARENT", another ? "extends Tile" : ""));

        assertThat(text.contains("deltaSendData(")).as(text).isEqualTo(!another);
    }

    /** So are its strips, whose bound is asked for once. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aCalledMethodMayHaveCallersThatChangeItsBound(boolean another) {
        String text = Written.program("""
                import mpi.*;
                class P {
                    static class Tile { int rows = 5; }
                    static class Source { double at(int i) { return i; } }
                    static class Shrinking PARENT { Tile tile = new Tile(); double at(int i) { tile.rows--; return i; } }
                    static void fill(double[] a, Tile tile, Source source) {
                        for (int i = 0; i < tile.rows; i++) a[i] = source.at(i);
                    }
                    static void put(double[] a) throws MPIException {
                        Tile tile = new Tile();
                        Source source = new Source();
                        fill(a, tile, source);
                        MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);
                    }
                    public static void main(String[] args) throws MPIException {
                        put(new double[64]);
                        Object other = new Shrinking();
                        if (other instanceof Source source) fill(new double[64], new Tile(), source);
                    }
                }
                """.replace("PARENT", another ? "extends Source" : ""));

        assertThat(text.contains("deltaSendData(")).as(text).isEqualTo(!another);
    }
}
