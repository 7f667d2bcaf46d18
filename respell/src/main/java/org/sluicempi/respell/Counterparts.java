package org.sluicempi.respell;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialect.Argument;
import org.sluicempi.analyzer.dialect.Dialect.Call;

/** Which call of one dialect is which of another: those that do the same and differ in case, underscores and {@code get}. */
record Counterparts(Dialect from, Dialect to) {
    /**
     * A call in both dialects.
     *
     * @param name in the other
     * @param here what its arguments mean; empty unless it sends or receives one message
     * @param there what the other's mean
     */
    record Counterpart(String name, List<Argument> here, List<Argument> there) {}

    /** Whether the dialect has a call of this name. Methods of one name in several types are one call here. */
    boolean has(String name) {
        return named(name).findAny().isPresent();
    }

    /** @throws IllegalArgumentException if there are several, or if its arguments are in another order */
    Optional<Counterpart> of(String name) {
        List<Counterpart> found = named(name)
                .flatMap(call -> to.calls().values().stream()
                        .filter(other -> other.kind() == call.kind()
                                && sound(other.name()).equals(sound(name)))
                        .map(other -> new Counterpart(other.name(), call.arguments(), other.arguments())))
                .distinct()
                .toList();
        if (found.size() > 1) {
            throw new IllegalArgumentException(to.id() + " has several of " + name);
        }
        Optional<Counterpart> one = found.stream().findFirst();
        if (one.isPresent() && !rest(one.get().here()).equals(rest(one.get().there()))) {
            throw new IllegalArgumentException(to.id() + " has other arguments of " + name);
        }
        return one;
    }

    /** The field that stands for a getter in a dialect that has none. */
    static Optional<String> property(String name) {
        return name.startsWith("get") && name.length() > 3
                ? Optional.of(name.substring(3, 4).toLowerCase(Locale.ROOT) + name.substring(4))
                : Optional.empty();
    }

    private Stream<Call> named(String name) {
        return from.calls().values().stream().filter(call -> call.name().equals(name));
    }

    private static List<Argument> rest(List<Argument> arguments) {
        return arguments.stream().filter(Predicate.not(Argument.OFFSET::equals)).toList();
    }

    private static String sound(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replace("_", "");
        return plain.startsWith("get") && plain.length() > 3 ? plain.substring(3) : plain;
    }
}
