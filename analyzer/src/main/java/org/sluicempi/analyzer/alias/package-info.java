/**
 * Which objects references may lead to, inside one body. {@link org.sluicempi.analyzer.alias.Objects} is the entry: a
 * points-to analysis in the manner of Andersen (1994), one abstract object for each place of allocation, one for all that
 * the body did not make itself. It does not ask for the order of steps, with one exception: what a body returns is known to
 * nobody as long as the body runs.
 */
@NullMarked
package org.sluicempi.analyzer.alias;

import org.jspecify.annotations.NullMarked;
