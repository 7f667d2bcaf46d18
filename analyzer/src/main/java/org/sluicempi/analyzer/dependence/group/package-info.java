/**
 * Finds calls that follow one another and can be under way together, as the messages of a halo exchange: no loop goes with them.
 * {@link org.sluicempi.analyzer.dependence.group.GroupSearch} is the entry.
 *
 * <p>What may overlap what is left to the program as it runs: the places that the calls send from and fill are compared when the
 * calls are made ({@code org.sluicempi.runtime.face.Series}), so no index has to be understood here. What is asked here is that
 * nothing between the calls could tell that they are not complete yet.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.group;

import org.jspecify.annotations.NullMarked;
