package org.sluicempi.analyzer.callgraph;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.words.JdkTypes;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;

/** Tells the types of libraries that are neither of the JDK nor of the MPI API from all others. */
final class Strangers {
    /** Packages of the JDK that hold nothing of the program. */
    private static final List<String> VALUES = List.of("java.math.", "java.nio.", "java.time.", "java.io.File");

    private final Set<String> written;
    private final Dialect dialect;
    private final Elsewhere elsewhere;
    private final Map<String, Boolean> known = new HashMap<>();

    /** @param types all that have source, the nested ones included */
    Strangers(Collection<CtType<?>> types, Dialect dialect, Elsewhere elsewhere) {
        this.written = types.stream().map(CtType::getQualifiedName).collect(Collectors.toSet());
        this.dialect = dialect;
        this.elsewhere = elsewhere;
    }

    /** Whether a type has source, by its qualified name. */
    boolean isWritten(String name) {
        return written.contains(name);
    }

    boolean hold(CtTypeReference<?> type) {
        CtTypeReference<?> element = type instanceof CtArrayTypeReference<?> array ? array.getArrayType() : type;
        return !element.isPrimitive()
                && !(element instanceof CtTypeParameterReference)
                && known.computeIfAbsent(element.getQualifiedName(), name -> hold(name, element));
    }

    private boolean hold(String name, CtTypeReference<?> type) {
        return Character.isJavaIdentifierStart(name.charAt(0))
                && !written.contains(name)
                && !dialect.isApiType(type)
                && !JdkTypes.hold(name)
                && !elsewhere.mayDeclare(name);
    }

    /** Whether objects of a type lead to none that has code of the program. */
    boolean leadsNowhere(CtTypeReference<?> type) {
        CtTypeReference<?> element = type instanceof CtArrayTypeReference<?> array ? array.getArrayType() : type;
        String name = element.getQualifiedName();
        return ValueTypes.isImmutable(element)
                || dialect.isApiType(element)
                || VALUES.stream().anyMatch(name::startsWith);
    }
}
