/** The remark that each site gets, against the one written on its line. */
package org.sluicempi.corpus.expect;
