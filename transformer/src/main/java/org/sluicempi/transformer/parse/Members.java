package org.sluicempi.transformer.parse;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.sluicempi.analyzer.source.Span;

/** The names of the declarations that code stands in. */
public final class Members {
    private final ParsedSource source;

    public Members(ParsedSource source) {
        this.source = source;
    }

    /** The innermost classes and the member around some code, such as {@code app.Pair.main(String[])}; empty outside of them. */
    public String around(Span code) {
        Deque<String> names = new ArrayDeque<>();
        Optional<Node> here = source.unit().findFirst(Node.class, node -> isInnermost(node, code));
        while (here.isPresent()) {
            Node node = here.get();
            if (node instanceof TypeDeclaration<?> type) {
                names.push(type.getNameAsString());
            } else if (node instanceof CallableDeclaration<?> member) {
                names.push(member.getSignature().asString());
            } else if (node instanceof FieldDeclaration field) {
                names.push(field.getVariable(0).getNameAsString());
            } else if (node instanceof CompilationUnit unit) {
                unit.getPackageDeclaration().ifPresent(named -> names.push(named.getNameAsString()));
            }
            here = node.getParentNode();
        }
        return String.join(".", names);
    }

    private boolean isInnermost(Node node, Span code) {
        return holds(node, code) && node.getChildNodes().stream().noneMatch(child -> holds(child, code));
    }

    private boolean holds(Node node, Span code) {
        if (node.getRange().isEmpty()) {
            return false;
        }
        Span span = source.span(node);
        return span.start() <= code.start() && code.end() <= span.end();
    }
}
