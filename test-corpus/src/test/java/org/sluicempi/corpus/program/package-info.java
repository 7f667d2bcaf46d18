/**
 * The programs under trial and what their comments say about them. A directive is a line comment of its own:
 *
 * <ul>
 *   <li>{@code // ranks: 1,2}: how many ranks the program runs with; without it 2, 3 and 4
 *   <li>{@code // eager: default,infinite}: the eager limits that it runs with; without it {@code 0} too
 *   <li>{@code // run: no}: it is analysed and edited but never run
 *   <li>{@code // exit: 1}: the exit code that its jobs must have; without it 0
 *   <li>{@code // cut: no}: the runtime has a reason never to cut its messages
 *   <li>{@code // also: mpj}, first in a program for Open MPI: the build writes it again for MPJ Express ({@code
 *       org.sluicempi.respell}), and it is tried in that dialect too
 * </ul>
 *
 * and, at the end of the line of a call, {@code // expect: passed SL001, analysis SL013}: all remarks of that line. What
 * passes under a condition names it: {@code // expect: passed SL001 if a != b}.
 *
 * <p>The packages {@code hazard} and {@code refused} hold programs that would give other results if a check were missing.
 * What one program does by reflection, any method may be subject to, so such programs are a root of their own. Those that send
 * and receive in one call are one too: a root is best of a size that is modelled at once.
 */
package org.sluicempi.corpus.program;
