package mpi;

/** The loops of {@link WarmUp} that send and receive in pieces, as transformed programs do: strip by strip, element by element. */
final class WarmUpLoops {
    private WarmUpLoops() {}

    static void sendStrips(DeltaSend strips, double[] data, int n) throws MPIException {
        for (int begin = 0, end; begin < n; begin = end) {
            end = strips.deltaStrip(begin, n);
            for (int i = begin; i < end; i++) {
                data[i] = Math.sqrt(i);
            }
            strips.deltaSendData(begin, end);
        }
        strips.deltaSendEnd();
    }

    static void sendElements(DeltaSend elements, double[] data, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            data[i] += 1;
            elements.deltaSendData(i, i + 1);
        }
        elements.deltaSendEnd();
    }

    static void recvStrips(DeltaRecv strips, double[] data, int n) throws MPIException {
        for (int begin = 0, end; begin < n; begin = end) {
            end = strips.deltaStrip(begin, n);
            strips.deltaWaitData(begin, end);
            for (int i = begin; i < end; i++) {
                data[i] = Math.sqrt(data[i]);
            }
        }
        strips.deltaWait();
    }

    static void recvElements(DeltaRecv elements, double[] data, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            elements.deltaWaitData(i, i + 1);
            data[i] += 1;
        }
        elements.deltaWait();
    }
}
