/**
 * Checks what was made, with no code of those who made it. The output is parsed and compared with the original's tree as the
 * plan changes it; what differs otherwise is a defect, and nothing is written. Then a compiler attributes the files as they
 * were and as they are, and each name must mean what it meant, or what was planned.
 */
@NullMarked
package org.sluicempi.transformer.verify;

import org.jspecify.annotations.NullMarked;
