package org.sluicempi.transformer.verify;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialect.DeltaNames;

/** The types and methods of an API that only a transformed program uses. */
record DeltaMembers(Dialect dialect) {
    /** The qualified names of the types. */
    Set<String> types() {
        DeltaNames names = dialect.delta();
        return Stream.of(names.sendType(), names.recvType(), names.callsType())
                .map(this::qualified)
                .collect(Collectors.toSet());
    }

    boolean contains(Meaning meaning) {
        Set<String> types = types();
        return switch (meaning.kind()) {
            case TYPE -> types.contains(meaning.declaration());
            case METHOD -> {
                String method =
                        meaning.declaration().substring(0, meaning.declaration().indexOf('('));
                String type = method.substring(0, method.lastIndexOf('.'));
                String name = method.substring(method.lastIndexOf('.') + 1);
                yield types.contains(type) || isApiType(type) && begins().contains(name);
            }
            default -> false;
        };
    }

    private boolean isApiType(String type) {
        return type.startsWith(dialect.packageName() + ".");
    }

    private Set<String> begins() {
        DeltaNames names = dialect.delta();
        return Stream.concat(
                        dialect.calls().values().stream().flatMap(call -> call.begin().stream()),
                        Stream.of(names.sendAmong(), names.recvAmong()))
                .collect(Collectors.toSet());
    }

    private String qualified(String simpleName) {
        return dialect.packageName() + "." + simpleName;
    }
}
