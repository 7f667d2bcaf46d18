/** Pages for a browser that are one file each, need nothing else, and let no scripts run but their own. */
@NullMarked
package org.sluicempi.transformer.html;

import org.jspecify.annotations.NullMarked;
