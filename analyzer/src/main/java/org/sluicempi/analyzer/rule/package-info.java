/**
 * Findings. A {@link org.sluicempi.analyzer.rule.Remark} is one finding at one site, after LLVM's passed, missed and
 * analysis remarks; a {@link org.sluicempi.analyzer.rule.Rule} is the one cause that it names.
 */
@NullMarked
package org.sluicempi.analyzer.rule;

import org.jspecify.annotations.NullMarked;
