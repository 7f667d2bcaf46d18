/**
 * What is kept from one start of a program to the next, so that its ranks need not load, link and measure anew what Sluice
 * consists of: where it lies, what it is good for, and when it goes. Entry type: {@link org.sluicempi.launcher.warm.WarmCache}.
 */
@NullMarked
package org.sluicempi.launcher.warm;

import org.jspecify.annotations.NullMarked;
