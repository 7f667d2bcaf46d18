package mpi;

// The library looks these classes and their constructors up when it is loaded; the programs call none of them.
final class CartParms { CartParms(int[] dims, boolean[] periods, int[] coords) {} }
final class ShiftParms { ShiftParms(int source, int dest) {} }
final class GraphParms { GraphParms(int[] index, int[] edges) {} }
final class DistGraphNeighbors { DistGraphNeighbors(int[] a, int[] b, int[] c, int[] d, boolean e) {} }
final class Version { Version(int version, int subversion) {} }
final class Count { Count(long value) {} }
final class Int2 { Int2(int a, int b) {} }
final class ShortInt { ShortInt(int a, int b, int c) {} }
final class LongInt { LongInt(int a, int b) {} }
final class FloatInt { FloatInt(int a, int b) {} }
final class DoubleInt { DoubleInt(int a, int b) {} }
