package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.plan.Curve;
import org.sluicempi.analyzer.rule.Remark;

/** What is decided for one site. */
public sealed interface Flow {
    /** At least one; the first says what was decided. */
    List<Remark> remarks();

    /** Of how many messages parts travel while a loop computes them, or works on others. */
    default int cut() {
        return 0;
    }

    /** The call stays as it is. */
    record Left(List<Remark> remarks) implements Flow {
        public Left(Remark remark) {
            this(List.of(remark));
        }
    }

    /** The message travels while the program computes. */
    non-sealed interface Overlap extends Flow {
        /** The site with each piece of code that changes with it, at least one. */
        List<Affected> affected();

        /** How each message goes together with its loop, as far as that can be drawn. */
        default List<Curve> curves() {
            return List.of();
        }

        /**
         * Writes the steps that make it so. It may be asked more than once, for different pages.
         *
         * @return name of the delta object that replaces the call
         * @throws UnwritableException if something that is needed has no name where it would have to stand
         */
        String write(Page page);
    }
}
