package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import org.sluicempi.analyzer.source.Span;

/**
 * Something that the compiler does not accept.
 *
 * @param file absolute path
 * @param span where
 * @param message the compiler's words
 * @param missingType whether a type or package was not found
 */
record Problem(Path file, Span span, String message, boolean missingType) {}
