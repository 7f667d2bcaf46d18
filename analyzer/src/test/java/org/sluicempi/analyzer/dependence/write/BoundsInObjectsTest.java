package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.Snippet;

/** Loops that end at a number in an object: what is tested in front of them, if the message is sent while they run. */
class BoundsInObjectsTest {
    private static final Snippet.Program CAUGHT =
            program("try { %s } catch (RuntimeException e) { System.out.println(a[0]); }");
    private static final Snippet.Program UNCAUGHT = program("%s");
    private static final Snippet.Table BEGINS =
            Snippet.table(CAUGHT, "%s MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);", """
            for (int i = 0; i < box.n; i++) a[i] = i; => box != null && box.n <= a.length
            for (int i = 0; i < box.m; i++) a[i] = i; => box != null && box.m <= a.length
            for (int i = 0; i < other.n; i++) a[i] = i; => other.n <= a.length
            int c = box.m; for (int i = 0; i < box.n; i++) a[i] = i + c; => box.n <= a.length
            Box b = new Box(8); for (int i = 0; i < b.n; i++) a[i] = i; => b.n <= a.length
            for (int i = other.n; i < box.n; i++) a[i] = i; => box != null && 0 <= other.n && box.n <= a.length
            for (int i = 0; i < box.n; i++) { a[i] = i; box.m = 3; } => box != null && box.n <= a.length
            for (int i = 0; i < box.n; i++) a[i] = new Box(i).m; => box != null && box.n <= a.length
            for (int i = 0; i < box.m; i++) { a[i] = i; other.m = 3; } => not
            for (int i = 0; i < box.m; i++) a[i] = new Box(i).m; => box != null && box.m <= a.length
            for (int i = 0; i < box.n; i++) { a[i] = i; box = other; } => not
            for (int i = 0; i < other.far; i++) a[i] = i; => not
            for (int i = 0; i < other.x; i++) a[i] = i; => not
            """);

    /** Where nobody catches what a loop throws, only the guard itself must not throw. */
    private static final Snippet.Table WIDTHS = Snippet.table(
            UNCAUGHT, "int w = a.length / 8; %s a[i * w + j] = i; MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);", """
            for (int i = 0; i < 6; i++) for (int j = 0; j < other.n; j++) => other.n <= w
            for (int i = 0; i < 6; i++) for (int j = 0; j < Math.min(other.n, other.m); j++) => Math.min(other.n, other.m) <= w
            for (int i = 0; i < 6; i++) for (int j = 0; j < box.n; j++) => not
            for (int i = 0; i < 6; i++) for (int j = 0; j < Math.min(other.n, box.n); j++) => not
            for (int i = 0; i < box.n; i++) for (int j = 0; j < box.n; j++) => box != null && box.n <= w
            for (int i = 0; i < 6; i++) for (int j = 0; j < 9 / box.m; j++) => not
            for (int i = 0; i < 9 / box.m; i++) for (int j = 0; j < 9 / box.m; j++) => not
            """);

    /** Indices with such numbers: the object is there where the loop's own header has asked it, or every caller has one. */
    private static final Snippet.Table INDICES =
            Snippet.table(CAUGHT, "%s MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);", """
            for (int i = 0; i < box.n; i++) a[i + box.m] = i; => box != null && 0 <= box.m && (long) box.n + box.m <= a.length
            for (int i = 0; i < box.n; i++) for (int j = 0; j < box.m; j++) a[i * box.m + j] = i; => box != null && (long) box.n * box.m <= a.length
            for (int i = box.m; i < 8; i++) a[i + box.n] = i; => box != null && 0 <= (long) box.m + box.n && (long) box.n + 8 <= a.length
            for (int i = 0; i < 8; i++) a[i + other.m] = i; => 0 <= other.m && (long) other.m + 8 <= a.length
            for (int i = 0; i < 8; i++) a[i + box.m] = i; => not
            for (int i = 0; i < other.n; i++) a[i + box.m] = i; => not
            for (int i = 0; i < box.n; i++) { a[i + box.m] = i; other.m = 3; } => not
            for (int i = 0; i < box.n; i++) { a[i + box.m] = i; box = other; } => not
            for (int i = 0; i < box.n; i++) { Box b = box; a[i + b.m] = i; } => not
            for (int i = 0; i < box.n; i++) a[i + box.all[0]] = i; => not
            """);

    private static Snippet.Program program(String around) {
        return new Snippet.Program("""
                import mpi.*;
                public class P {
                    static final class Box { final int n; int m; long far; double x; int[] all; Box(int n) { this.n = n; m = n; } }
                %s
                    public static void main(String[] args) throws MPIException {
                        Box box = args.length > 3 ? null : new Box(8);
                        double[] a = new double[64];
                        AROUND
                    }
                }
                """.replace("AROUND", around), """
                    static void m%d(double[] a, Box box, Box other) throws MPIException {
                        %s
                    }
                """, "m%d(a, box, new Box(3)); ");
    }

    @TestFactory
    Stream<DynamicTest> begins() {
        return BEGINS.answers(BoundsInObjectsTest::tested);
    }

    @TestFactory
    Stream<DynamicTest> widths() {
        return WIDTHS.answers(BoundsInObjectsTest::tested);
    }

    @TestFactory
    Stream<DynamicTest> indices() {
        return INDICES.answers(BoundsInObjectsTest::tested);
    }

    /** Another caller has no object, and no iteration that asks for one. */
    @ParameterizedTest
    @CsvSource({
        "'n', 'part.n', false",
        "'n', 'n / q', false",
        "'n / q', 'n / q', true",
        "'n', 'part.n()', false",
        "'n', 'n / part.n', false",
        "'part.n', 'part.n', true",
        "'part.n()', 'part.n', true",
        "'part.n', 'part.n()', true",
        "'part.n', 'other.n', false",
        "'n', 'third.n', true",
        "'n', 'third.n()', true",
        "'n', 'third.n() + part.n', false",
    })
    void aCalledMethodMayHaveCallersWithoutTheObject(String rows, String shift, boolean passes) {
        String text = Written.program("""
                import mpi.*;
                class P {
                    static final class Box { final int n; Box(int n) { this.n = n; } int n() { return n; } }
                    static void fill(double[] a, Box part, Box other, Box third, int n, int m, int q) {
                        for (int i = 0; i < ROWS; i++) for (int j = 0; j < m; j++) a[SHIFT + i * m + j] = i;
                    }
                    static void put(double[] a) throws MPIException {
                        Box part = new Box(3);
                        Box other = new Box(3);
                        fill(a, part, other, other, 3, 4, 2);
                        MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);
                    }
                    public static void main(String[] args) throws MPIException {
                        put(new double[64]);
                        fill(new double[64], args.length > 3 ? new Box(1) : null, null, new Box(2), 3, 0, 0);
                    }
                }
                """.replace("ROWS", rows).replace("SHIFT", shift));

        assertThat(text.contains("deltaSendData(")).as(text).isEqualTo(passes);
    }

    /** What is one object for the caller at hand is not for others. */
    @ParameterizedTest
    @CsvSource({"one.n, one.m, true", "one.n, two.m, false", "two.n, one.m, false", "two.n, two.m, true"})
    void aCalledMethodMayHaveTwoNamesForOneObject(String rows, String shift, boolean passes) {
        String text = Written.program("""
                import mpi.*;
                class P {
                    static final class Box { final int n = 3; final int m = 4; }
                    static void fill(double[] a, Box one, Box two, int m) {
                        for (int i = 0; i < ROWS; i++) for (int j = 0; j < m; j++) a[SHIFT + i * m + j] = i;
                    }
                    static void put(double[] a) throws MPIException {
                        Box box = new Box();
                        fill(a, box, box, 4);
                        MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);
                    }
                    public static void main(String[] args) throws MPIException {
                        put(new double[64]);
                        fill(new double[64], new Box(), null, 0);
                        fill(new double[64], null, new Box(), 0);
                    }
                }
                """.replace("ROWS", rows).replace("SHIFT", shift));

        assertThat(text.contains("deltaSendData(")).as(text).isEqualTo(passes);
    }

    /** A test in front of a call does not know the variables of the method that is called. */
    @Test
    void aCalledMethodsObjectIsNotTested() {
        assertThat(Written.program("""
                        import mpi.*;
                        class P {
                            static final class Box { final int n; Box(int n) { this.n = n; } }
                            static void fill(double[] a, Box part) { for (int i = 0; i < part.n; i++) a[i] = i; }
                            static void put(double[] a, Box whole) throws MPIException {
                                fill(a, whole);
                                MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);
                            }
                            public static void main(String[] args) throws MPIException {
                                double[] a = new double[64];
                                try {
                                    put(a, args.length > 3 ? null : new Box(8));
                                } catch (RuntimeException e) {
                                    System.out.println(a[0]);
                                }
                            }
                        }
                        """)).contains(".announceAtEnd()").doesNotContain("part !=", "whole.n");
    }

    private static String tested(Snippet code) {
        String text = Written.text(code);
        int start = text.indexOf("deltaSendBegin(");
        return start < 0 ? "not" : text.substring(start + "deltaSendBegin(".length(), text.indexOf(", a, 48", start));
    }
}
