package org.sluicempi.analyzer.scan;

import org.sluicempi.analyzer.source.SourceText;

/** A file that was read and whose syntax is right. */
public record SourceUnit(SourceFile file, SourceText text, Outline outline) {}
