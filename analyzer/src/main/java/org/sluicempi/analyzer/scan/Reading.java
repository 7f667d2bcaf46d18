package org.sluicempi.analyzer.scan;

import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;

/**
 * What has become of reading a file.
 *
 * @param unit empty if the file cannot be used
 * @param remark why it cannot
 */
record Reading(Optional<SourceUnit> unit, Optional<Remark> remark) {
    static Reading of(Remark remark) {
        return new Reading(Optional.empty(), Optional.of(remark));
    }
}
