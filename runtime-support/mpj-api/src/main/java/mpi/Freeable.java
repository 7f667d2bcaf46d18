package mpi;

/** Something that the program releases when it no longer needs it. */
public interface Freeable {
    void free();
}
