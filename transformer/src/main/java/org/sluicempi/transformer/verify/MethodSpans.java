package org.sluicempi.transformer.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.sluicempi.analyzer.source.Span;

/** Where the methods of a file's types stand; a method inside of another one is a part of that. */
record MethodSpans(List<Span> methods) {
    MethodSpans {
        methods = List.copyOf(methods);
    }

    static MethodSpans of(CompilationUnitDeclaration unit) {
        List<Span> methods = new ArrayList<>();
        if (unit.types != null) {
            for (TypeDeclaration type : unit.types) {
                add(type, methods);
            }
        }
        return new MethodSpans(methods);
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

    private static boolean isIn(Span method, int offset) {
        return method.start() <= offset && offset < method.end();
    }
}
