package org.sluicempi.transformer.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Block;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ForStatement;
import org.eclipse.jdt.internal.compiler.ast.ForeachStatement;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Statement;
import org.eclipse.jdt.internal.compiler.ast.SwitchExpression;
import org.eclipse.jdt.internal.compiler.ast.SwitchStatement;
import org.eclipse.jdt.internal.compiler.ast.TryStatement;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.CompilationUnitScope;
import org.sluicempi.analyzer.source.Span;

/**
 * Where the methods of a file's types stand, of those that methods declare, too.
 *
 * @param inner bodies of types and lambdas, which may declare what is not seen outside of them
 * @param blocks blocks, methods and other statements that local variables are seen in, and not outside of them
 */
record MethodSpans(Enclosing methods, Enclosing inner, Enclosing blocks) {
    static MethodSpans of(CompilationUnitDeclaration unit) {
        Inner inner = new Inner();
        unit.traverse(inner, unit.scope, false);
        return new MethodSpans(new Enclosing(inner.methods), new Enclosing(inner.found), new Enclosing(inner.blocks));
    }

    /** Whether two offsets lie in one method, or both in none. */
    boolean areTogether(int one, int other) {
        return methods.around(one).equals(methods.around(other));
    }

    /** The innermost method that an offset lies in. */
    Optional<Span> around(int offset) {
        return methods.around(offset).stream().max(Comparator.comparingInt(Span::start));
    }

    /** Whether an offset lies in the body of a type or a lambda that none of the others lies in. */
    boolean isHidden(int offset, List<Integer> others) {
        return inner.isApart(offset, others);
    }

    /** Whether a local variable that is declared at an offset is seen at none of the others. */
    boolean isLocalHidden(int declaration, List<Integer> others) {
        return inner.isApart(declaration, others) || blocks.isApart(declaration, others);
    }

    private static final class Inner extends ASTVisitor {
        private final List<Span> methods = new ArrayList<>();
        private final List<Span> found = new ArrayList<>();
        private final List<Span> blocks = new ArrayList<>();

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

        @Override
        public boolean visit(MethodDeclaration method, ClassScope scope) {
            return addMethod(method);
        }

        @Override
        public boolean visit(ConstructorDeclaration constructor, ClassScope scope) {
            return constructor.isDefaultConstructor() || addMethod(constructor);
        }

        @Override
        public boolean visit(Block block, BlockScope scope) {
            return addBlock(block);
        }

        @Override
        public boolean visit(ForStatement loop, BlockScope scope) {
            return addBlock(loop);
        }

        @Override
        public boolean visit(ForeachStatement loop, BlockScope scope) {
            return addBlock(loop);
        }

        @Override
        public boolean visit(TryStatement handled, BlockScope scope) {
            for (int i = 0; handled.catchBlocks != null && i < handled.catchBlocks.length; i++) {
                blocks.add(span(handled.catchArguments[i].declarationSourceStart, handled.catchBlocks[i].sourceEnd));
            }
            return addBlock(handled);
        }

        @Override
        public boolean visit(SwitchStatement choice, BlockScope scope) {
            return addBlock(choice);
        }

        @Override
        public boolean visit(SwitchExpression choice, BlockScope scope) {
            return addBlock(choice);
        }

        private boolean add(int first, int last) {
            found.add(span(first, last));
            return true;
        }

        private boolean addMethod(AbstractMethodDeclaration method) {
            Span whole = span(method.declarationSourceStart, method.declarationSourceEnd);
            methods.add(whole);
            blocks.add(whole);
            return true;
        }

        private boolean addBlock(Statement statement) {
            blocks.add(span(statement.sourceStart, statement.sourceEnd));
            return true;
        }

        private static Span span(int first, int last) {
            return new Span(first, Math.max(first, last) + 1);
        }
    }
}
