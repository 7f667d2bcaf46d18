package mpi;

public class MPIException extends Exception {}
