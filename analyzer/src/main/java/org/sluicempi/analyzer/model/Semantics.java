package org.sluicempi.analyzer.model;

import org.sluicempi.analyzer.callgraph.Reflection;
import org.sluicempi.analyzer.effect.Callers;
import org.sluicempi.analyzer.effect.Effects;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import org.sluicempi.analyzer.scan.Elsewhere;

/**
 * What the code of a program means: the only thing that decisions may be asked of.
 *
 * @param elsewhere the files of the tree that are not in the model
 * @param reflection what the program does to its own code by name
 */
public record Semantics(Bodies bodies, Effects effects, Callers callers, Elsewhere elsewhere, Reflection reflection) {}
