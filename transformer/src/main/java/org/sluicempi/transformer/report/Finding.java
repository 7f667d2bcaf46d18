package org.sluicempi.transformer.report;

import java.util.Optional;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;

/**
 * A remark with where it belongs.
 *
 * @param file the file's plan; empty for a remark about a file that has none
 * @param site the call; empty for a remark about a file as a whole
 * @param fingerprint 32 hexadecimal digits that say which finding it is: the same as long as rule, file, method and call are the
 *     same, wherever in the file they stand; no two findings of one report have the same
 */
public record Finding(Remark remark, Optional<FilePlan> file, Optional<SitePlan> site, String fingerprint) {}
