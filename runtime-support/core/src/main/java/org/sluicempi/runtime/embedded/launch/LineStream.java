package org.sluicempi.runtime.embedded.launch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Passes on whole lines only, each in one write, with a prefix. Closing writes an unfinished line; what comes later is lost. */
final class LineStream extends OutputStream {
    private final OutputStream target;
    private final byte[] prefix;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private boolean closed;

    LineStream(OutputStream target, String prefix) {
        this.target = target;
        this.prefix = prefix.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public synchronized void write(int b) throws IOException {
        if (closed) {
            return;
        }
        if (line.size() == 0) {
            line.write(prefix);
        }
        line.write(b);
        if (b == '\n') {
            pass();
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        int start = offset;
        for (int k = offset; k < offset + length; k++) {
            if (bytes[k] == '\n' && !closed) {
                append(bytes, start, k + 1);
                pass();
                start = k + 1;
            }
        }
        append(bytes, start, offset + length);
    }

    private void append(byte[] bytes, int from, int to) throws IOException {
        if (from < to && !closed) {
            if (line.size() == 0) {
                line.write(prefix);
            }
            line.write(bytes, from, to - from);
        }
    }

    private void pass() throws IOException {
        byte[] whole = line.toByteArray();
        line.reset();
        target.write(whole, 0, whole.length);
        target.flush();
    }

    @Override
    public synchronized void close() throws IOException {
        if (line.size() > 0) {
            pass();
        }
        closed = true;
    }
}
