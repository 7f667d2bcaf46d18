package org.sluicempi.analyzer.symbolic;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.flow.Step;

/**
 * What an expression needs wherever it is evaluated, the parts inside of others first.
 *
 * @param divisors what must not be 0
 * @param elements what must exist, and may change where no variable does
 * @param members reads of fields, the objects of which must exist: each in a local variable
 */
public record Premises(List<Poly> divisors, List<Step.ReadElement> elements, List<Step.ReadField> members) {
    static final Premises NONE = new Premises(List.of(), List.of(), List.of());

    public Premises {
        divisors = List.copyOf(divisors);
        elements = List.copyOf(elements);
        members = List.copyOf(members);
    }

    static Premises ofDivisor(Poly divisor) {
        return new Premises(List.of(divisor), List.of(), List.of());
    }

    static Premises ofElement(Step.ReadElement element) {
        return new Premises(List.of(), List.of(element), List.of());
    }

    static Premises ofMember(Step.ReadField member) {
        return new Premises(List.of(), List.of(), List.of(member));
    }

    /** Those of all symbols of a value. */
    static Premises of(Poly value) {
        return value.symbols().stream().map(Symbol::premises).reduce(NONE, Premises::and);
    }

    Premises and(Premises more) {
        return new Premises(
                Stream.concat(divisors.stream(), more.divisors.stream()).toList(),
                Stream.concat(elements.stream(), more.elements.stream()).toList(),
                Stream.concat(members.stream(), more.members.stream()).toList());
    }

    public boolean areNone() {
        return divisors.isEmpty() && elements.isEmpty() && members.isEmpty();
    }
}
