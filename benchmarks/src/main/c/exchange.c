/*
 * The rival in C of the Java program Exchange: the same two measurements, printed in the same form.
 *   exchange BATCHES SIZE[,SIZE...]
 * ping-pong: half the round trip in ns; stream: bursts of messages one way, closed by an answer, in MB/s.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BURST = 16, STREAM_FROM = 65536 };

static int repetitions(long size) {
    long n = (32L << 20) / (size + 1);
    return n < 20 ? 20 : n > 20000 ? 20000 : (int) n;
}

static double ping_pong(char *buffer, int size, int rank, int n) {
    double start = MPI_Wtime();
    for (int k = 0; k < n; k++) {
        if (rank == 0) {
            MPI_Send(buffer, size, MPI_BYTE, 1, 1, MPI_COMM_WORLD);
            MPI_Recv(buffer, size, MPI_BYTE, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else {
            MPI_Recv(buffer, size, MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Send(buffer, size, MPI_BYTE, 0, 1, MPI_COMM_WORLD);
        }
    }
    return (MPI_Wtime() - start) / n / 2 * 1e9;
}

static double stream(char *buffer, int size, int rank, int n) {
    double start = MPI_Wtime();
    for (int k = 0; k < n; k++) {
        for (int b = 0; b < BURST; b++) {
            if (rank == 0) {
                MPI_Send(buffer, size, MPI_BYTE, 1, 2, MPI_COMM_WORLD);
            } else {
                MPI_Recv(buffer, size, MPI_BYTE, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            }
        }
        if (rank == 0) {
            MPI_Recv(buffer, 0, MPI_BYTE, 1, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else {
            MPI_Send(buffer, 0, MPI_BYTE, 0, 3, MPI_COMM_WORLD);
        }
    }
    return (double) size * BURST * n / (MPI_Wtime() - start) / 1e6;
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank, ranks;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (argc != 3 || ranks != 2) {
        fprintf(stderr, "usage, with 2 ranks: exchange BATCHES SIZE[,SIZE...]\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    int batches = atoi(argv[1]);
    for (char *next = strtok(argv[2], ","); next != NULL; next = strtok(NULL, ",")) {
        int size = atoi(next);
        char *buffer = calloc(size + 1, 1);
        int n = repetitions(size);
        ping_pong(buffer, size, rank, n);
        for (int b = 0; b < batches; b++) {
            double ns = ping_pong(buffer, size, rank, n);
            if (rank == 0) printf("RESULT half_round_trip_ns %d %.1f\n", size, ns);
        }
        for (int b = 0; size >= STREAM_FROM && b < batches; b++) {
            double rate = stream(buffer, size, rank, 1 + n / BURST);
            if (rank == 0) printf("RESULT stream_mb_s %d %.1f\n", size, rate);
        }
        free(buffer);
    }
    MPI_Finalize();
    return 0;
}
