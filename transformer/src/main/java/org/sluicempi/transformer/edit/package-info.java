/**
 * From a plan to text. Each {@link org.sluicempi.analyzer.plan.Step} becomes {@link
 * org.sluicempi.transformer.change.TextEdit}s on the original text; whatever no edit names stays as it was, byte for byte.
 * What is written is the plan's; this package finds lines, indentation, line ends and braces for it, and keeps comments.
 */
@NullMarked
package org.sluicempi.transformer.edit;

import org.jspecify.annotations.NullMarked;
