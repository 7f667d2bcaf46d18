package org.sluicempi.runtime.nativempi.job;

import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.collective.Topologies;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.Descent;
import org.sluicempi.runtime.nativempi.library.CommunicatorCalls;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** Makes communicators with a topology that the library knows: MPI 4.1, chapter 8. Collective over the one given. */
final class TopologyMaking {
    private static final MethodHandle CART_CREATE = Mpi.bind("MPI_Cart_create", "hippip");
    private static final MethodHandle GRAPH_CREATE = Mpi.bind("MPI_Graph_create", "hippip");
    private static final MethodHandle DIST_GRAPH_CREATE = Mpi.bind("MPI_Dist_graph_create_adjacent", "hippipphip");
    private static final MethodHandle DIST_GRAPH_NEIGHBORS = Mpi.bind("MPI_Dist_graph_neighbors", "hippipp");
    private static final MethodHandle DIST_GRAPH_COUNT = Mpi.bind("MPI_Dist_graph_neighbors_count", "hppp");

    private TopologyMaking() {}

    /**
     * Makes the first topology of the process, before threads of it may at once: Open MPI loads what it makes them with at the
     * first call, and ends with signal 11 where two threads do.
     */
    static void first() {
        OperationMemory memory = new OperationMemory();
        try {
            long made = memory.room(Long.BYTES);
            int code = (int) CART_CREATE.invokeExact(
                    Mpi.COMM_SELF, 1, memory.ints(new int[] {1}, 1), memory.ints(new int[1], 1), 0, made);
            Mpi.check(code, "making a first topology");
            CommunicatorCalls.free(Mpi.handleAt(made));
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            memory.release();
        }
    }

    static Optional<Communicator> make(CommContext comm, Topology topology, boolean reorder) {
        Topologies.check(topology, comm.size(), comm.rank());
        Descent descent = comm.descent().next();
        OperationMemory memory = new OperationMemory();
        try {
            long made = memory.room(Long.BYTES);
            int code;
            if (topology instanceof Topology.Cartesian grid) {
                code = grid(comm, grid, reorder, memory, made);
            } else if (topology instanceof Topology.Graph graph) {
                code = (int) GRAPH_CREATE.invokeExact(
                        comm.handle(),
                        graph.index().length,
                        memory.ints(graph.index(), graph.index().length),
                        ranks(memory, graph.edges()),
                        reorder ? 1 : 0,
                        made);
            } else {
                code = distributed(comm, (Topology.Distributed) topology, reorder, memory, made);
            }
            Mpi.check(code, "making a topology on " + comm.name());
            if (Mpi.handleAt(made) == Mpi.COMM_NULL) {
                return Optional.empty();
            }
            Topology kept = reorder && topology instanceof Topology.Distributed distributed
                    ? own(distributed, Mpi.handleAt(made))
                    : topology;
            return Optional.of(CommunicatorMaking.made(comm, Mpi.handleAt(made), "a topology on ", kept, descent));
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            memory.release();
        }
    }

    private static int grid(
            CommContext comm, Topology.Cartesian grid, boolean reorder, OperationMemory memory, long made)
            throws Throwable {
        int n = grid.dims().length;
        int[] periods = new int[n];
        for (int d = 0; d < n; d++) {
            periods[d] = grid.periods()[d] ? 1 : 0;
        }
        return (int) CART_CREATE.invokeExact(
                comm.handle(), n, memory.ints(grid.dims(), n), memory.ints(periods, n), reorder ? 1 : 0, made);
    }

    private static int distributed(
            CommContext comm, Topology.Distributed graph, boolean reorder, OperationMemory memory, long made)
            throws Throwable {
        int in = graph.sources().length;
        int out = graph.destinations().length;
        return (int) DIST_GRAPH_CREATE.invokeExact(
                comm.handle(),
                in,
                ranks(memory, graph.sources()),
                weights(memory, graph.sourceWeights(), in),
                out,
                ranks(memory, graph.destinations()),
                weights(memory, graph.destinationWeights(), out),
                Mpi.ABI.handle("MPI_INFO_NULL"),
                reorder ? 1 : 0,
                made);
    }

    private static long ranks(OperationMemory memory, int[] ranks) {
        int[] numbers = new int[ranks.length];
        for (int k = 0; k < numbers.length; k++) {
            numbers[k] = ranks[k] == Communicator.PROC_NULL ? Mpi.PROC_NULL : ranks[k];
        }
        return memory.ints(numbers, numbers.length);
    }

    private static long weights(OperationMemory memory, int[] weights, int n) {
        if (weights == null) {
            return Mpi.ABI.handle("MPI_UNWEIGHTED");
        }
        return n == 0 ? Mpi.ABI.handle("MPI_WEIGHTS_EMPTY") : memory.ints(weights, n);
    }

    /** The edges of the rank that this process has become. */
    private static Topology.Distributed own(Topology.Distributed graph, long handle) throws Throwable {
        OperationMemory memory = new OperationMemory();
        try {
            long counts = memory.room(12);
            Mpi.check(
                    (int) DIST_GRAPH_COUNT.invokeExact(handle, counts, counts + 4, counts + 8),
                    "MPI_Dist_graph_neighbors_count");
            int in = Memory.getInt(counts);
            int out = Memory.getInt(counts + 4);
            boolean weighted = Memory.getInt(counts + 8) != 0;
            long sources = memory.room(4L * in);
            long sourceWeights = memory.room(4L * in);
            long destinations = memory.room(4L * out);
            long destinationWeights = memory.room(4L * out);
            int code = (int) DIST_GRAPH_NEIGHBORS.invokeExact(
                    handle, in, sources, sourceWeights, out, destinations, destinationWeights);
            Mpi.check(code, "MPI_Dist_graph_neighbors");
            return new Topology.Distributed(
                    graph.size(),
                    back(sources, in),
                    weighted ? ints(sourceWeights, in) : null,
                    back(destinations, out),
                    weighted ? ints(destinationWeights, out) : null);
        } finally {
            memory.release();
        }
    }

    private static int[] back(long address, int n) {
        int[] ranks = ints(address, n);
        for (int k = 0; k < n; k++) {
            ranks[k] = ranks[k] == Mpi.PROC_NULL ? Communicator.PROC_NULL : ranks[k];
        }
        return ranks;
    }

    private static int[] ints(long address, int n) {
        int[] values = new int[n];
        Memory.copyIn(address, values, 0, n);
        return values;
    }
}
