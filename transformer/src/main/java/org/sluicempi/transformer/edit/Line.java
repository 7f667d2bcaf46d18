package org.sluicempi.transformer.edit;

/** A statement that gets a line of its own; without indentation and line end. */
record Line(String site, String text) {}
