/** Programs of Open MPI's face that use what only some libraries can do; each checks its own results. */
package org.sluicempi.runtime.nativempi.programs.face;
