package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.source.SourceText;
import spoon.reflect.cu.position.DeclarationSourcePosition;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * No method is missing in the model: what the compiler's parser sees in a file is what the model has. A model keeps one
 * method for each name and erased signature, so a mistake in those would lose one, and its effects with it.
 */
class DeclarationsTest {
    private static final String OVERLOADS = """
            import java.util.*;
            import mpi.*;

            class Overloads<K, V extends K> {
                Comm comm;
                boolean remove(Object o) { return true; }
                <E extends Number> boolean remove(E e) { return true; }
                <T extends Object & Comparable<T>> void a(T t) {}
                void a(Comparable<?> t) {}
                <A extends Number, B extends A> void b(B t) {}
                void b(Object t) {}
                void c(V v) {}
                void c(Number v) {}
                <T extends Number & Comparable<T>> void d(T[] t) {}
                void d(Object[] t) {}
                <T extends List<String>> void e(T t) {}
                void e(Collection<String> t) {}
                class In<Z extends Map.Entry<K, V>> {
                    void f(Z z) {}
                    void f(Map.Entry<?, ?>[] z) {}
                    void f(Object z) {}
                }
                static class R<T extends R<T>> {
                    void g(T t) {}
                    void g(Object t) {}
                }
                <T> void h(T... t) {}
                void h(Object t) {}
                static class P { class Q {} }
                static class S { class Q {} }
                void l(P.Q q) {}
                void l(S.Q q) {}
                interface Same<T> { boolean same(T a, T b); }
                static class Bridged implements Same<String>, Comparator<Bridged> {
                    public boolean same(String a, String b) { return true; }
                    public boolean same(Object a, Object b) { return true; }
                    public int compare(Bridged a, Bridged b) { return 0; }
                    public int compare(P a, Object b) { return 0; }
                }
                static class Entry {}
                void m(Map.Entry<K, V> e) {}
                void m(Entry e) {}
                void v(Entry... e) {}
                void v(Entry[][] e) {}
                Overloads(V v) {}
                Overloads(Entry... e) {}
                Object o = new Object() {
                    void n(int[] a) { class Local { void x(long a) {} void x(int a) {} } }
                    void n(long[] a) {}
                };
            }
            """;

    @TempDir
    Path folder;

    @Test
    void overloads() throws IOException {
        assertThat(compared(new ProgramFolder(folder)
                        .with("Overloads.java", OVERLOADS)
                        .tree()))
                .isEqualTo(1);
    }

    @Test
    void programs() {
        Path corpus = Path.of("../test-corpus/src/main/corpus/openmpi");
        assertThat(compared(new SourceTree(List.of(corpus), List.of(), StandardCharsets.UTF_8, 17)))
                .isGreaterThan(50);
    }

    /** Returns how many files were compared. */
    private static int compared(SourceTree tree) {
        List<ModelledFile> files = ModelledFiles.of(tree);
        for (ModelledFile file : files) {
            assertThat(modelled(file)).as(file.file().toString()).containsAll(parsed(file.text()));
        }
        return files.size();
    }

    /** Offsets of the names of all methods and constructors. */
    private static Set<Integer> modelled(ModelledFile file) {
        Set<Integer> names = new TreeSet<>();
        file.types().stream()
                .flatMap(type -> type.getElements(new TypeFilter<CtExecutable<?>>(CtExecutable.class)).stream())
                .filter(executable -> executable instanceof CtMethod<?> || executable instanceof CtConstructor<?>)
                .map(CtExecutable::getPosition)
                .filter(DeclarationSourcePosition.class::isInstance)
                .forEach(position -> names.add(((DeclarationSourcePosition) position).getNameStart()));
        return names;
    }

    private static Set<Integer> parsed(SourceText text) {
        CompilerOptions options = new CompilerOptions();
        long level = CompilerOptions.versionToJdkLevel("17");
        options.sourceLevel = level;
        options.complianceLevel = level;
        options.targetJDK = level;
        ProblemReporter reporter = new ProblemReporter(
                DefaultErrorHandlingPolicies.proceedWithAllProblems(), options, new DefaultProblemFactory(Locale.ROOT));
        CompilationUnit unit =
                new CompilationUnit(text.parserText().toCharArray(), text.file().toString(), "UTF-8");
        Set<Integer> names = new TreeSet<>();
        ASTVisitor visitor = new ASTVisitor() {
            @Override
            public boolean visit(MethodDeclaration method, ClassScope scope) {
                names.add(method.sourceStart);
                return true;
            }

            @Override
            public boolean visit(ConstructorDeclaration constructor, ClassScope scope) {
                if (!constructor.isDefaultConstructor()) {
                    names.add(constructor.sourceStart);
                }
                return true;
            }
        };
        Parser parser = new Parser(reporter, true);
        CompilationResult result = new CompilationResult(unit, 0, 1, options.maxProblemsPerUnit);
        parser.parse(unit, result).traverse(visitor, null, false);
        assertThat(names).as(text.file().toString()).isNotEmpty();
        return names;
    }
}
