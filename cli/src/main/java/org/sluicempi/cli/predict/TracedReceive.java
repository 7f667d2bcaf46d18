package org.sluicempi.cli.predict;

import java.util.Optional;
import org.sluicempi.runtime.predict.Candidates.Match;
import org.sluicempi.runtime.predict.Envelope;

/**
 * A receive that a rank has called.
 *
 * @param site where in the program, from 0
 * @param got the message that it got, if the trace says so
 */
record TracedReceive(Envelope envelope, int site, Optional<Match> got) {}
