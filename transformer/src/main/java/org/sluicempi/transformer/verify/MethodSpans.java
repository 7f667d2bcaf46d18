package org.sluicempi.transformer.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.CompilationUnitScope;
import org.sluicempi.analyzer.source.Span;

/**
 * Where the methods of a file's types stand; a method inside of another one is a part of that.
 *
 * @param inner bodies of types and lambdas, which may declare what is not seen outside of them
 */
record MethodSpans(List<Span> methods, List<Span> inner) {
    MethodSpans {
        methods = List.copyOf(methods);
        inner = List.copyOf(inner);
    }

    static MethodSpans of(CompilationUnitDeclaration unit) {
        List<Span> methods = new ArrayList<>();
        if (unit.types != null) {
            for (TypeDeclaration type : unit.types) {
                add(type, methods);
            }
        }
        Inner inner = new Inner();
        unit.traverse(inner, unit.scope, false);
        return new MethodSpans(methods, inner.found);
    }

    private static void add(TypeDeclaration type, List<Span> methods) {
        if (type.methods != null) {
            for (AbstractMethodDeclaration method : type.methods) {
                methods.add(new Span(method.declarationSourceStart, method.declarationSourceEnd + 1));
            }
        }
        if (type.memberTypes != null) {
            for (TypeDeclaration member : type.memberTypes) {
                add(member, methods);
            }
        }
    }

    /** Whether two offsets lie in one method, or both in none. */
    boolean areTogether(int one, int other) {
        return methods.stream().allMatch(method -> isIn(method, one) == isIn(method, other));
    }

    /** The innermost method that an offset lies in. */
    Optional<Span> around(int offset) {
        return methods.stream().filter(method -> isIn(method, offset)).max(Comparator.comparingInt(Span::start));
    }

    /** Whether an offset lies in the body of a type or a lambda that none of the others lies in. */
    boolean isHidden(int offset, List<Integer> others) {
        return inner.stream()
                .anyMatch(body -> isIn(body, offset) && others.stream().noneMatch(other -> isIn(body, other)));
    }

    private static boolean isIn(Span method, int offset) {
        return method.start() <= offset && offset < method.end();
    }

    private static final class Inner extends ASTVisitor {
        private final List<Span> found = new ArrayList<>();

        @Override
        public boolean visit(TypeDeclaration type, CompilationUnitScope scope) {
            return add(type.bodyStart, type.bodyEnd);
        }

        @Override
        public boolean visit(TypeDeclaration type, ClassScope scope) {
            return add(type.bodyStart, type.bodyEnd);
        }

        @Override
        public boolean visit(TypeDeclaration type, BlockScope scope) {
            return add(type.bodyStart, type.bodyEnd);
        }

        @Override
        public boolean visit(LambdaExpression lambda, BlockScope scope) {
            return add(lambda.sourceStart, lambda.sourceEnd);
        }

        private boolean add(int first, int last) {
            found.add(new Span(first, Math.max(first, last) + 1));
            return true;
        }
    }
}
