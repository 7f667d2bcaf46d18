package org.sluicempi.analyzer.flow.lowering;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.language.Declarations;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;

/** Which classes may have objects though their initialiser has failed, and what code of theirs says of it. */
class BrokenClassesTest {
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            class A { static int n = Integer.parseInt("1"); }                            => none
            class A { static double[] a = new double[9]; }                               => none
            class A { int n = new A().n; }                                               => none
            class A { static int n; static void f() { new A(); } }                       => none
            class A { static A one = new A(); }                                          => some
            class A { static { new A(); } }                                              => some
            class A { static int n = f(); static int f() { return 1; } }                 => some
            class A { static int n = Other.f(); }                                        => some
            class A { static int n = new Other().n; }                                    => some
            class A extends Other { }                                                    => some
            class A extends Third { }                                                    => none
            class A { static A one = new A(); public static void main(String[] args) { } } => some
            class A { static java.util.function.Supplier<A> make = A::new; }             => some
            class A { static { java.util.Arrays.setAll(new A[2], i -> new A()); } }      => some
            class A { static Object o = Other.n; }                                       => some
            class A { static String text = "a" + Other.o; }                              => some
            class A { static { for (Object o : Other.list) { o.hashCode(); } } }         => some
            class A { static { Other.o = null; } }                                       => some
            class A { static int n = Other.K; }                                          => none
            class A { static Object n = Other.BOXED; }                                   => some
            class A { static int n = 2; static int k = n + 1; }                          => none
            class A { static int[] a = {1}; static int n = a.length; }                   => none
            class A implements Shown { }                                                 => some
            enum A { ONE; A() { Other.o = this; } }                                      => some
            enum A { ONE }                                                               => none
            enum A { ONE; static { System.getProperties().put("a", ONE); } }             => some
            enum A { ONE; { Other.o = this; } static int k = 4 / 2; }                    => some
            enum A { ONE; Object me = Other.o = this; }                                  => some
            enum A { ONE; static int n = 4 / Other.n; }                                  => some
            enum A { ONE; int n = 1; }                                                   => none
            enum A { ONE; static int n = 1; }                                            => none
            enum A { ONE(Other.f()); A(int n) { } }                                      => some
            enum A { ONE; A() { Other.f(); } }                                           => some
            enum A { ONE(1); final int n; A(int n) { this.n = n; } }                     => none
            enum A { ONE(1); int n; A(int n) { this.n = 4 / n; } }                       => some
            enum A { ONE(null); int n; A(A n) { n.n = 4; } }                             => some
            enum A { ONE { }; }                                                          => some
            enum A { ONE; static final A ALSO = ONE; }                                   => none
            enum A { ONE; static final int[] N = new int[-1]; }                          => some
            enum A { ONE; static { ONE.name(); } }                                       => some
            class A { static { for (Runnable r : java.util.ServiceLoader.load(Runnable.class)) { r.run(); } } } => some
            class A { static { System.out.println("a"); } }                              => some
            class A { static Object o = System.getProperties().get("a") + ""; }          => some
            class A { static String t = "a" + new java.util.ArrayList<String>(); }       => some
            class A { static int[] a = {1}; static String t = "a" + a[0] + 1L; }         => none
            class A { static java.util.Random r = new java.util.Random(4); static int n = r.nextInt(); } => none
            class A { static java.util.List<String> l = new java.util.ArrayList<>(); static { l.add("a"); } } => none
            class A { static long n = System.nanoTime(); }                               => none
            class A { static String t = System.getProperty("a"); static int n = t.length(); } => some
            class A { static String t = System.getenv("a"); static int n = t.length(); }  => none
            class A { static Integer n = Integer.getInteger("a"); }                      => some
            class A { static String t = new java.util.Date(0).toString(); }              => some
            class A { static java.util.Calendar c = java.util.Calendar.getInstance(); }  => some
            class A { static { new RuntimeException("a").printStackTrace(); } }          => some
            class A { static { if (true) throw new IllegalStateException("a"); } }       => none
            class A { static Runnable r = () -> { }; }                                   => some
            class A { static Class<?> c = Class.forName("A"); }                          => some
            class A extends Third { static int n = k; }                                  => some
            class A extends Third { static int n = A.k; }                                => some
            class A implements Shown2 { static String t = "a" + A.O; }                   => some
            class A { static int n = (Integer) Other.K; }                                => some
            class A { static int n = ((java.util.List<?>) System.getProperties().get("a")).size(); } => some
            class A { static Integer n = 4; static String t = "a" + n; }                 => some
            class A { static Object o = Enum.valueOf(java.util.concurrent.TimeUnit.class, "DAYS"); } => some
            class A { static int n = System.out.hashCode(); }                            => some
            class A { static int n = java.util.List.of(System.in).hashCode(); }          => some
            class A { static Object o = java.util.concurrent.TimeUnit.SECONDS; }         => none
            class A { static java.math.BigDecimal n = java.math.BigDecimal.ONE; }        => none
            class A { static int n = Integer.MAX_VALUE; static String s = java.io.File.separator; } => none
            class A { static java.util.logging.Logger l = java.util.logging.Logger.getLogger("a"); static java.util.List<String> n = new java.util.ArrayList<>(9); } => none
            class A { static Object l = java.util.logging.Logger.getLogger("a"); static int n = java.util.Objects.hashCode(l); } => some
            class A { static byte[] b = "a".getBytes(); }                                => some
            interface A { int N = Other.f(); }                                           => some
            """)
    void mayHaveObjects(String source, String expected) {
        CtType<?> type = type(source);

        boolean some = new BrokenClasses(new Bodies(), new Declarations()).mayHaveObjects(type);

        assertThat(some ? "some" : "none").isEqualTo(expected);
    }

    @Test
    void methodsOfObjectsAskForWhatIsStatic() {
        String made = "static A one = new A(); static int n; ";
        assertThat(initialises("class A { " + made + "int m() { return n; } }")).isTrue();
        assertThat(initialises("class A { " + made + "int m() { return 1; } }")).isFalse();
        assertThat(initialises("class A { " + made + "static int m() { return n; } }"))
                .as("does not run then")
                .isFalse();
        assertThat(initialises("class A { static int n; int m() { return n; } }"))
                .as("nobody has an object")
                .isFalse();
        assertThat(initialises("class A extends Other { static int m() { return n; } }"))
                .as("may have been initialised by the class above")
                .isTrue();
    }

    private static CtType<?> type(String source) {
        String others =
                " class Other { static final int K = 3; static final Integer BOXED = 3; static Object o; static java.util.List<?> list; static int n = f();"
                        + " static int f() { return 1; } }"
                        + " class Third { static int k; } interface Shown2 { Object[] O = {}; } interface Shown { A a = new A(); default void f() { } }";
        return ModelledFiles.only("import mpi.*; " + source + others).types().stream()
                .filter(type -> type.getSimpleName().equals("A"))
                .findFirst()
                .orElseThrow();
    }

    private static boolean initialises(String source) {
        CtMethod<?> method = type(source).getMethodsByName("m").get(0);
        Body body = new Bodies().of(method);
        return body.steps().stream().anyMatch(Step.Initialise.class::isInstance);
    }
}
