/*
 * The standard ABI of MPI 5.0 over MPICH, as far as the tests of point to point need it: functions with the standard's
 * handles (small numbers for the predefined ones, in pointers), statuses and constants, which call MPICH by its own.
 * Stands in for a library with that ABI where none is installed.
 */
#include <mpi.h>
#include <stdint.h>
#include <string.h>

typedef intptr_t Handle;

#define EXPORT(name, ...) int abi_##name(__VA_ARGS__) __asm__("MPI_" #name); int abi_##name(__VA_ARGS__)

typedef struct { int source, tag, error, reserved[5]; } Status;
typedef struct { Handle abi; int own; } Pair;

static const Pair HANDLES[] = {
    {0x100, MPI_COMM_NULL}, {0x101, MPI_COMM_WORLD}, {0x102, MPI_COMM_SELF},
    {0x180, MPI_REQUEST_NULL}, {0x128, MPI_MESSAGE_NULL}, {0x129, MPI_MESSAGE_NO_PROC},
    {0x108, MPI_GROUP_NULL}, {0x109, MPI_GROUP_EMPTY}, {0x130, MPI_INFO_NULL},
    {0x141, MPI_ERRORS_ARE_FATAL}, {0x142, MPI_ERRORS_RETURN},
    {0x021, MPI_SUM}, {0x022, MPI_MIN}, {0x023, MPI_MAX}, {0x024, MPI_PROD},
    {0x200, MPI_DATATYPE_NULL}, {0x207, MPI_PACKED}, {0x208, MPI_SHORT}, {0x209, MPI_INT}, {0x20b, MPI_LONG_LONG},
    {0x20c, MPI_UNSIGNED_SHORT}, {0x210, MPI_FLOAT}, {0x214, MPI_DOUBLE}, {0x238, MPI_C_BOOL}, {0x240, MPI_INT8_T},
    {0x247, MPI_BYTE}, {0x249, MPI_UINT16_T}, {0x258, MPI_INT64_T},
};
enum { HANDLE_COUNT = sizeof HANDLES / sizeof *HANDLES, FIRST_PAGE = 4096 };

static int in(Handle handle) {
    for (int k = 0; handle < FIRST_PAGE && k < HANDLE_COUNT; k++) {
        if (HANDLES[k].abi == handle) return HANDLES[k].own;
    }
    return (int) handle;
}

/* MPICH gives null requests, messages and infos the same bits as others have: the kind decides. */
static Handle out(int own, Handle first, Handle last) {
    for (int k = 0; k < HANDLE_COUNT; k++) {
        if (HANDLES[k].own == own && HANDLES[k].abi >= first && HANDLES[k].abi <= last) return HANDLES[k].abi;
    }
    return (Handle) (uint32_t) own;
}

static Handle request_out(int own) { return out(own, 0x180, 0x180); }
static Handle message_out(int own) { return out(own, 0x128, 0x129); }
static Handle comm_out(int own) { return out(own, 0x100, 0x102); }
static Handle type_out(int own) { return out(own, 0x200, 0x2ff); }

static int rank_in(int rank) {
    return rank == -1 ? MPI_ANY_SOURCE : rank == -3 ? MPI_PROC_NULL : rank == -4 ? MPI_ROOT : rank;
}
static int tag_in(int tag) { return tag == -2 ? MPI_ANY_TAG : tag; }
static int rank_out(int rank) {
    return rank == MPI_ANY_SOURCE ? -1 : rank == MPI_PROC_NULL ? -3 : rank == MPI_ROOT ? -4 : rank;
}
static int tag_out(int tag) { return tag == MPI_ANY_TAG ? -2 : tag; }

static void status_out(const MPI_Status *own, Status *status) {
    if (status == NULL) return;
    status->source = rank_out(own->MPI_SOURCE);
    status->tag = tag_out(own->MPI_TAG);
    status->error = own->MPI_ERROR;
    memcpy(status->reserved, own, 2 * sizeof(int));
}
static MPI_Status status_in(const Status *status) {
    MPI_Status own;
    memcpy(&own, status->reserved, 2 * sizeof(int));
    own.MPI_SOURCE = rank_in(status->source);
    own.MPI_TAG = tag_in(status->tag);
    own.MPI_ERROR = status->error;
    return own;
}

EXPORT(Initialized, int *flag) { return PMPI_Initialized(flag); }
EXPORT(Finalized, int *flag) { return PMPI_Finalized(flag); }
EXPORT(Finalize, void) { return PMPI_Finalize(); }
EXPORT(Init_thread, int *argc, char ***argv, int required, int *provided) {
    int code = PMPI_Init_thread(argc, argv, required / 1024 > 3 ? MPI_THREAD_MULTIPLE : required / 1024, provided);
    *provided = *provided == MPI_THREAD_MULTIPLE ? 4096 : 1024 * *provided;
    return code;
}
EXPORT(Query_thread, int *provided) {
    int code = PMPI_Query_thread(provided);
    *provided = *provided == MPI_THREAD_MULTIPLE ? 4096 : 1024 * *provided;
    return code;
}
EXPORT(Abort, Handle comm, int code) { return PMPI_Abort(in(comm), code); }
EXPORT(Get_processor_name, char *name, int *length) { return PMPI_Get_processor_name(name, length); }
EXPORT(Get_library_version, char *text, int *length) {
    strcpy(text, "standard ABI over MPICH");
    *length = strlen(text);
    return MPI_SUCCESS;
}
EXPORT(Error_string, int code, char *text, int *length) { return PMPI_Error_string(code, text, length); }
EXPORT(Error_class, int code, int *result) {
    static const int classes[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 18, 7};
    int own;
    PMPI_Error_class(code, &own);
    *result = own <= 19 ? classes[own] : 16;
    return MPI_SUCCESS;
}
EXPORT(Comm_rank, Handle comm, int *rank) { return PMPI_Comm_rank(in(comm), rank); }
EXPORT(Comm_size, Handle comm, int *size) { return PMPI_Comm_size(in(comm), size); }
EXPORT(Comm_test_inter, Handle comm, int *flag) { return PMPI_Comm_test_inter(in(comm), flag); }
EXPORT(Comm_set_errhandler, Handle comm, Handle handler) { return PMPI_Comm_set_errhandler(in(comm), in(handler)); }
EXPORT(Comm_get_attr, Handle comm, int key, void *value, int *flag) {
    int own = key == 501 ? MPI_TAG_UB : key == 505 ? MPI_UNIVERSE_SIZE : key == 506 ? MPI_APPNUM : key;
    return PMPI_Comm_get_attr(in(comm), own, value, flag);
}
EXPORT(Comm_dup, Handle comm, Handle *made) {
    int own, code = PMPI_Comm_dup(in(comm), &own);
    *made = comm_out(own);
    return code;
}
EXPORT(Comm_split, Handle comm, int color, int key, Handle *made) {
    int own, code = PMPI_Comm_split(in(comm), color, key, &own);
    *made = comm_out(own);
    return code;
}
EXPORT(Comm_free, Handle *comm) {
    int own = in(*comm), code = PMPI_Comm_free(&own);
    *comm = comm_out(own);
    return code;
}

EXPORT(Send, const void *data, int count, Handle type, int dest, int tag, Handle comm) {
    return PMPI_Send(data, count, in(type), rank_in(dest), tag, in(comm));
}
EXPORT(Ssend, const void *data, int count, Handle type, int dest, int tag, Handle comm) {
    return PMPI_Ssend(data, count, in(type), rank_in(dest), tag, in(comm));
}
EXPORT(Rsend, const void *data, int count, Handle type, int dest, int tag, Handle comm) {
    return PMPI_Rsend(data, count, in(type), rank_in(dest), tag, in(comm));
}
#define START(name) \
    EXPORT(name, const void *data, int count, Handle type, int dest, int tag, Handle comm, Handle *request) { \
        int own, code = PMPI_##name(data, count, in(type), rank_in(dest), tag, in(comm), &own); \
        *request = request_out(own); \
        return code; \
    }
START(Isend)
START(Issend)
START(Irsend)
EXPORT(Irecv, void *data, int count, Handle type, int source, int tag, Handle comm, Handle *request) {
    int own, code = PMPI_Irecv(data, count, in(type), rank_in(source), tag_in(tag), in(comm), &own);
    *request = request_out(own);
    return code;
}
EXPORT(Recv, void *data, int count, Handle type, int source, int tag, Handle comm, Status *status) {
    MPI_Status own;
    int code = PMPI_Recv(data, count, in(type), rank_in(source), tag_in(tag), in(comm), &own);
    status_out(&own, status);
    return code;
}
EXPORT(Probe, int source, int tag, Handle comm, Status *status) {
    MPI_Status own;
    int code = PMPI_Probe(rank_in(source), tag_in(tag), in(comm), &own);
    status_out(&own, status);
    return code;
}
EXPORT(Iprobe, int source, int tag, Handle comm, int *flag, Status *status) {
    MPI_Status own;
    int code = PMPI_Iprobe(rank_in(source), tag_in(tag), in(comm), flag, &own);
    if (*flag) status_out(&own, status);
    return code;
}
EXPORT(Mprobe, int source, int tag, Handle comm, Handle *message, Status *status) {
    MPI_Status own;
    int taken, code = PMPI_Mprobe(rank_in(source), tag_in(tag), in(comm), &taken, &own);
    *message = message_out(taken);
    status_out(&own, status);
    return code;
}
EXPORT(Improbe, int source, int tag, Handle comm, int *flag, Handle *message, Status *status) {
    MPI_Status own;
    int taken, code = PMPI_Improbe(rank_in(source), tag_in(tag), in(comm), flag, &taken, &own);
    if (*flag) {
        *message = message_out(taken);
        status_out(&own, status);
    }
    return code;
}
EXPORT(Mrecv, void *data, int count, Handle type, Handle *message, Status *status) {
    MPI_Status own;
    int taken = in(*message), code = PMPI_Mrecv(data, count, in(type), &taken, &own);
    *message = message_out(taken);
    status_out(&own, status);
    return code;
}
EXPORT(Imrecv, void *data, int count, Handle type, Handle *message, Handle *request) {
    int made, taken = in(*message), code = PMPI_Imrecv(data, count, in(type), &taken, &made);
    *message = message_out(taken);
    *request = request_out(made);
    return code;
}
EXPORT(Wait, Handle *request, Status *status) {
    MPI_Status own;
    int waited = in(*request), code = PMPI_Wait(&waited, &own);
    *request = request_out(waited);
    status_out(&own, status);
    return code;
}
EXPORT(Test, Handle *request, int *flag, Status *status) {
    MPI_Status own;
    int tested = in(*request), code = PMPI_Test(&tested, flag, &own);
    *request = request_out(tested);
    if (*flag) status_out(&own, status);
    return code;
}
EXPORT(Testany, int n, Handle *requests, int *index, int *flag, Status *status) {
    MPI_Status own;
    MPI_Request all[n + 1];
    for (int k = 0; k < n; k++) all[k] = in(requests[k]);
    int code = PMPI_Testany(n, all, index, flag, &own);
    for (int k = 0; k < n; k++) requests[k] = request_out(all[k]);
    if (*flag) status_out(&own, status);
    return code;
}
EXPORT(Waitany, int n, Handle *requests, int *index, Status *status) {
    MPI_Status own;
    MPI_Request all[n + 1];
    for (int k = 0; k < n; k++) all[k] = in(requests[k]);
    int code = PMPI_Waitany(n, all, index, &own);
    for (int k = 0; k < n; k++) requests[k] = request_out(all[k]);
    status_out(&own, status);
    return code;
}
EXPORT(Cancel, Handle *request) {
    int own = in(*request);
    return PMPI_Cancel(&own);
}
EXPORT(Test_cancelled, const Status *status, int *flag) {
    MPI_Status own = status_in(status);
    return PMPI_Test_cancelled(&own, flag);
}
EXPORT(Get_elements_x, const Status *status, Handle type, MPI_Count *count) {
    MPI_Status own = status_in(status);
    return PMPI_Get_elements_x(&own, in(type), count);
}
EXPORT(Type_indexed, int n, const int *lengths, const int *places, Handle old, Handle *made) {
    int own, code = PMPI_Type_indexed(n, lengths, places, in(old), &own);
    *made = type_out(own);
    return code;
}
EXPORT(Type_contiguous, int n, Handle old, Handle *made) {
    int own, code = PMPI_Type_contiguous(n, in(old), &own);
    *made = type_out(own);
    return code;
}
EXPORT(Type_create_resized, Handle old, MPI_Aint from, MPI_Aint extent, Handle *made) {
    int own, code = PMPI_Type_create_resized(in(old), from, extent, &own);
    *made = type_out(own);
    return code;
}
EXPORT(Type_commit, Handle *type) {
    int own = in(*type);
    return PMPI_Type_commit(&own);
}
EXPORT(Type_free, Handle *type) {
    int own = in(*type), code = PMPI_Type_free(&own);
    *type = type_out(own);
    return code;
}
EXPORT(Barrier, Handle comm) { return PMPI_Barrier(in(comm)); }
EXPORT(Ibarrier, Handle comm, Handle *request) {
    int own, code = PMPI_Ibarrier(in(comm), &own);
    *request = request_out(own);
    return code;
}
EXPORT(Bcast, void *data, int count, Handle type, int root, Handle comm) {
    return PMPI_Bcast(data, count, in(type), rank_in(root), in(comm));
}
EXPORT(Allreduce, const void *data, void *result, int count, Handle type, Handle op, Handle comm) {
    return PMPI_Allreduce(data == (void *) 1 ? MPI_IN_PLACE : data, result, count, in(type), in(op), in(comm));
}
EXPORT(Comm_group, Handle comm, Handle *group) {
    int own, code = PMPI_Comm_group(in(comm), &own);
    *group = out(own, 0x108, 0x109);
    return code;
}
EXPORT(Group_size, Handle group, int *size) { return PMPI_Group_size(in(group), size); }
EXPORT(Group_translate_ranks, Handle from, int n, const int *ranks, Handle to, int *result) {
    int given[n + 1];
    for (int k = 0; k < n; k++) given[k] = rank_in(ranks[k]);
    int code = PMPI_Group_translate_ranks(in(from), n, given, in(to), result);
    for (int k = 0; k < n; k++) result[k] = rank_out(result[k]);
    return code;
}
EXPORT(Group_free, Handle *group) {
    int own = in(*group), code = PMPI_Group_free(&own);
    *group = out(own, 0x108, 0x109);
    return code;
}
