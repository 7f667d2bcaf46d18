/**
 * Random choices as a tree. A generator asks a {@link org.sluicempi.corpus.fuzz.draw.Draw} for every choice by name; what
 * it answers follows from the seed and the path of names alone. {@link org.sluicempi.corpus.fuzz.draw.Shrinking} settles
 * branches of the tree to their plainest values, so no construct needs a shrinker of its own.
 */
package org.sluicempi.corpus.fuzz.draw;
