/** Messages to and from the neighbours of a rank, which follow one another and have no loop of their own. */
package neighbours;
