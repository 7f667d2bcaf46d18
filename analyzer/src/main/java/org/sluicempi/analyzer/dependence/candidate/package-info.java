/**
 * A site with the loop that may work on its message. {@link org.sluicempi.analyzer.dependence.candidate.LoopSearch} finds it,
 * {@link org.sluicempi.analyzer.dependence.candidate.Candidate} carries it through the checks together with the guards that
 * they add, and {@link org.sluicempi.analyzer.dependence.candidate.CandidateFaults} and {@link
 * org.sluicempi.analyzer.dependence.candidate.WaysOut} say by which ways the loop may be left. The questions that the search
 * itself has to ask stand here, all others in {@code check}.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.candidate;

import org.jspecify.annotations.NullMarked;
