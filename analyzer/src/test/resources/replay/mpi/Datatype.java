package mpi;

public class Datatype {}
