/** Java text in the making, for all generators of programs. */
package org.sluicempi.corpus.fuzz.text;
