/** What was packed, unpacked and used. */
@NullMarked
package org.sluicempi.distribution;

import org.jspecify.annotations.NullMarked;
