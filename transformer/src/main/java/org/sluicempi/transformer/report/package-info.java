/**
 * The same results for people and for programs. A {@link org.sluicempi.transformer.report.Report} shows what was found and
 * decided, as console text, as JSON, as SARIF, as a page for a browser or as the plan itself; {@link org.sluicempi.transformer.report.Reports} lists
 * them for the shells. What would change is shown by a unified diff.
 */
@NullMarked
package org.sluicempi.transformer.report;

import org.jspecify.annotations.NullMarked;
