package mpi;

import java.nio.Buffer;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.face.GraphEdges;
import org.sluicempi.runtime.face.Grid;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.process.ProcessService;

/** A communicator within one group of ranks. */
public class Intracomm extends Comm {
    Intracomm(Communicator core, Errhandler handler) {
        super(core, handler);
    }

    Intracomm(Supplier<Communicator> later, String name) {
        super(later, name);
    }

    @Override
    Intracomm like(Communicator core) {
        return new Intracomm(core, handler());
    }

    @Override
    public Intracomm clone() {
        return (Intracomm) super.clone();
    }

    @Override
    public Intracomm dup() throws MPIException {
        return (Intracomm) super.dup();
    }

    @Override
    public Intracomm iDup() throws MPIException {
        return (Intracomm) super.iDup();
    }

    @Override
    public Intracomm dupWithInfo(Info info) throws MPIException {
        return (Intracomm) super.dupWithInfo(info);
    }

    /**
     * Collective: one communicator per colour, its ranks in the order of {@code key}, then of their rank here.
     *
     * @param colour {@link MPI#UNDEFINED} to get the null communicator
     */
    public final Intracomm split(int colour, int key) throws MPIException {
        return get(() -> part(part().split(colour, MPI.UNDEFINED, key)));
    }

    /**
     * Collective: one communicator for the ranks of each machine.
     *
     * @param splitType {@link #TYPE_SHARED}, or {@link MPI#UNDEFINED} to get the null communicator
     */
    public final Intracomm splitType(int splitType, int key, Info info) throws MPIException {
        return get(() -> {
            if (splitType != TYPE_SHARED && splitType != MPI.UNDEFINED) {
                throw new MpiError(ErrorClass.ARG, "there is no way of splitting with number " + splitType);
            }
            Optional<Communicator> all = core().split(splitType == TYPE_SHARED ? 0 : -1, key);
            Optional<Communicator> machine = all.map(part -> part.splitByMachine(key));
            all.ifPresent(Communicator::free);
            return new Intracomm(machine.orElse(null), handler());
        });
    }

    /** Collective: the communicator of this group; the null communicator at the other ranks. */
    public final Intracomm create(Group group) throws MPIException {
        return get(() -> part(part().create(Group.members(group))));
    }

    /** Collective over the group alone: the communicator of this group. */
    public final Intracomm createGroup(Group group, int tag) throws MPIException {
        return get(() -> part(Optional.of(part().createGroup(Group.members(group), tag))));
    }

    private Intracomm part(Optional<GroupedCommunicator> part) {
        return new Intracomm(part.map(GroupedCommunicator::communicator).orElse(null), handler());
    }

    /**
     * Collective: the first ranks laid out as a grid; the null communicator at the ranks that have no place in it.
     *
     * @param reorder allows a better fit to the machine
     */
    public final CartComm createCart(int[] dims, boolean[] periods, boolean reorder) throws MPIException {
        return get(() -> new CartComm(laidOut(new Grid(dims, periods).topology(), reorder), handler()));
    }

    /**
     * Collective: the first ranks as the nodes of a graph that all ranks know.
     *
     * @param index for each node the number of edges up to it, itself included
     * @param edges the neighbours of the nodes, one node after the other
     */
    public final GraphComm createGraph(int[] index, int[] edges, boolean reorder) throws MPIException {
        return get(() -> new GraphComm(laidOut(graph(index, edges), reorder), handler()));
    }

    /**
     * Collective: a graph of which each rank gives any edges.
     *
     * @param sources where edges start
     * @param degrees number of edges from each source
     * @param destinations where the edges end, source after source
     * @param weights one for each edge
     */
    public final GraphComm createDistGraph(
            int[] sources, int[] degrees, int[] destinations, int[] weights, Info info, boolean reorder)
            throws MPIException {
        return get(() -> {
            Topology graph = GraphEdges.adjacent(core(), sources, degrees, destinations, weights);
            return new GraphComm(laidOut(graph, reorder), handler());
        });
    }

    /** As {@link #createDistGraph(int[], int[], int[], int[], Info, boolean)} without weights. */
    public final GraphComm createDistGraph(int[] sources, int[] degrees, int[] destinations, Info info, boolean reorder)
            throws MPIException {
        return createDistGraph(sources, degrees, destinations, null, info, reorder);
    }

    /**
     * Collective: a graph of which each rank gives its own edges.
     *
     * @param sourceWeights one for each source; the array may be longer, and is null if the graph has no weights
     * @param destWeights one for each destination, as {@code sourceWeights}, and null where these are
     */
    public final GraphComm createDistGraphAdjacent(
            int[] sources, int[] sourceWeights, int[] destinations, int[] destWeights, Info info, boolean reorder)
            throws MPIException {
        return get(() -> {
            Topology graph = new Topology.Distributed(
                    core().size(),
                    Core.given(sources, "array of sources").clone(),
                    sourceWeights == null ? null : sourceWeights.clone(),
                    Core.given(destinations, "array of destinations").clone(),
                    destWeights == null ? null : destWeights.clone());
            return new GraphComm(laidOut(graph, reorder), handler());
        });
    }

    /** As {@link #createDistGraphAdjacent(int[], int[], int[], int[], Info, boolean)} without weights. */
    public final GraphComm createDistGraphAdjacent(int[] sources, int[] destinations, Info info, boolean reorder)
            throws MPIException {
        return createDistGraphAdjacent(sources, null, destinations, null, info, reorder);
    }

    private static Topology graph(int[] index, int[] edges) {
        return new Topology.Graph(
                Core.given(index, "index of the graph").clone(),
                Core.given(edges, "array of edges").clone());
    }

    private Communicator laidOut(Topology topology, boolean reorder) {
        return core().withTopology(topology, reorder).orElse(null);
    }

    /** Inclusive prefix reduction. */
    public final void scan(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        run(calls.scan(sendbuf, recvbuf, count, type, op));
    }

    /** Inclusive prefix reduction in place. */
    public final void scan(Object buf, int count, Datatype type, Op op) throws MPIException {
        run(calls.scan(null, buf, count, type, op));
    }

    public final Request iScan(Buffer sendbuf, Buffer recvbuf, int count, Datatype type, Op op) throws MPIException {
        return start(calls.scan(sendbuf, recvbuf, count, type, op));
    }

    public final Request iScan(Buffer buf, int count, Datatype type, Op op) throws MPIException {
        return start(calls.scan(null, buf, count, type, op));
    }

    /** Exclusive prefix reduction; the receive buffer of rank 0 is left as it was. */
    public final void exScan(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        run(calls.exScan(sendbuf, recvbuf, count, type, op));
    }

    /** Exclusive prefix reduction in place; the buffer of rank 0 is left as it was. */
    public final void exScan(Object buf, int count, Datatype type, Op op) throws MPIException {
        run(calls.exScan(null, buf, count, type, op));
    }

    public final Request iExScan(Buffer sendbuf, Buffer recvbuf, int count, Datatype type, Op op) throws MPIException {
        return start(calls.exScan(sendbuf, recvbuf, count, type, op));
    }

    public final Request iExScan(Buffer buf, int count, Datatype type, Op op) throws MPIException {
        return start(calls.exScan(null, buf, count, type, op));
    }

    /** A name under which other jobs can connect. */
    public static String openPort() throws MPIException {
        return openPort(new Info());
    }

    /** As {@link #openPort()}. */
    public static String openPort(Info info) throws MPIException {
        return Core.get(() -> ProcessService.of(Core.rank(), "openPort").openPort(Info.hints(info)));
    }

    public static void closePort(String name) throws MPIException {
        Core.act(() -> ProcessService.of(Core.rank(), "closePort").closePort(port(name)));
    }

    /** Collective: waits for a job that connects to this port. */
    public final Intercomm accept(String port, int root) throws MPIException {
        return accept(port, new Info(), root);
    }

    /** As {@link #accept(String, int)}. */
    public final Intercomm accept(String port, Info info, int root) throws MPIException {
        return inter(() -> ProcessService.of(Core.rank(), "accept")
                .accept(core(), atRoot(root, () -> port(port), port), Info.hints(info), root));
    }

    /** Collective: connects to a job that accepts. */
    public final Intercomm connect(String port, int root) throws MPIException {
        return connect(port, new Info(), root);
    }

    /** As {@link #connect(String, int)}. */
    public final Intercomm connect(String port, Info info, int root) throws MPIException {
        return inter(() -> ProcessService.of(Core.rank(), "connect")
                .connect(core(), atRoot(root, () -> port(port), port), Info.hints(info), root));
    }

    public static void publishName(String service, String port) throws MPIException {
        publishName(service, new Info(), port);
    }

    public static void publishName(String service, Info info, String port) throws MPIException {
        Core.act(() ->
                ProcessService.of(Core.rank(), "publishName").publish(service(service), Info.hints(info), port(port)));
    }

    public static void unpublishName(String service, String port) throws MPIException {
        unpublishName(service, new Info(), port);
    }

    public static void unpublishName(String service, Info info, String port) throws MPIException {
        Core.act(() -> ProcessService.of(Core.rank(), "unpublishName")
                .unpublish(service(service), Info.hints(info), port(port)));
    }

    private static String port(String name) {
        return Core.given(name, ErrorClass.PORT, "name of the port");
    }

    private static String service(String name) {
        return Core.given(name, ErrorClass.SERVICE, "name of the service");
    }

    /** The port of a service, null if nobody has published it. */
    public static String lookupName(String service) throws MPIException {
        return lookupName(service, new Info());
    }

    /** As {@link #lookupName(String)}. */
    public static String lookupName(String service, Info info) throws MPIException {
        return Core.get(() -> ProcessService.of(Core.rank(), "lookupName").lookup(service(service), Info.hints(info)))
                .orElse(null);
    }

    /**
     * Collective: starts {@code maxprocs} processes of a program.
     *
     * @param errcodes filled with one error class per process
     */
    public final Intercomm spawn(String command, String[] argv, int maxprocs, Info info, int root, int[] errcodes)
            throws MPIException {
        return inter(() -> ProcessService.of(Core.rank(), "spawn")
                .spawn(
                        core(),
                        atRoot(root, () -> Spawned.one(command, argv, maxprocs, info), List.of()),
                        root,
                        errcodes));
    }

    /** As {@link #spawn} for several programs that share a world. */
    public final Intercomm spawnMultiple(
            String[] commands, String[][] argv, int[] maxprocs, Info[] info, int root, int[] errcodes)
            throws MPIException {
        return inter(() -> ProcessService.of(Core.rank(), "spawnMultiple")
                .spawn(
                        core(),
                        atRoot(root, () -> Spawned.several(commands, argv, maxprocs, info), List.of()),
                        root,
                        errcodes));
    }

    /** What the root alone has to give, and what goes for it elsewhere. */
    private <T> T atRoot(int root, Supplier<T> given, T elsewhere) {
        return core().rank() == root ? given.get() : elsewhere;
    }

    private Intercomm inter(Supplier<Communicator> made) throws MPIException {
        return get(() -> new Intercomm(made.get(), handler()));
    }
}
