package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Rows;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import spoon.reflect.declaration.CtElement;

/** How a loop uses a buffer; where it uses other rows too, and these can be told apart, which rows it uses. */
final class RowReading {
    private RowReading() {}

    static AccessReader.Result of(Buffer buffer, CountedLoop loop, LoopSearch.Found found, Method method) {
        AccessReader reader = new AccessReader(loop, method.routine());
        AccessReader.Result accesses = reader.read(buffer);
        List<CtElement> whole = new ArrayList<>(found.between());
        whole.add(loop.loop());
        return accesses instanceof AccessReader.Opaque
                        && Rows.told(buffer, new Code(whole, method)).isPresent()
                ? reader.readRows(buffer)
                : accesses;
    }
}
