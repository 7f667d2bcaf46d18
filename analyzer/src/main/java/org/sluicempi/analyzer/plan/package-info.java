/**
 * What shall be done, as data: one {@link org.sluicempi.analyzer.plan.FilePlan} per file with a {@link
 * org.sluicempi.analyzer.plan.SitePlan} per site. A plan holds offsets into the file's text and finished Java, in a few
 * kinds of {@link org.sluicempi.analyzer.plan.Step} that know nothing of MPI, so it can be written as JSON, read back and
 * carried out without a model of the program. The analyzer makes plans, the transformer carries them out.
 */
@NullMarked
package org.sluicempi.analyzer.plan;

import org.jspecify.annotations.NullMarked;
