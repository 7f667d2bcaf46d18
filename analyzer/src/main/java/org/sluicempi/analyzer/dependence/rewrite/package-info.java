/**
 * Loops in another form than the text has them in. {@link org.sluicempi.analyzer.dependence.rewrite.Rewriting} gives a
 * {@link org.sluicempi.analyzer.dependence.rewrite.Form} to one loop after the other in the model, lets the method's messages be
 * decided about anew, and leaves the loop in that form if more of them are cut. The model is what the text says again when the plan
 * is made.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.rewrite;

import org.jspecify.annotations.NullMarked;
