/*
 * The second part of abi_over_mpich.c: collective operations, reductions, communicators, groups and topologies. A user's
 * function is given MPICH's handle of the datatype, which Sluice does not look at.
 */
#include <stdlib.h>

extern int *const MPI_UNWEIGHTED, *const MPI_WEIGHTS_EMPTY;

#define IN_PLACE(p) ((p) == (void *) 1 ? (void *) -1 : (void *) (p))
static int root(int r) { return r == -4 ? -3 : r == -3 ? -1 : r; }
static const int *weights(const int *w) { return w == (int *) 10 ? MPI_UNWEIGHTED : w == (int *) 11 ? MPI_WEIGHTS_EMPTY : w; }
static H any(int own) { return (H) (uintptr_t) (unsigned) own; }

/* One operation: blocking as MPI_name, nonblocking as MPI_Iname; the parameters without the communicator, then what MPICH gets. */
#define BOTH(name, parameters, arguments) \
  int PMPI_##name(); int PMPI_I##name(); \
  int MPI_##name(PARAMETERS parameters H c) { return PMPI_##name(ARGUMENTS arguments in(c)); }
#define PARAMETERS(...) __VA_ARGS__,
#define ARGUMENTS(...) __VA_ARGS__,
#define LATE(name, lower, parameters, arguments) \
  int PMPI_I##lower(); \
  int MPI_I##lower(PARAMETERS parameters H c, H *r) { \
    int own, e = PMPI_I##lower(ARGUMENTS arguments in(c), &own); \
    *r = request(own); \
    return e; \
  }
#define OPERATION(name, lower, parameters, arguments) \
  BOTH(name, parameters, arguments) LATE(name, lower, parameters, arguments)

#define EQUAL (const void *s, int n, H st, void *b, int m, H bt)
#define OWN_EQUAL (IN_PLACE(s), n, in(st), IN_PLACE(b), m, in(bt))
#define VARYING (const void *s, int n, H st, void *b, const int *counts, const int *displs, H bt)
#define OWN_VARYING (IN_PLACE(s), n, in(st), b, counts, displs, in(bt))
#define BOTH_VARY (const void *s, const int *sc, const int *sd, H st, void *b, const int *bc, const int *bd, H bt)
#define OWN_BOTH_VARY (IN_PLACE(s), sc, sd, in(st), b, bc, bd, in(bt))
#define REDUCTION (const void *s, void *b, int n, H type, H op)
#define OWN_REDUCTION (IN_PLACE(s), b, n, in(type), in(op))

OPERATION(Bcast, bcast, (void *b, int n, H type, int r0), (b, n, in(type), root(r0)))
OPERATION(Gather, gather, (const void *s, int n, H st, void *b, int m, H bt, int r0),
  (IN_PLACE(s), n, in(st), b, m, in(bt), root(r0)))
OPERATION(Scatter, scatter, (const void *s, int n, H st, void *b, int m, H bt, int r0),
  (s, n, in(st), IN_PLACE(b), m, in(bt), root(r0)))
OPERATION(Gatherv, gatherv, (const void *s, int n, H st, void *b, const int *counts, const int *displs, H bt, int r0),
  (IN_PLACE(s), n, in(st), b, counts, displs, in(bt), root(r0)))
OPERATION(Scatterv, scatterv, (const void *s, const int *counts, const int *displs, H st, void *b, int m, H bt, int r0),
  (s, counts, displs, in(st), IN_PLACE(b), m, in(bt), root(r0)))
OPERATION(Allgather, allgather, EQUAL, OWN_EQUAL)
OPERATION(Alltoall, alltoall, EQUAL, OWN_EQUAL)
OPERATION(Allgatherv, allgatherv, VARYING, OWN_VARYING)
OPERATION(Alltoallv, alltoallv, BOTH_VARY, OWN_BOTH_VARY)
OPERATION(Neighbor_allgather, neighbor_allgather, EQUAL, OWN_EQUAL)
OPERATION(Neighbor_alltoall, neighbor_alltoall, EQUAL, OWN_EQUAL)
OPERATION(Neighbor_allgatherv, neighbor_allgatherv, VARYING, OWN_VARYING)
OPERATION(Neighbor_alltoallv, neighbor_alltoallv, BOTH_VARY, OWN_BOTH_VARY)
OPERATION(Allreduce, allreduce, REDUCTION, OWN_REDUCTION)
OPERATION(Scan, scan, REDUCTION, OWN_REDUCTION)
OPERATION(Exscan, exscan, REDUCTION, OWN_REDUCTION)
OPERATION(Reduce, reduce, (const void *s, void *b, int n, H type, H op, int r0),
  (IN_PLACE(s), b, n, in(type), in(op), root(r0)))
OPERATION(Reduce_scatter, reduce_scatter, (const void *s, void *b, const int *counts, H type, H op),
  (IN_PLACE(s), b, counts, in(type), in(op)))

int PMPI_Comm_remote_size(int, int *);
/* Kept for ever: a nonblocking operation may look at them until its end. */
static int *ownTypes(const H *types, int c) {
  int inter, n, k, *own;
  PMPI_Comm_test_inter(c, &inter);
  if (inter) PMPI_Comm_remote_size(c, &n); else PMPI_Comm_size(c, &n);
  own = malloc(n * sizeof *own);
  for (k = 0; k < n; k++) own[k] = in(types[k]);
  return own;
}
OPERATION(Alltoallw, alltoallw,
  (const void *s, const int *sc, const int *sd, const H *st, void *b, const int *bc, const int *bd, const H *bt),
  (s, sc, sd, ownTypes(st, in(c)), b, bc, bd, ownTypes(bt, in(c))))

int PMPI_Op_create(void *, int, int *); int PMPI_Op_free(int *);
int MPI_Op_create(void *f, int commutes, H *op) { int own, e = PMPI_Op_create(f, commutes, &own); *op = any(own); return e; }
int MPI_Op_free(H *op) { int own = in(*op); *op = (H) 0x20; return PMPI_Op_free(&own); }

/* What makes a communicator out of one. */
#define MAKES(name, parameters, arguments) \
  int PMPI_##name(); \
  int MPI_##name(H c, PARAMETERS parameters H *made) { \
    int own, e = PMPI_##name(in(c), ARGUMENTS arguments &own); \
    *made = comm(own); \
    return e; \
  }
MAKES(Comm_create_group, (H group, int tag), (in(group), tag))
MAKES(Comm_split_type, (int type, int key, H info), (type == 221 ? 1 : type, key, in(info)))
MAKES(Intercomm_create, (int leader, H bridge, int remote, int tag), (leader, in(bridge), remote, tag))
MAKES(Intercomm_merge, (int high), (high))
MAKES(Cart_create, (int n, const int *dims, const int *periods, int reorder), (n, dims, periods, reorder))
MAKES(Graph_create, (int n, const int *index, const int *edges, int reorder), (n, index, edges, reorder))
MAKES(Dist_graph_create_adjacent,
  (int n, const int *from, const int *fw, int m, const int *to, const int *tw, H info, int reorder),
  (n, from, weights(fw), m, to, weights(tw), in(info), reorder))

int PMPI_Dist_graph_neighbors_count(int, int *, int *, int *);
int PMPI_Dist_graph_neighbors(int, int, int *, int *, int, int *, int *);
int MPI_Dist_graph_neighbors_count(H c, int *n, int *m, int *weighted) {
  return PMPI_Dist_graph_neighbors_count(in(c), n, m, weighted);
}
int MPI_Dist_graph_neighbors(H c, int n, int *from, int *fw, int m, int *to, int *tw) {
  return PMPI_Dist_graph_neighbors(in(c), n, from, (int *) weights(fw), m, to, (int *) weights(tw));
}
int PMPI_Comm_remote_group(int, int *); int PMPI_Comm_disconnect(int *);
int PMPI_Group_incl(int, int, const int *, int *); int PMPI_Group_size(int, int *);
int MPI_Comm_remote_size(H c, int *n) { return PMPI_Comm_remote_size(in(c), n); }
int MPI_Comm_remote_group(H c, H *g) { int own, e = PMPI_Comm_remote_group(in(c), &own); *g = any(own); return e; }
int MPI_Comm_disconnect(H *c) { int own = in(*c), e = PMPI_Comm_disconnect(&own); *c = comm(own); return e; }
int MPI_Group_incl(H g, int n, const int *ranks, H *made) {
  int own, e = PMPI_Group_incl(in(g), n, ranks, &own);
  *made = any(own);
  return e;
}
int MPI_Group_size(H g, int *n) { return PMPI_Group_size(in(g), n); }
