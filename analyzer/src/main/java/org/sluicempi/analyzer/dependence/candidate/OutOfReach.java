package org.sluicempi.analyzer.dependence.candidate;

/** Why the loop of a called method stays out of reach, and what would bring it into reach. */
record OutOfReach(String text, String remedy) {}
