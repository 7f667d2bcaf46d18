/**
 * From Spoon's tree to the flow form. {@link org.sluicempi.analyzer.flow.lowering.Bodies} is the entry; one class lowers one
 * family of constructs, and {@link org.sluicempi.analyzer.flow.lowering.Lowering} holds what they share for one body. The
 * order of steps is that of JLS 15.7, the edges of jumps and exceptions that of chapter 14.
 */
@NullMarked
package org.sluicempi.analyzer.flow.lowering;

import org.jspecify.annotations.NullMarked;
