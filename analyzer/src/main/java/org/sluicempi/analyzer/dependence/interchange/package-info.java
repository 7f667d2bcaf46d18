/**
 * Nests whose outer loop walks across a message, so that nothing of it is final, or all of it is needed, before the inner loop has
 * run many times: {@link org.sluicempi.analyzer.dependence.interchange.Interchange} looks whether messages are cut if the loops
 * change places, as in the matrix product whose column loop stands outermost. The text keeps its order: the inner loop is cut into
 * strips, and each runs through the whole nest (Allen and Kennedy, Optimizing Compilers for Modern Architectures, 5.2 and 9.3).
 * {@link org.sluicempi.analyzer.dependence.interchange.InterchangeCheck} proves or tests for each message that the order of iterations makes no difference.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.interchange;

import org.jspecify.annotations.NullMarked;
