package org.sluicempi.analyzer.symbolic;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;

/**
 * What an expression needs wherever it is evaluated, the parts inside of others first.
 *
 * @param divisors what must not be 0
 * @param elements what must exist, and may change where no variable does
 * @param objects what must not be null: each read from a local variable
 */
public record Premises(List<Poly> divisors, List<Step.ReadElement> elements, List<Value> objects) {
    static final Premises NONE = new Premises(List.of(), List.of(), List.of());

    public Premises {
        divisors = List.copyOf(divisors);
        elements = List.copyOf(elements);
        objects = List.copyOf(objects);
    }

    static Premises ofDivisor(Poly divisor) {
        return new Premises(List.of(divisor), List.of(), List.of());
    }

    static Premises ofElement(Step.ReadElement element) {
        return new Premises(List.of(), List.of(element), List.of());
    }

    static Premises ofObject(Value object) {
        return new Premises(List.of(), List.of(), List.of(object));
    }

    /** Those of all symbols of a value. */
    static Premises of(Poly value) {
        return value.symbols().stream().map(Symbol::premises).reduce(NONE, Premises::and);
    }

    Premises and(Premises more) {
        return new Premises(
                Stream.concat(divisors.stream(), more.divisors.stream()).toList(),
                Stream.concat(elements.stream(), more.elements.stream()).toList(),
                Stream.concat(objects.stream(), more.objects.stream()).toList());
    }

    public boolean areNone() {
        return divisors.isEmpty() && elements.isEmpty() && objects.isEmpty();
    }
}
