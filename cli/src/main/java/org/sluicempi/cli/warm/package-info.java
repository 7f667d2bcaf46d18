/** What is made behind the end of a program, so that later ones start faster. */
@NullMarked
package org.sluicempi.cli.warm;

import org.jspecify.annotations.NullMarked;
