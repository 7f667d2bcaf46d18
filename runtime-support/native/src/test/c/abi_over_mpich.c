/*
 * A library with the ABI of MPI 5.0, as thin as can be, over MPICH's profiling interface: enough for the tests of point to
 * point, collective operations, reductions, communicators, topologies, and windows between fences. Handles above 0x1000 are
 * MPICH's own; a status carries MPICH's in its internal part.
 */
#include <stdint.h>
#include <string.h>

typedef void *H;
typedef struct { int source, tag, error, internal[5]; } Status;
typedef struct { int lo, hi, source, tag, error; } Own;

static const struct { unsigned abi, own; } HANDLES[] = {
  {0x20, 0x18000000}, {0x21, 0x58000003}, {0x22, 0x58000002}, {0x23, 0x58000001}, {0x24, 0x58000004},
  {0x28, 0x58000006}, {0x29, 0x58000008}, {0x2a, 0x5800000a},
  {0x30, 0x58000005}, {0x31, 0x58000007}, {0x32, 0x58000009}, {0x38, 0x5800000b}, {0x39, 0x5800000c},
  {0x108, 0x08000000}, {0x109, 0x48000000}, {0x130, 0x1c000000}, {0x20b, 0x4c000809}, {0x20c, 0x4c000204}, {0x240, 0x4c000137},
  {0x100, 0x04000000}, {0x101, 0x44000000}, {0x102, 0x44000001},
  {0x128, 0x2c000000}, {0x129, 0x6c000000}, {0x142, 0x54000001}, {0x180, 0x2c000000},
  {0x207, 0x4c00010f}, {0x208, 0x4c000203}, {0x209, 0x4c000405}, {0x210, 0x4c00040a}, {0x214, 0x4c00080b},
  {0x238, 0x4c00013f}, {0x247, 0x4c00010d}, {0x249, 0x4c00023c}, {0x258, 0x4c00083a}, {0, 0}};

static int in(H handle) {
  uintptr_t bits = (uintptr_t) handle;
  int k;
  for (k = 0; HANDLES[k].abi; k++) if (HANDLES[k].abi == bits) return (int) HANDLES[k].own;
  return (int) bits;
}
static H out(int own, unsigned ownNull, unsigned abiNull) {
  return (H) (uintptr_t) ((unsigned) own == ownNull ? abiNull : (unsigned) own);
}
static H request(int own) { return out(own, 0x2c000000, 0x180); }
static H comm(int own) { return out(own, 0x04000000, 0x100); }
static H message(int own) { return (unsigned) own == 0x6c000000 ? (H) 0x129 : out(own, 0x2c000000, 0x128); }
static int rank(int r) { return r == -1 ? -2 : r == -3 ? -1 : r; }
static int tagged(int t) { return t == -2 ? -1 : t; }
static void tell(Own *own, Status *status) {
  if (!status) return;
  status->source = own->source == -1 ? -3 : own->source;
  status->tag = own->tag == -1 ? -2 : own->tag;
  status->error = own->error;
  memcpy(status->internal, own, sizeof *own);
}

int PMPI_Init_thread(void *, void *, int, int *); int PMPI_Initialized(int *); int PMPI_Query_thread(int *);
int PMPI_Finalize(void); int PMPI_Finalized(int *); int PMPI_Abort(int, int);
int PMPI_Comm_get_attr(int, int, void *, int *); int PMPI_Comm_set_errhandler(int, int);
int PMPI_Get_processor_name(char *, int *); int PMPI_Get_library_version(char *, int *);
int PMPI_Win_allocate(int64_t, int, int, int, void *, int *); int PMPI_Win_set_errhandler(int, int);
int PMPI_Win_fence(int, int); int PMPI_Win_free(int *); int PMPI_Win_create(void *, int64_t, int, int, int, int *);
int PMPI_Put(const void *, int, int, int, intptr_t, int, int, int); int PMPI_Get(void *, int, int, int, intptr_t, int, int, int);
int PMPI_Accumulate(const void *, int, int, int, intptr_t, int, int, int, int);
int PMPI_Get_accumulate(const void *, int, int, void *, int, int, int, intptr_t, int, int, int, int);
int PMPI_Comm_rank(int, int *); int PMPI_Comm_size(int, int *); int PMPI_Comm_test_inter(int, int *);
int PMPI_Comm_dup(int, int *); int PMPI_Comm_split(int, int, int, int *); int PMPI_Comm_free(int *);
int PMPI_Comm_group(int, int *); int PMPI_Group_translate_ranks(int, int, const int *, int, int *);
int PMPI_Group_free(int *); int PMPI_Error_class(int, int *); int PMPI_Error_string(int, char *, int *);
int PMPI_Send(const void *, int, int, int, int, int); int PMPI_Ssend(const void *, int, int, int, int, int);
int PMPI_Rsend(const void *, int, int, int, int, int); int PMPI_Recv(void *, int, int, int, int, int, Own *);
int PMPI_Isend(const void *, int, int, int, int, int, int *); int PMPI_Issend(const void *, int, int, int, int, int, int *);
int PMPI_Irsend(const void *, int, int, int, int, int, int *); int PMPI_Irecv(void *, int, int, int, int, int, int *);
int PMPI_Probe(int, int, int, Own *); int PMPI_Iprobe(int, int, int, int *, Own *);
int PMPI_Mprobe(int, int, int, int *, Own *); int PMPI_Improbe(int, int, int, int *, int *, Own *);
int PMPI_Mrecv(void *, int, int, int *, Own *); int PMPI_Imrecv(void *, int, int, int *, int *);
int PMPI_Get_elements_x(const Own *, int, int64_t *); int PMPI_Wait(int *, Own *); int PMPI_Test(int *, int *, Own *);
int PMPI_Waitany(int, int *, int *, Own *); int PMPI_Testany(int, int *, int *, int *, Own *);
int PMPI_Cancel(int *); int PMPI_Test_cancelled(const Own *, int *);
int PMPI_Type_contiguous(int, int, int *); int PMPI_Type_indexed(int, const int *, const int *, int, int *);
int PMPI_Type_create_resized(int, intptr_t, intptr_t, int *); int PMPI_Type_commit(int *); int PMPI_Type_free(int *);
int PMPI_Ibarrier(int, int *); int PMPI_Barrier(int);

int MPI_Init_thread(void *c, void *v, int level, int *provided) {
  int code = PMPI_Init_thread(c, v, level / 1024 > 3 ? 3 : level / 1024, provided);
  *provided = *provided == 3 ? 4096 : *provided * 1024;
  return code;
}
int MPI_Initialized(int *flag) { return PMPI_Initialized(flag); }
int MPI_Query_thread(int *level) { int c = PMPI_Query_thread(level); *level = *level == 3 ? 4096 : *level * 1024; return c; }
int MPI_Finalize(void) { return PMPI_Finalize(); }
int MPI_Finalized(int *flag) { return PMPI_Finalized(flag); }
int MPI_Abort(H c, int code) { return PMPI_Abort(in(c), code); }
int MPI_Comm_get_attr(H c, int key, void *value, int *flag) {
  return PMPI_Comm_get_attr(in(c), key == 501 ? 0x64400001 : key == 505 ? 0x64400009 : 0x6440000d, value, flag);
}
int MPI_Win_allocate(int64_t bytes, int unit, H info, H c, void *base, H *made) {
  int own, code = PMPI_Win_allocate(bytes, unit, in(info), in(c), base, &own);
  *made = out(own, 0x20000000, 0x110);
  return code;
}
int MPI_Win_create(void *base, int64_t bytes, int unit, H info, H c, H *made) {
  int own, code = PMPI_Win_create(base, bytes, unit, in(info), in(c), &own);
  *made = out(own, 0x20000000, 0x110);
  return code;
}
int MPI_Put(const void *b, int n, H type, int r, intptr_t at, int m, H target, H window) {
  return PMPI_Put(b, n, in(type), rank(r), at, m, in(target), in(window));
}
int MPI_Get(void *b, int n, H type, int r, intptr_t at, int m, H target, H window) {
  return PMPI_Get(b, n, in(type), rank(r), at, m, in(target), in(window));
}
int MPI_Accumulate(const void *b, int n, H type, int r, intptr_t at, int m, H target, H op, H window) {
  return PMPI_Accumulate(b, n, in(type), rank(r), at, m, in(target), in(op), in(window));
}
int MPI_Get_accumulate(
    const void *b, int n, H type, void *got, int k, H fetched, int r, intptr_t at, int m, H target, H op, H window) {
  return PMPI_Get_accumulate(
      b, n, in(type), got, k, in(fetched), rank(r), at, m, in(target), in(op), in(window));
}
int MPI_Win_set_errhandler(H window, H handler) { return PMPI_Win_set_errhandler(in(window), in(handler)); }
int MPI_Win_fence(int assertion, H window) { return PMPI_Win_fence(assertion, in(window)); }
int MPI_Win_free(H *window) {
  int own = in(*window), code = PMPI_Win_free(&own);
  *window = (H) 0x110;
  return code;
}
int MPI_Comm_set_errhandler(H c, H handler) { return PMPI_Comm_set_errhandler(in(c), in(handler)); }
int MPI_Get_processor_name(char *name, int *n) { return PMPI_Get_processor_name(name, n); }
int MPI_Get_library_version(char *text, int *n) {
  strcpy(text, "MPI 5.0 ABI over MPICH, for tests");
  *n = (int) strlen(text);
  return 0;
}
int MPI_Comm_rank(H c, int *r) { return PMPI_Comm_rank(in(c), r); }
int MPI_Comm_size(H c, int *n) { return PMPI_Comm_size(in(c), n); }
int MPI_Comm_test_inter(H c, int *flag) { return PMPI_Comm_test_inter(in(c), flag); }
int MPI_Comm_dup(H c, H *made) { int own, e = PMPI_Comm_dup(in(c), &own); *made = comm(own); return e; }
int MPI_Comm_split(H c, int color, int key, H *made) {
  int own, e = PMPI_Comm_split(in(c), color, key, &own);
  *made = comm(own);
  return e;
}
int MPI_Comm_free(H *c) { int own = in(*c), e = PMPI_Comm_free(&own); *c = comm(own); return e; }
int MPI_Comm_group(H c, H *g) { int own, e = PMPI_Comm_group(in(c), &own); *g = (H) (uintptr_t) (unsigned) own; return e; }
int MPI_Group_translate_ranks(H a, int n, const int *from, H b, int *to) {
  return PMPI_Group_translate_ranks(in(a), n, from, in(b), to);
}
int MPI_Group_free(H *g) { int own = in(*g); *g = (H) 0x108; return PMPI_Group_free(&own); }
/* Classes of MPICH, in its order, as the standard ABI numbers them. */
static const int CLASSES[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 18, 7};
/* A class is a code too; what MPICH's functions return is larger than any. */
static int code_of(int code) {
  int k;
  for (k = 0; k < 20; k++) if (CLASSES[k] == code) return k;
  return code;
}
int MPI_Error_class(int code, int *class) {
  int e = PMPI_Error_class(code_of(code), class);
  *class = *class >= 0 && *class < 20 ? CLASSES[*class] : 16;
  return e;
}
int MPI_Error_string(int code, char *text, int *n) { return PMPI_Error_string(code_of(code), text, n); }

#define SEND(name) \
  int MPI_##name(const void *b, int n, H type, int dest, int tag, H c) { \
    return PMPI_##name(b, n, in(type), rank(dest), tag, in(c)); \
  }
#define ISEND(name) \
  int MPI_##name(const void *b, int n, H type, int dest, int tag, H c, H *r) { \
    int own, e = PMPI_##name(b, n, in(type), rank(dest), tag, in(c), &own); \
    *r = request(own); \
    return e; \
  }
SEND(Send) SEND(Ssend) SEND(Rsend) ISEND(Isend) ISEND(Issend) ISEND(Irsend)

int MPI_Recv(void *b, int n, H type, int source, int tag, H c, Status *s) {
  Own own; int e = PMPI_Recv(b, n, in(type), rank(source), tagged(tag), in(c), &own);
  tell(&own, s);
  return e;
}
int MPI_Irecv(void *b, int n, H type, int source, int tag, H c, H *r) {
  int own, e = PMPI_Irecv(b, n, in(type), rank(source), tagged(tag), in(c), &own);
  *r = request(own);
  return e;
}
int MPI_Probe(int source, int tag, H c, Status *s) {
  Own own; int e = PMPI_Probe(rank(source), tagged(tag), in(c), &own);
  tell(&own, s);
  return e;
}
int MPI_Iprobe(int source, int tag, H c, int *flag, Status *s) {
  Own own; int e = PMPI_Iprobe(rank(source), tagged(tag), in(c), flag, &own);
  if (*flag) tell(&own, s);
  return e;
}
int MPI_Mprobe(int source, int tag, H c, H *m, Status *s) {
  Own own; int got, e = PMPI_Mprobe(rank(source), tagged(tag), in(c), &got, &own);
  *m = message(got);
  tell(&own, s);
  return e;
}
int MPI_Improbe(int source, int tag, H c, int *flag, H *m, Status *s) {
  Own own; int got, e = PMPI_Improbe(rank(source), tagged(tag), in(c), flag, &got, &own);
  if (*flag) { *m = message(got); tell(&own, s); }
  return e;
}
int MPI_Mrecv(void *b, int n, H type, H *m, Status *s) {
  Own own; int got = in(*m), e = PMPI_Mrecv(b, n, in(type), &got, &own);
  *m = message(got);
  tell(&own, s);
  return e;
}
int MPI_Imrecv(void *b, int n, H type, H *m, H *r) {
  int got = in(*m), own, e = PMPI_Imrecv(b, n, in(type), &got, &own);
  *m = message(got);
  *r = request(own);
  return e;
}
int MPI_Get_elements_x(const Status *s, H type, int64_t *n) {
  return PMPI_Get_elements_x((const Own *) s->internal, in(type), n);
}
int MPI_Wait(H *r, Status *s) {
  Own own; int mine = in(*r), e = PMPI_Wait(&mine, &own);
  *r = request(mine);
  tell(&own, s);
  return e;
}
int MPI_Test(H *r, int *flag, Status *s) {
  Own own; int mine = in(*r), e = PMPI_Test(&mine, flag, &own);
  *r = request(mine);
  if (e || *flag) tell(&own, s);
  return e;
}
int MPI_Waitany(int n, H *r, int *index, Status *s) {
  Own own; int mine[4096], k, e;
  for (k = 0; k < n; k++) mine[k] = in(r[k]);
  e = PMPI_Waitany(n, mine, index, &own);
  for (k = 0; k < n; k++) r[k] = request(mine[k]);
  tell(&own, s);
  return e;
}
int MPI_Testany(int n, H *r, int *index, int *flag, Status *s) {
  Own own; int mine[4096], k, e;
  for (k = 0; k < n; k++) mine[k] = in(r[k]);
  e = PMPI_Testany(n, mine, index, flag, &own);
  for (k = 0; k < n; k++) r[k] = request(mine[k]);
  if (e || *flag) tell(&own, s);
  return e;
}
int MPI_Cancel(H *r) { int mine = in(*r); return PMPI_Cancel(&mine); }
int MPI_Test_cancelled(const Status *s, int *flag) { return PMPI_Test_cancelled((const Own *) s->internal, flag); }
int MPI_Type_contiguous(int n, H old, H *made) {
  int own, e = PMPI_Type_contiguous(n, in(old), &own);
  *made = (H) (uintptr_t) (unsigned) own;
  return e;
}
int MPI_Type_indexed(int n, const int *lengths, const int *places, H old, H *made) {
  int own, e = PMPI_Type_indexed(n, lengths, places, in(old), &own);
  *made = (H) (uintptr_t) (unsigned) own;
  return e;
}
int MPI_Type_create_resized(H old, intptr_t lower, intptr_t extent, H *made) {
  int own, e = PMPI_Type_create_resized(in(old), lower, extent, &own);
  *made = (H) (uintptr_t) (unsigned) own;
  return e;
}
int MPI_Type_commit(H *type) { int own = in(*type); return PMPI_Type_commit(&own); }
int MPI_Type_free(H *type) { int own = in(*type); *type = (H) 0x200; return PMPI_Type_free(&own); }
int MPI_Ibarrier(H c, H *r) { int own, e = PMPI_Ibarrier(in(c), &own); *r = request(own); return e; }
int MPI_Barrier(H c) { return PMPI_Barrier(in(c)); }

#include "abi_collectives.h"
