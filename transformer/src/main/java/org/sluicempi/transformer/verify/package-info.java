/**
 * Checks what was made. The output is parsed by a parser that had no part in making it and compared with the original tree as the plan changes it; what differs otherwise is a defect, and nothing is written. Then a compiler attributes the files as they were and as they are, and each name must mean what it meant, or what was planned.
 */
@NullMarked
package org.sluicempi.transformer.verify;

import org.jspecify.annotations.NullMarked;
