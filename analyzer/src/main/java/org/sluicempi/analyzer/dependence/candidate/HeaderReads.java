package org.sluicempi.analyzer.dependence.candidate;

import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.dependence.code.ArrayTypes;
import org.sluicempi.analyzer.dependence.code.BufferUse;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.declaration.CtElement;

/**
 * Elements of a message that are read between the receive and its loop, as a header is. Their indices are constants, so that they
 * can be waited for in front of the first statement that reads one, whatever the program has computed until then.
 *
 * @param from first of them
 * @param to behind the last
 */
public record HeaderReads(int from, int to) {
    /** No element at all: to wait for that is to wait until the message has begun. */
    static final HeaderReads NONE = new HeaderReads(0, 0);

    /** The first use of the buffer that is no such read. */
    static Optional<CtElement> others(Code code, Buffer buffer) {
        return BufferUse.anyBut(i -> index(code, i).isPresent(), code, buffer);
    }

    /** The range that such reads of the code lie in, given that the code does nothing else with the buffer. */
    static HeaderReads of(Code code, Buffer buffer) {
        HeaderReads range = NONE;
        for (int i : code.steps()) {
            OptionalLong index = index(code, i);
            int step = i;
            if (index.isPresent()
                    && BufferUse.anyBut(
                                    other -> other != step && index(code, other).isPresent(), code, buffer)
                            .isPresent()) {
                range = range.with((int) index.getAsLong());
            }
        }
        return range;
    }

    boolean isEmpty() {
        return from == to;
    }

    private HeaderReads with(int index) {
        return isEmpty()
                ? new HeaderReads(index, index + 1)
                : new HeaderReads(Math.min(from, index), Math.max(to, index + 1));
    }

    private static OptionalLong index(Code code, int step) {
        if (!(code.step(step) instanceof Step.ReadElement read) || !ArrayTypes.isFlat(code.method(), read.array())) {
            return OptionalLong.empty();
        }
        OptionalLong index = code.method()
                .expressions()
                .read(read.index())
                .map(Poly::evaluated)
                .map(Poly::constant)
                .orElse(OptionalLong.empty());
        return index.isPresent() && index.getAsLong() >= 0 && index.getAsLong() < Integer.MAX_VALUE
                ? index
                : OptionalLong.empty();
    }
}
