package org.sluicempi.analyzer.model;

import spoon.reflect.code.CtAbstractInvocation;

/** What the calls of a program may do. */
@FunctionalInterface
public interface Effects {
    /** The effect of a method call, a constructor call or a {@code this(...)} or {@code super(...)} call. */
    Effect of(CtAbstractInvocation<?> call);
}
