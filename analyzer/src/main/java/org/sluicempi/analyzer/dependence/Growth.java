package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.GrowthReader;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtVariable;

/**
 * Messages that a loop fills as far as it comes. Their size is told where the call stands, if it is the variable by which the loop
 * fills the buffer: until then the message is as large as the array.
 */
final class Growth {
    private Growth() {}

    /**
     * How the loop uses the buffer, if it fills it.
     *
     * @param accesses what is known otherwise; it is preferred where the message's size does not depend on the loop
     */
    static AccessReader.Result of(
            Site site, Buffer buffer, CountedLoop loop, Method method, AccessReader.Result accesses) {
        if (method.isOfCalled(loop.loop())
                || !(accesses instanceof AccessReader.Opaque) && !(site.count() instanceof CtVariableRead<?>)) {
            return accesses;
        }
        return new GrowthReader(loop, method.routine())
                .read(buffer)
                .filter(growing -> accesses instanceof AccessReader.Opaque || isCount(site, growing.counter(), method))
                .<AccessReader.Result>map(growing -> growing)
                .orElse(accesses);
    }

    /** Up to where the message is final behind each iteration, and whether its size is told at its end. */
    static Leaving.Growing leaving(Candidate candidate, AccessReader.Growing growing) {
        return new Leaving.Growing(growing.counter().getSimpleName(), isSizeToldAtEnd(candidate, growing));
    }

    /** Whether the call sends what has been filled, from the first element on. */
    static boolean isSizeToldAtEnd(Candidate candidate, AccessReader.Result accesses) {
        return accesses instanceof AccessReader.Growing growing
                && isCount(candidate.site(), growing.counter(), candidate.method())
                && candidate.gap().change(growing.counter()).isEmpty();
    }

    private static boolean isCount(Site site, CtVariable<?> counter, Method method) {
        boolean ofElements = site.dialect()
                .componentType(site.datatype())
                .filter(component -> Buffer.of(site.buffer(), method.expressions())
                        .filter(buffer -> buffer.component().getQualifiedName().equals(component))
                        .isPresent())
                .isPresent();
        boolean fromFirst = site.offset()
                .map(offset -> method.constantExpressions()
                        .read(offset)
                        .filter(value -> value.evaluated().equals(Poly.ZERO))
                        .isPresent())
                .orElse(true);
        Optional<CtVariable<?>> count = site.count() instanceof CtVariableRead<?> read
                        && read.getTypeCasts().isEmpty()
                ? method.expressions().variable(read).map(variable -> variable)
                : Optional.empty();
        return ofElements
                && fromFirst
                && !site.isHalf()
                && count.filter(counter::equals).isPresent();
    }
}
