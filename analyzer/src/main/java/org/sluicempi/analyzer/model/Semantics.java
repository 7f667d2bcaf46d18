package org.sluicempi.analyzer.model;

import org.sluicempi.analyzer.effect.Callers;
import org.sluicempi.analyzer.effect.Effects;
import org.sluicempi.analyzer.flow.Bodies;

/** What the code of a program means: the only thing that decisions may be asked of. */
public record Semantics(Bodies bodies, Effects effects, Callers callers) {}
