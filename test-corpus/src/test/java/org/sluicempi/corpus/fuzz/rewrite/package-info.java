/**
 * Metamorphic trials: a {@link org.sluicempi.corpus.fuzz.rewrite.Rewrite} keeps what a program means, so whatever the
 * compiler makes of the rewritten program must still do what the program did. A rewrite may turn a site that passed into
 * one that is left alone; none may turn a site into a wrong one.
 */
package org.sluicempi.corpus.fuzz.rewrite;
