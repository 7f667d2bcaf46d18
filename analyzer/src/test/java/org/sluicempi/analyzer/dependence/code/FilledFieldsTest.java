package org.sluicempi.analyzer.dependence.code;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtMethod;

/** Whether a field {@code kept} is certainly not null where a method of its class reads it. */
class FilledFieldsTest {
    private static final String READ = " void m() { var x = kept; call(); } ";
    private static final Snippet.Table CONSTRUCTORS =
            Snippet.table("class L {" + READ + "int z; double[] own; Object o; Comm other; %s }", """
            final Comm kept; L(Comm c) throws Exception { kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => never
            final Comm kept; L(Comm c) throws Exception { kept = c; z = kept.getRank(); } void run() throws Exception { new L((Comm) null); } => never
            final Comm kept; L(Comm c) throws Exception { kept = c; z = this.kept.getRank(); } void run() throws Exception { new L((Comm) null); } => never
            final Comm kept; L(Comm c) throws Exception { z = c.getRank(); kept = c; } void run() throws Exception { new L((Comm) null); } => never
            final Comm kept; L(Comm c) throws Exception { kept = c; } void run() throws Exception { new L((Comm) null); } => perhaps
            Comm kept; L(Comm c) throws Exception { kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            static final Comm kept = null; L() throws Exception { z = kept.getRank(); } static { new L().m(); } => perhaps
            final Comm kept; L(Comm c) throws Exception { kept = c; if (z > 0) z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept; L(Comm c) throws Exception { kept = c; if (z > 0) return; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept; L(Comm c) throws Exception { kept = c; try { z = c.getRank(); } catch (Exception e) { z = 1; } } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept; L(Comm c, Comm d) throws Exception { kept = c; z = d.getRank(); } void run() throws Exception { new L((Comm) null, (Comm) null); } => perhaps
            final Comm kept; L(Comm c, Comm d) throws Exception { kept = c; c = d; z = c.getRank(); } void run() throws Exception { new L((Comm) null, (Comm) null); } => perhaps
            final Comm kept; L(Comm c, Comm d) throws Exception { c = d; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null, (Comm) null); } => perhaps
            final Comm kept; L(Comm c, L l) throws Exception { kept = c; z = l.kept.getRank(); } void run() throws Exception { new L((Comm) null, (L) null); } => perhaps
            final Comm kept; L(Comm c) throws Exception { other = c; kept = c; z = other.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept = MPI.COMM_WORLD; => never
            final Comm kept = MPI.COMM_WORLD; L() { call(); } => never
            final Comm kept; { kept = MPI.COMM_WORLD; } L() {} => never
            final Comm kept; L() { kept = MPI.COMM_WORLD; } => never
            final Comm kept; L() { kept = null; } => perhaps
            final Comm kept = this.later; final Comm later = MPI.COMM_WORLD; => perhaps
            final Comm kept; L(Comm c) { kept = c; String s = "a" + c; } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept; L(boolean a, Comm c) { kept = a ? MPI.COMM_WORLD : c; } void run() throws Exception { new L(z > 0, (Comm) null); } => perhaps
            final Comm kept; L(boolean a, Comm c) throws Exception { if (a) { kept = MPI.COMM_WORLD; } else { kept = c; z = c.getRank(); } } void run() throws Exception { new L(z > 0, (Comm) null); } => perhaps
            final Comm kept; L(boolean a, Comm c) { if (a) { kept = MPI.COMM_WORLD; } else { kept = c; } } void run() throws Exception { new L(z > 0, (Comm) null); } => perhaps
            final double[] kept; L(int n) { kept = new double[n]; } void run() throws Exception { new L(3); } => never
            final double[] kept; L(double[] a) { kept = a; z = a.length; } void run() throws Exception { new L((double[]) null); } => never
            final double[] kept; L(double[] a) { kept = a; own = a; z = own.length; } void run() throws Exception { new L((double[]) null); } => perhaps
            final Comm kept; L() { this(MPI.COMM_WORLD); } private L(Comm c) { kept = c; } void run() { new L(); } => never
            final Comm kept; L() { this(null); } L(Comm c) { kept = c; } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept; L() { this(null); } L(Comm c) throws Error { kept = c; if (c == null) throw new Error(); } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept; L() { kept = MPI.COMM_WORLD; } L(Comm c) { kept = c; } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept; L() { kept = MPI.COMM_WORLD; } L(Comm c) { kept = c; o = new L(); } void run() throws Exception { new L((Comm) null); } => perhaps
            final Comm kept; L() { kept = MPI.COMM_WORLD; } L(Comm c) throws Exception { kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => never
            """);

    /** Nobody else may get hold of the object before. */
    private static final Snippet.Table SHOWN = Snippet.table(
            "class L {" + READ + "int z; Object o; L l; final Comm kept; static Object last; %s void say() {} }", """
            L(Comm c) throws Exception { say(); kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { kept = c; say(); z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { kept = c; z = c.getRank(); say(); } void run() throws Exception { new L((Comm) null); } => never
            L(Comm c) throws Exception { this.m(); kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { last = this; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { kept = c; last = this; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { kept = c; last = L.this; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { kept = c; z = c.getRank(); last = this; } void run() throws Exception { new L((Comm) null); } => never
            L(Comm c) throws Exception { o = this; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c, L other) throws Exception { other.l = this; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null, (L) null); } => perhaps
            L(Comm c, L other) throws Exception { other.l = null; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null, (L) null); } => never
            L(Comm c, Object[] a) throws Exception { a[0] = this; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null, (Object[]) null); } => perhaps
            L(Comm c) throws Exception { Object p = this; last = p; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { new Thing(); kept = c; z = c.getRank(); } class Thing {} void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { new Thing(); kept = c; z = c.getRank(); } static class Thing {} void run() throws Exception { new L((Comm) null); } => never
            L(Comm c) throws Exception { Runnable r = () -> say(); kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { Runnable r = this::say; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { String s = "" + this; kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            L(Comm c) throws Exception { z = c.getSize(); kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => never
            { say(); } L(Comm c) throws Exception { kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => perhaps
            { z = 3; } L(Comm c) throws Exception { kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => never
            int y = count(); L(Comm c) throws Exception { kept = c; z = c.getRank(); } void run() throws Exception { new L((Comm) null); } => never
            """);

    private static final String FORM = "class L {" + READ + "int z; final Comm kept; %s }";
    private static final Snippet.Table FINALIZED = Snippet.table(FORM, """
            L(Comm c) throws Exception { kept = c; z = c.getRank(); } protected void finalize() {} void run() throws Exception { new L((Comm) null); } => perhaps
            """);
    private static final Snippet.Table THREADS = Snippet.table(FORM, """
            L(Comm c) throws Exception { kept = c; z = c.getRank(); } void go() { new Thread(P::count).start(); } void run() throws Exception { new L((Comm) null); } => perhaps
            """);
    private static final Snippet.Table REFLECTED = Snippet.table(FORM, """
            L(Comm c) throws Exception { kept = c; z = c.getRank(); L.class.getDeclaredField("kept").set(this, null); } void run() throws Exception { new L((Comm) null); } => perhaps
            """);
    private static final Snippet.Table CLASSES = Snippet.table("%s", """
            class L extends P { final Comm kept; L(Comm c) throws Exception { kept = c; c.getRank(); } void run() throws Exception { new L((Comm) null); }%1$s} => perhaps
            class L extends Object { final Comm kept; L(Comm c) throws Exception { kept = c; c.getRank(); } void run() throws Exception { new L((Comm) null); }%1$s} => never
            class L { final Comm kept; L(Comm c) throws Exception { super(); kept = c; c.getRank(); } void run() throws Exception { new L((Comm) null); }%1$s} => never
            class L implements java.io.Serializable { transient final Comm kept; L(Comm c) throws Exception { kept = c; c.getRank(); } void run() throws Exception { new L((Comm) null); }%1$s} => perhaps
            record L(Comm kept) { static void run() { new L(null); }%1$s} => perhaps
            record L(Comm kept) { L { kept.getRank(); } static void run() { new L(null); }%1$s} => never
            record L(double[] kept) { L { kept[0] = 1; } static void run() { new L(null); }%1$s} => never
            record L(double[] kept) { L(double[] kept) { kept[0] = 1; this.kept = kept; } static void run() { new L(null); }%1$s} => never
            record L(double[] kept) { L(int i) { this(new double[i]); } static void run() { new L((double[]) null); }%1$s} => perhaps
            enum L { A; final Comm kept = MPI.COMM_WORLD;%1$s} => never
            enum L { A; final Comm kept; L() { kept = MPI.COMM_WORLD; }%1$s} => never
            """.formatted(READ));

    /** The code that gives an object its values reads what is not there yet. */
    private static final Snippet.Table MAKING =
            Snippet.table("class L { final Comm kept; int z; L(Comm c) throws Exception { kept = c; %s } }", """
            var x = kept; call(); z = c.getRank(); => perhaps
            z = kept.getRank(); var x = kept; call(); => never
            """);

    /** What gives another object its values reads what is. */
    private static final Snippet.Table OTHERS = Snippet.table(
            "class L { final Comm kept; L(Comm c) throws Exception { kept = c; %s } } class M { M(L l) { var x = l.kept; call(); } }",
            """
            c.getRank(); => never
            new L(null); => perhaps
            """);

    @TestFactory
    Stream<DynamicTest> fields() {
        return Stream.of(CONSTRUCTORS, SHOWN, CLASSES, FINALIZED, THREADS, REFLECTED)
                .flatMap(table -> table.answers(snippet -> answer(reading(snippet))));
    }

    @TestFactory
    Stream<DynamicTest> fieldsInTheirConstructors() {
        return MAKING.answers(snippet -> answer(inConstructor(snippet, "L")));
    }

    @TestFactory
    Stream<DynamicTest> fieldsInTheConstructorsOfOthers() {
        return OTHERS.answers(snippet -> answer(inConstructor(snippet, "M")));
    }

    private static Asked inConstructor(Snippet snippet, String type) {
        return snippet.all(CtConstructor.class).stream()
                .filter(made -> made.getDeclaringType().getSimpleName().endsWith(type))
                .map(made -> new Asked(snippet, Asked.method(snippet, made)))
                .findFirst()
                .orElseThrow();
    }

    private static Asked reading(Snippet snippet) {
        return snippet.all(CtMethod.class).stream()
                .filter(method -> method.getSimpleName().equals("m"))
                .map(method -> new Asked(snippet, Asked.method(snippet, method)))
                .findFirst()
                .orElseThrow();
    }

    private static String answer(Asked asked) {
        return new Proofs(asked.method()).isNotNull(asked.given("x"), asked.place()) ? "never" : "perhaps";
    }
}
