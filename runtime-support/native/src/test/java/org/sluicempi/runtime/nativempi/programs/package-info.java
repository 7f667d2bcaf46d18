/** Programs that the tests of the native engine start under a launcher; each checks its own results. */
package org.sluicempi.runtime.nativempi.programs;
