package org.sluicempi.runtime.face;

/** A reduction that user code computes on objects. */
@FunctionalInterface
public interface ObjectFunction {
    /**
     * Combines element by element: {@code inout[k] = in[k] op inout[k]}. The objects are copies and belong to the function.
     *
     * @param inout as long as {@code in}
     */
    void combine(Object[] in, Object[] inout);
}
