package org.sluicempi.analyzer.dependence.interchange;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.rewrite.Form;
import org.sluicempi.analyzer.dependence.rewrite.Rewrite;
import org.sluicempi.analyzer.region.Buffer;
import spoon.reflect.code.CtLoop;

/** Nests of loops that change places. */
public final class Interchange implements Form {
    @Override
    public Optional<? extends Rewrite> of(CtLoop loop, Buffer buffer, Method method) {
        return Nest.of(loop, method);
    }
}
