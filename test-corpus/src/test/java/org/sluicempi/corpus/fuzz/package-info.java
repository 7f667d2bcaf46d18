/**
 * Random programs. A {@link org.sluicempi.corpus.fuzz.Case} is a program as data: phases in which one rank fills arrays in
 * a loop nest and sends them, another one receives and reads them, and sometimes a third one gets what the second makes
 * of it. Legal and illegal forms are mixed, so that the compiler has to tell them apart; whatever it decides, the program
 * must print the same afterwards, and a second run must change nothing. A failing case is shrunk and printed with its
 * seed; {@code -Dsluice.fuzz=N} runs N cases, {@code -Dsluice.seed=S} starts at another seed.
 */
package org.sluicempi.corpus.fuzz;
