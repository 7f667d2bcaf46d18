package org.sluicempi.analyzer.callgraph;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.CtScanner;

/** The methods that the code of some types calls or names, the types and fields that it speaks of, and the texts in it. */
final class Mentions {
    private final Set<String> names = new HashSet<>();
    private final Set<String> texts = new HashSet<>();

    /** @param types those inside them are looked at, too */
    Mentions(Collection<CtType<?>> types) {
        CtScanner scanner = new CtScanner() {
            @Override
            protected void enter(CtElement element) {
                add(element);
            }
        };
        types.stream().filter(CtType::isTopLevel).forEach(scanner::scan);
    }

    private void add(CtElement element) {
        if (element instanceof CtExecutableReference<?> method) {
            names.add(method.getSimpleName());
        } else if (element instanceof CtTypeReference<?> type) {
            names.add(type.getSimpleName());
        } else if (element instanceof CtFieldReference<?> field) {
            names.add(field.getSimpleName());
        } else if (element instanceof CtLiteral<?> literal && literal.getValue() instanceof String text) {
            texts.add(text);
        }
    }

    /** Whether a method, a type or a field of this name is spoken of, be it inside a string. */
    boolean contain(String name) {
        return names.contains(name) || texts.stream().anyMatch(text -> text.contains(name));
    }
}
