/*
 * The rival in C of the Java program Collectives: the same measurements, printed in the same form.
 *   collectives BATCHES SIZE[,SIZE...]
 * The time of one operation in ns; a size is that of one rank's data in bytes.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS = 2 };

static int rank;

static int repetitions(long size) {
    long n = (16L << 20) / (size + 1);
    return n < 20 ? 20 : n > 50000 ? 50000 : (int) n;
}

static void run(int what, double *from, double *to, int count, int turn) {
    if (what == 0) {
        MPI_Bcast(from, count, MPI_DOUBLE, turn % RANKS, MPI_COMM_WORLD);
    } else if (what == 1) {
        MPI_Allreduce(from, to, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    } else {
        MPI_Alltoall(from, count, MPI_DOUBLE, to, count, MPI_DOUBLE, MPI_COMM_WORLD);
    }
}

static void all(double *from, double *to, int size, int count, int print) {
    static const char *const names[] = {"bcast", "allreduce", "alltoall"};
    int n = repetitions(size);
    for (int what = 0; what < 3; what++) {
        double start = MPI_Wtime();
        for (int k = 0; k < n; k++) {
            run(what, from, to, count, k);
        }
        double ns = (MPI_Wtime() - start) / n * 1e9;
        if (print && rank == 0) printf("RESULT %s_ns %d %.1f\n", names[what], size, ns);
    }
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int ranks;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (argc != 3 || ranks != RANKS) {
        fprintf(stderr, "usage, with 2 ranks: collectives BATCHES SIZE[,SIZE...]\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    int batches = atoi(argv[1]);
    for (char *next = strtok(argv[2], ","); next != NULL; next = strtok(NULL, ",")) {
        int size = atoi(next);
        int count = size < 8 ? 1 : size / 8;
        double *from = calloc(RANKS * count, sizeof(double));
        double *to = calloc(RANKS * count, sizeof(double));
        all(from, to, size, count, 0);
        for (int b = 0; b < batches; b++) {
            all(from, to, size, count, 1);
        }
        free(from);
        free(to);
    }
    MPI_Finalize();
    return 0;
}
