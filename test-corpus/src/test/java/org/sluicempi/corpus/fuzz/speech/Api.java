package org.sluicempi.corpus.fuzz.speech;

import java.util.List;
import java.util.Locale;
import org.sluicempi.corpus.program.Dialect;

/** How the calls of a dialect are written. */
record Api(Dialect dialect) {
    private boolean openMpi() {
        return dialect == Dialect.OPENMPI;
    }

    String rank() {
        return "MPI.COMM_WORLD." + (openMpi() ? "getRank()" : "Rank()");
    }

    String barrier() {
        return "MPI.COMM_WORLD." + (openMpi() ? "barrier()" : "Barrier()") + ";";
    }

    /** The call without semicolon. */
    String send(String comm, String buffer, String count, String type, String dest, String tag) {
        return call(comm, "send", buffer, count, type, dest, tag);
    }

    /** The call without semicolon. */
    String recv(String comm, String buffer, String count, String type, String source, String tag) {
        return call(comm, "recv", buffer, count, type, source, tag);
    }

    /**
     * The call without semicolon.
     *
     * @param out peer, tag and the like of the message sent, {@code buffer, count, peer, tag}
     * @param in of the one received
     */
    String sendRecv(String comm, String type, List<String> out, List<String> in) {
        return comm + "." + (openMpi() ? "sendRecv" : "Sendrecv") + "(" + half(type, out) + ", " + half(type, in) + ")";
    }

    private String half(String type, List<String> message) {
        return message.get(0) + (openMpi() ? ", " : ", 0, ") + message.get(1) + ", " + datatype(type) + ", "
                + message.get(2) + ", " + message.get(3);
    }

    /** A statement that starts a receive of a whole array. */
    String startReceive(String variable, String array, String type, int count, int source, int tag) {
        String buffer = openMpi() ? "java.nio." + boxed(type) + "Buffer.wrap(" + array + ")" : array + ", 0";
        return "Request " + variable + " = MPI.COMM_WORLD." + (openMpi() ? "iRecv" : "Irecv") + "(" + buffer + ", "
                + count + ", " + datatype(type) + ", " + source + ", " + tag + ");";
    }

    String complete(String request) {
        return request + (openMpi() ? ".waitFor();" : ".Wait();");
    }

    static String datatype(String type) {
        return "MPI." + type.toUpperCase(Locale.ROOT);
    }

    /** {@code Int} for {@code int}. */
    static String boxed(String type) {
        return type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1);
    }

    private String call(String comm, String name, String buffer, String count, String type, String peer, String tag) {
        String rest = count + ", " + datatype(type) + ", " + peer + ", " + tag + ")";
        return openMpi()
                ? comm + "." + name + "(" + buffer + ", " + rest
                : comm + "." + boxed(name) + "(" + buffer + ", 0, " + rest;
    }
}
