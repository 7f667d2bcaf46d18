package org.sluicempi.analyzer.symbolic;

/** A coefficient does not fit into a {@code long}: nothing is known about the expression. */
public final class CoefficientOverflowException extends ArithmeticException {
    private static final long serialVersionUID = 1L;

    CoefficientOverflowException() {
        super("a coefficient leaves the range of long");
    }
}
