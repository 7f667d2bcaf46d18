package org.sluicempi.respell;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialect.Argument;
import org.sluicempi.analyzer.dialect.Dialect.Call;

/** Which call of one dialect is which of another: those that do the same and differ in case, underscores and {@code get}. */
record Counterparts(Dialect from, Dialect to) {
    /** The call of a name. Methods of one name in several types are one call here. */
    Optional<Call> known(String name) {
        return from.calls().values().stream()
                .filter(call -> call.name().equals(name))
                .findFirst();
    }

    /** @throws IllegalArgumentException if there are several, or if its arguments are in another order */
    Optional<Call> of(Call call) {
        List<Call> found = to.calls().values().stream()
                .filter(other -> other.kind() == call.kind())
                .filter(other -> sound(other.name()).equals(sound(call.name())))
                .toList();
        if (found.stream().map(Call::name).distinct().count() > 1) {
            throw new IllegalArgumentException(to.id() + " has several of " + call.name());
        }
        Optional<Call> other = found.stream().findFirst();
        if (other.isPresent() && !rest(other.get()).equals(rest(call))) {
            throw new IllegalArgumentException(to.id() + " has other arguments of " + call.name());
        }
        return other;
    }

    /** The field that stands for a getter in a dialect that has none. */
    static Optional<String> property(String name) {
        return name.startsWith("get") && name.length() > 3
                ? Optional.of(name.substring(3, 4).toLowerCase(Locale.ROOT) + name.substring(4))
                : Optional.empty();
    }

    private static List<Argument> rest(Call call) {
        return call.arguments().stream()
                .filter(argument -> argument != Argument.OFFSET)
                .toList();
    }

    private static String sound(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replace("_", "");
        return plain.startsWith("get") && plain.length() > 3 ? plain.substring(3) : plain;
    }
}
