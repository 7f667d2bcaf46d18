package org.sluicempi.analyzer.source;

import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;

/** A file holds a byte that does not belong to its encoding. */
public final class UndecodableException extends CharacterCodingException {
    private static final long serialVersionUID = 1L;

    private final int byteOffset;
    private final int value;
    private final String encoding;

    UndecodableException(int byteOffset, int value, Charset encoding) {
        this.byteOffset = byteOffset;
        this.value = value;
        this.encoding = encoding.name();
    }

    /** Offset of the first such byte, from 0. */
    public int byteOffset() {
        return byteOffset;
    }

    @Override
    public String getMessage() {
        return String.format("byte 0x%02X at offset %d is not valid %s", value, byteOffset, encoding);
    }
}
