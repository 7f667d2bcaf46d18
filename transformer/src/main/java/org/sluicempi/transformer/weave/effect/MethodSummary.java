package org.sluicempi.transformer.weave.effect;

import java.util.Set;

/**
 * What a method does that does nothing else: it comes to an end, writes no field, makes no object that is not its own, and
 * keeps none of its arguments. Exceptions may leave it.
 *
 * @param reads parameters, by local variable, whose elements it may read
 * @param writes parameters, by local variable, whose elements it may write
 * @param readsShared whether it may read memory that another thread might have written
 * @param loops whether it has a loop, or calls what has one
 */
public record MethodSummary(Set<Integer> reads, Set<Integer> writes, boolean readsShared, boolean loops) {
    public MethodSummary {
        reads = Set.copyOf(reads);
        writes = Set.copyOf(writes);
    }
}
