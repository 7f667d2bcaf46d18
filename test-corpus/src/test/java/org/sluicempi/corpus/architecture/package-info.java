/** The arrows between the modules, and what no module may hold. */
package org.sluicempi.corpus.architecture;
