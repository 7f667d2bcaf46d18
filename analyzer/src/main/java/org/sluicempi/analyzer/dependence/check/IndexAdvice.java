package org.sluicempi.analyzer.dependence.check;

import spoon.reflect.code.CtInvocation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/** What an author could do about an index that cannot be computed. */
final class IndexAdvice {
    private IndexAdvice() {}

    /** @param element {@code a[at(x, y)]} */
    static String of(CtElement element) {
        String linear = "use an index that is linear in the loops' counters";
        boolean called = !element.getElements(new TypeFilter<CtInvocation<?>>(CtInvocation.class))
                .isEmpty();
        return called
                ? linear
                        + ", or have it computed by a method of this class that is static, private or final and returns at once"
                        + " a sum of products of its parameters, constants and fields"
                : linear;
    }
}
