package org.sluicempi.analyzer.dependence.write;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Loops that end at a number in an object: what is tested in front of them, if the message is sent while they run. */
class BoundsInObjectsTest {
    private static final Snippet.Program PROGRAM = new Snippet.Program("""
            import mpi.*;
            public class P {
                static final class Box { final int n; int m; Box(int n) { this.n = n; m = n; } }
                            %s
                public static void main(String[] args) throws MPIException {
                    Box box = args.length > 3 ? null : new Box(8);
                    double[] a = new double[64];
                    try {
                        %s
                    } catch (RuntimeException e) {
                        System.out.println(a[0]);
                    }
                }
            }
            """, """
                static void m%d(double[] a, Box box, Box other) throws MPIException {
                    %s
                }
            """, "m%d(a, box, new Box(3)); ");
    private static final Snippet.Table BEGINS =
            Snippet.table(PROGRAM, "%s MPI.COMM_WORLD.send(a, 48, MPI.DOUBLE, 1, 0);", """
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
            """);

    @TestFactory
    Stream<DynamicTest> begins() {
        return BEGINS.answers(BoundsInObjectsTest::tested);
    }

    private static String tested(Snippet code) {
        String text = Written.text(code);
        int start = text.indexOf("deltaSendBegin(");
        return start < 0 ? "not" : text.substring(start + "deltaSendBegin(".length(), text.indexOf(", a, 48", start));
    }
}
