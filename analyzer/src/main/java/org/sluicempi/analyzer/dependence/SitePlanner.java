package org.sluicempi.analyzer.dependence;

import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;

/** Decides what becomes of the sites of one file. */
@FunctionalInterface
public interface SitePlanner {
    /**
     * Plans a file.
     *
     * @return one {@link org.sluicempi.analyzer.plan.SitePlan} per site of {@link ModelledFile#sites()}, each with at
     *     least one remark; {@link ModelledFile#plan} helps to make it
     */
    FilePlan plan(ModelledFile file);
}
