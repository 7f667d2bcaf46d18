package mpi;

import java.nio.Buffer;
import java.util.function.Supplier;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.rma.Target;

/** One-sided transfers (MPI 4.1, section 12.3). */
public abstract class WinTransfers extends WinBase {
    WinTransfers(Comm comm) throws MPIException {
        super(comm);
    }

    private Request start(Supplier<org.sluicempi.runtime.Request> call) throws MPIException {
        return get(() -> new Request(Operation.of(call), this).begun());
    }

    private static UserBuffer near(Buffer origin, int count, Datatype type) {
        return Core.buffer(origin, count, type);
    }

    private static Target far(int rank, int disp, int count, Datatype type) {
        return new Target(rank, disp, count, Core.given(type).core());
    }

    public void put(Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType)
            throws MPIException {
        act(() -> core().transfers().put(near(origin, count, type), far(rank, disp, targetCount, targetType)));
    }

    public void get(Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType)
            throws MPIException {
        act(() -> core().transfers().get(near(origin, count, type), far(rank, disp, targetCount, targetType)));
    }

    public void accumulate(
            Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType, Op op)
            throws MPIException {
        act(() -> core().transfers()
                .accumulate(near(origin, count, type), far(rank, disp, targetCount, targetType), Op.core(op, type)));
    }

    /** {@code result} gets what was there before. */
    public void getAccumulate(
            Buffer origin,
            int count,
            Datatype type,
            Buffer result,
            int resultCount,
            Datatype resultType,
            int rank,
            int disp,
            int targetCount,
            Datatype targetType,
            Op op)
            throws MPIException {
        act(() -> core().transfers()
                .getAccumulate(
                        near(origin, count, type),
                        near(result, resultCount, resultType),
                        far(rank, disp, targetCount, targetType),
                        Op.core(op, type)));
    }

    public final Request rPut(
            Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType)
            throws MPIException {
        return start(
                () -> core().transfers().startPut(near(origin, count, type), far(rank, disp, targetCount, targetType)));
    }

    public final Request rGet(
            Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType)
            throws MPIException {
        return start(
                () -> core().transfers().startGet(near(origin, count, type), far(rank, disp, targetCount, targetType)));
    }

    public Request rAccumulate(
            Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType, Op op)
            throws MPIException {
        return start(() -> core().transfers()
                .startAccumulate(
                        near(origin, count, type), far(rank, disp, targetCount, targetType), Op.core(op, type)));
    }

    public Request rGetAccumulate(
            Buffer origin,
            int count,
            Datatype type,
            Buffer result,
            int resultCount,
            Datatype resultType,
            int rank,
            int disp,
            int targetCount,
            Datatype targetType,
            Op op)
            throws MPIException {
        return start(() -> core().transfers()
                .startGetAccumulate(
                        near(origin, count, type),
                        near(result, resultCount, resultType),
                        far(rank, disp, targetCount, targetType),
                        Op.core(op, type)));
    }

    public void compareAndSwap(Buffer origin, Buffer compare, Buffer result, Datatype type, int rank, int disp)
            throws MPIException {
        act(() -> core().transfers()
                .compareAndSwap(near(origin, 1, type), near(compare, 1, type), near(result, 1, type), rank, disp));
    }

    public void fetchAndOp(Buffer origin, Buffer result, Datatype type, int rank, int disp, Op op) throws MPIException {
        act(() -> core().transfers()
                .fetchAndOp(near(origin, 1, type), near(result, 1, type), rank, disp, Op.core(op, type)));
    }
}
