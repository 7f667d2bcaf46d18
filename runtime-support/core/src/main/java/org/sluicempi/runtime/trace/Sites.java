package org.sluicempi.runtime.trace;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Where in the program a call of MPI stands: {@code app/Heat.java:62}. */
final class Sites {
    private static final StackWalker WALKER = StackWalker.getInstance();
    /** Frames of the face and the runtime above the program's. */
    private static final int NEAR = 24;

    private record Place(String type, String method, int at) {}

    private final Map<Place, String> names = new ConcurrentHashMap<>();

    /** Of the innermost method that is neither the runtime's nor the face's; empty text if there is none. */
    String here() {
        Optional<StackWalker.StackFrame> frame = WALKER.walk(frames -> frames.limit(NEAR)
                .filter(each -> ofProgram(each.getClassName()))
                .findFirst());
        return frame.map(this::name).orElse("");
    }

    private String name(StackWalker.StackFrame frame) {
        Place place = new Place(frame.getClassName(), frame.getMethodName(), frame.getByteCodeIndex());
        return names.computeIfAbsent(place, unused -> name(frame.toStackTraceElement()));
    }

    /** As the compiler has named the file, in the folder of its package. */
    private static String name(StackTraceElement element) {
        String type = element.getClassName();
        String folder = type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/');
        String file = element.getFileName();
        return (file == null ? type : folder + file) + ":" + Math.max(0, element.getLineNumber());
    }

    private static boolean ofProgram(String type) {
        return !type.startsWith("mpi.")
                && !type.startsWith("mpjdev.")
                && !type.startsWith("org.sluicempi.runtime.")
                && !type.startsWith("java.");
    }
}
