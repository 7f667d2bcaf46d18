/**
 * What the API faces have in common, so that each of them only gives it its dialect's names.
 *
 * <p>A face is loaded once per rank, this package once per JVM: nothing here holds state outside its objects. {@link
 * org.sluicempi.runtime.face.Operation} is the life of a request object as MPI users see it (started, complete, null or
 * inactive), {@link org.sluicempi.runtime.face.Operations} the wait and test families over several of them (MPI 4.1,
 * sections 3.7.5 and 3.9).
 */
package org.sluicempi.runtime.face;
