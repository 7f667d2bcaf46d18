package org.sluicempi.analyzer.dependence.candidate;

import spoon.reflect.code.CtExpression;

/**
 * An {@code if} around a call.
 *
 * @param holds whether the call stands in the branch for true
 */
public record EnclosingIf(CtExpression<?> expression, boolean holds) {}
