package org.sluicempi.transformer.verify;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.ArrayQualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ArrayTypeReference;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ExplicitConstructorCall;
import org.eclipse.jdt.internal.compiler.ast.FieldReference;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedQualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedSingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedAllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.QualifiedNameReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedSuperReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedThisReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ReferenceExpression;
import org.eclipse.jdt.internal.compiler.ast.SingleNameReference;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ThisReference;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.VariableBinding;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/** Collects what each name of an attributed file means, by the offset at which the name begins. */
final class Uses extends ASTVisitor {
    private final Map<Integer, Meaning> found = new TreeMap<>();
    private final Set<Integer> types = new HashSet<>();
    private final Tokens tokens;
    private final Describer describer;

    private Uses(Tokens tokens, IntFunction<String> place) {
        this.tokens = tokens;
        this.describer = new Describer(place);
    }

    /**
     * @param meanings what each name means, by offset, in order
     * @param types where only a type can stand, so that no variable of the same name is looked for (JLS 6.5.1)
     */
    record Found(Map<Integer, Meaning> meanings, Set<Integer> types) {}

    /**
     * All uses in a file.
     *
     * @param tokens of the file
     * @param place a name for an offset of the file at which something is declared
     */
    static Found of(CompilationUnitDeclaration unit, Tokens tokens, IntFunction<String> place) {
        Uses uses = new Uses(tokens, place);
        unit.traverse(uses, unit.scope, false);
        return new Found(uses.found, uses.types);
    }

    private boolean add(int offset, @Nullable Binding binding) {
        found.put(name(offset), describer.of(binding));
        return true;
    }

    /** Where the name begins: the compiler counts the parentheses around it as part of it. */
    private int name(int offset) {
        Optional<Token> token = tokens.from(offset);
        while (token.isPresent() && tokens.is(token.get(), "(")) {
            token = tokens.from(token.get().end());
        }
        return token.map(Token::start).orElse(offset);
    }

    @Override
    public boolean visit(SingleNameReference node, BlockScope scope) {
        return add(node.sourceStart, node.binding);
    }

    @Override
    public boolean visit(QualifiedNameReference node, BlockScope scope) {
        // A type or package in front of the first variable needs no look of its own: it decides which variable that is.
        int first = node.binding instanceof VariableBinding ? node.indexOfFirstFieldBinding - 1 : 0;
        add(start(node.sourcePositions[first]), node.binding);
        int others = node.otherBindings == null ? 0 : node.otherBindings.length;
        for (int i = 0; i < others; i++) {
            add(start(node.sourcePositions[first + 1 + i]), node.otherBindings[i]);
        }
        return true;
    }

    @Override
    public boolean visit(FieldReference node, BlockScope scope) {
        return add(start(node.nameSourcePosition), node.binding);
    }

    @Override
    public boolean visit(MessageSend node, BlockScope scope) {
        return add(start(node.nameSourcePosition), node.binding);
    }

    @Override
    public boolean visit(AllocationExpression node, BlockScope scope) {
        return add(node.sourceStart, node.binding);
    }

    @Override
    public boolean visit(QualifiedAllocationExpression node, BlockScope scope) {
        return add(node.sourceStart, node.binding);
    }

    @Override
    public boolean visit(ExplicitConstructorCall node, BlockScope scope) {
        return node.isImplicitSuper() || add(node.sourceStart, node.binding);
    }

    @Override
    public boolean visit(ReferenceExpression node, BlockScope scope) {
        return add(node.nameSourceStart, node.binding);
    }

    @Override
    public boolean visit(ThisReference node, BlockScope scope) {
        return (node.bits & ASTNode.IsImplicitThis) != 0 || add(node.sourceStart, node.resolvedType);
    }

    @Override
    public boolean visit(QualifiedThisReference node, BlockScope scope) {
        return add(node.sourceStart, node.resolvedType);
    }

    @Override
    public boolean visit(QualifiedSuperReference node, BlockScope scope) {
        return add(node.sourceStart, node.resolvedType);
    }

    private boolean type(TypeReference node) {
        boolean keyword = node.resolvedType != null
                && node.resolvedType.leafComponentType().isBaseType();
        if (!keyword) {
            types.add(name(node.sourceStart));
            add(node.sourceStart, node.resolvedType);
        }
        return true;
    }

    @Override
    public boolean visit(SingleTypeReference node, BlockScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(SingleTypeReference node, ClassScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(QualifiedTypeReference node, BlockScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(QualifiedTypeReference node, ClassScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(ArrayTypeReference node, BlockScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(ArrayTypeReference node, ClassScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(ArrayQualifiedTypeReference node, BlockScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(ArrayQualifiedTypeReference node, ClassScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(ParameterizedSingleTypeReference node, BlockScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(ParameterizedSingleTypeReference node, ClassScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(ParameterizedQualifiedTypeReference node, BlockScope scope) {
        return type(node);
    }

    @Override
    public boolean visit(ParameterizedQualifiedTypeReference node, ClassScope scope) {
        return type(node);
    }

    private static int start(long position) {
        return (int) (position >>> 32);
    }
}
