/** Both versions of a program, run in turn and measured by what their ranks record: what {@code run --compare} prints. */
@NullMarked
package org.sluicempi.cli.compare;

import org.jspecify.annotations.NullMarked;
