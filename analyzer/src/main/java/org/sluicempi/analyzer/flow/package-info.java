/**
 * What a method does, with nothing left implicit. A {@link org.sluicempi.analyzer.flow.Body} is one piece of code as steps
 * in evaluation order on a control-flow graph with exceptional edges; the package {@code lowering} makes them from Spoon's
 * tree. Each thing that the Java Language Specification lets happen is a {@link org.sluicempi.analyzer.flow.Step} of its own:
 * boxing, class initialisation (JLS 12.4), {@code toString} in a concatenation (15.18.1), iterators (14.14.2), closing of
 * resources (14.20.3), and every implicit exception is a {@link org.sluicempi.analyzer.flow.Fault} of a step (15.6).
 *
 * <p>Unlike a compiler's form, it keeps one copy of a {@code finally} block, whose end leads to every place that the block
 * may go on to, and all steps of an element of the tree lie side by side, so that a piece of the program is a {@link
 * org.sluicempi.analyzer.flow.Range} of steps. What the lowering does not know becomes {@link
 * org.sluicempi.analyzer.flow.Step.Unknown}, which may do anything.
 */
@NullMarked
package org.sluicempi.analyzer.flow;

import org.jspecify.annotations.NullMarked;
