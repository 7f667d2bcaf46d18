/**
 * Random programs in the language as people write it. A phase moves one message from a producer loop to a consumer loop;
 * snippets of all families are strewn over it: into the loops, between loop and call, into the arguments, around
 * everything, and into code that runs without being called in so many words. The programs end, print the same however
 * ranks interleave, and never wait for each other in a circle.
 */
package org.sluicempi.corpus.fuzz.speech;
