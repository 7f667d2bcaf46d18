/** The manual page, made of what the verbs say of themselves. */
@NullMarked
package org.sluicempi.cli.manual;

import org.jspecify.annotations.NullMarked;
