package mpi;

public final class Intracomm extends Comm {}
