package org.sluicempi.analyzer.region;

import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtElement;

/**
 * A step in a loop that reads a row of an array of arrays, of which only elements are used.
 *
 * @param at index of the step in the body
 * @param step that reads the row
 * @param element where it stands in the program
 * @param writes whether elements of it are written, too
 */
public record RowUse(int at, Step.ReadElement step, CtElement element, boolean writes) {}
