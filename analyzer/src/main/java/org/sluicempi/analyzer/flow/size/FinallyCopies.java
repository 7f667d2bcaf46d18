package org.sluicempi.analyzer.flow.size;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtCFlowBreak;
import spoon.reflect.code.CtTry;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * How often the compiler writes what stands in {@code finally} blocks: once for every way that leads into the block, and a way
 * out of a block that is written several times itself counts as many times.
 */
final class FinallyCopies {
    private final Map<CtElement, Long> known = new IdentityHashMap<>();

    /** At most so many ways lead out of a region: its end, an exception, its handlers, its jumps. */
    long ways(CtElement region) {
        Long found = known.get(region);
        if (found == null) {
            long ways =
                    region instanceof CtTry guarded ? 2L + guarded.getCatchers().size() : 2;
            for (CtElement jump : region.getElements(new TypeFilter<CtElement>(CtElement.class))) {
                ways += jump instanceof CtCFlowBreak ? of(jump, region) : 0;
            }
            found = Math.min(CodeSize.MOST, ways);
            known.put(region, found);
        }
        return found;
    }

    /** At most so many times is written what stands at an element. */
    long of(CtElement element) {
        return of(element, null);
    }

    /** The same of one copy of an element around it. */
    private long of(CtElement element, @Nullable CtElement around) {
        long copies = 1;
        for (CtElement at = element; at != around && at.isParentInitialized(); at = at.getParent()) {
            if (at.getParent() instanceof CtTry guarded && at == guarded.getFinalizer() && guarded != around) {
                copies = Math.min(CodeSize.MOST, copies * ways(guarded));
            }
        }
        return copies;
    }
}
