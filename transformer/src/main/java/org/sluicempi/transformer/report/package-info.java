/**
 * The same results for people and for programs: unified diff, console text, JSON, and the plan itself.
 */
@NullMarked
package org.sluicempi.transformer.report;

import org.jspecify.annotations.NullMarked;
