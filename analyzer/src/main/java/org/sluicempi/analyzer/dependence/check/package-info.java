/**
 * One class, one reason to refuse: each {@link org.sluicempi.analyzer.dependence.candidate.Check} looks at a candidate and
 * lets it pass, adds a guard, or answers with a remark. {@link org.sluicempi.analyzer.dependence.check.FrontierFinder} and
 * {@link org.sluicempi.analyzer.dependence.check.NeedFinder} do so for the order in which elements become final and are
 * first read.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.check;

import org.jspecify.annotations.NullMarked;
