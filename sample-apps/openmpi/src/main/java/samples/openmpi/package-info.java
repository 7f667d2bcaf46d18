/**
 * Plain blocking programs as users write them, in the dialect that the package is named after: {@code openmpi} for Open MPI's
 * Java bindings, {@code mpj} for MPJ Express (mpiJava 1.2). Nothing in them knows of Sluice.
 *
 * <p>Every program takes optional arguments, the number of elements first; each checks its own result, prints it on
 * standard output, where it depends on the arguments and the number of ranks alone, and ends the job with exit code 1 if
 * the result is wrong. Rank 0 prints one line {@code time SECONDS} on standard error: the average duration of one
 * repetition, warm-up not counted. A repetition starts when all ranks are ready for it.
 */
package samples.openmpi;
