package mpi;

public class Status {}
