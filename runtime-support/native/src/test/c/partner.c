/* Rank 1 of a job whose rank 0 is the Java program WithC: exchanges messages with it as any MPI program would. */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define N 70000

static void require(int holds, const char *what) {
  if (!holds) {
    fprintf(stderr, "C rank: %s\n", what);
    MPI_Abort(MPI_COMM_WORLD, 9);
  }
}

int main(int argc, char **argv) {
  static double values[N];
  int lengths[] = {0, 1, 6, 100, N};
  int provided, rank, count, k, n;
  MPI_Status status;

  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  require(rank == 1, "is not rank 1");
  for (n = 0; n < 5; n++) {
    /* what Java sends, and back with one added */
    MPI_Recv(values, N, MPI_DOUBLE, 0, n, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    require(count == lengths[n], "count of doubles");
    for (k = 0; k < count; k++) {
      require(values[k] == k + 0.5, "value of a double");
      values[k] += 1;
    }
    MPI_Send(values, count, MPI_DOUBLE, 0, n, MPI_COMM_WORLD);
  }
  {
    int16_t shorts[2] = {-1, -2};
    uint16_t chars[2] = {0, 0};
    int64_t longs[2];
    int ints[2];
    float floats[2];
    _Bool flags[2];
    MPI_Recv(ints, 2, MPI_INT, 0, 20, MPI_COMM_WORLD, &status);
    require(ints[0] == -7 && ints[1] == 8, "ints");
    MPI_Recv(longs, 2, MPI_INT64_T, 0, 20, MPI_COMM_WORLD, &status);
    require(longs[0] == -(1LL << 40) && longs[1] == 3, "longs");
    MPI_Recv(floats, 2, MPI_FLOAT, 0, 20, MPI_COMM_WORLD, &status);
    require(floats[0] == 0.25f && floats[1] == -2.0f, "floats");
    MPI_Recv(chars, 2, MPI_UINT16_T, 0, 20, MPI_COMM_WORLD, &status);
    require(chars[0] == 'x' && chars[1] == 0xfffe, "chars");
    MPI_Recv(flags, 2, MPI_C_BOOL, 0, 20, MPI_COMM_WORLD, &status);
    require(flags[0] && !flags[1], "booleans");
    MPI_Send(shorts, 2, MPI_SHORT, 0, 21, MPI_COMM_WORLD);
  }
  {
    /* a column of a matrix of four columns, sent by Java out of a direct buffer with a datatype */
    int matrix[20] = {0};
    MPI_Datatype column;
    MPI_Type_vector(5, 1, 4, MPI_INT, &column);
    MPI_Type_commit(&column);
    MPI_Recv(matrix + 1, 1, column, 0, 22, MPI_COMM_WORLD, &status);
    for (k = 0; k < 5; k++) require(matrix[4 * k + 1] == 100 + k, "column");
    MPI_Send(matrix + 1, 1, column, 0, 23, MPI_COMM_WORLD);
    MPI_Type_free(&column);
  }
  MPI_Finalize();
  printf("C rank fine\n");
  return 0;
}
