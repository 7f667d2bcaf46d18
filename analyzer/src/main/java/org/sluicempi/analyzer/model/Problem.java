package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import org.sluicempi.analyzer.source.Span;

/**
 * Something that the compiler does not accept.
 *
 * @param file absolute path
 * @param span where
 * @param message the compiler's words
 */
record Problem(Path file, Span span, String message, Kind kind) {
    enum Kind {
        /** An import leads nowhere; the span is its name. */
        MISSING_IMPORT,
        /** A type was not found. */
        MISSING_TYPE,
        /** A name was not found, which may have to be a type's or a variable's. */
        MISSING_NAME,
        OTHER
    }
}
