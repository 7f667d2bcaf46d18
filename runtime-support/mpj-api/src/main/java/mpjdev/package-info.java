/**
 * What the public classes of MPJ Express expose of its device level: supertypes ({@link mpjdev.Status}, whose fields
 * programs read, and {@link mpjdev.MPJDevException}) and the types of public fields ({@link mpjdev.Comm}, {@link
 * mpjdev.Group}, {@link mpjdev.Request}). Calls on them work on the same communicators and groups as those of {@code mpi}.
 * Members that say "not for programs" are public because {@code mpi} is another package.
 */
package mpjdev;
