/** What the transformer does to the text of files: only what was planned, once, and as a patch that Git takes. */
package org.sluicempi.corpus.edit;
