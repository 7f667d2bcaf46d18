/** What stands between calls that follow one another, and who sees how far they are. */
package hazard.neighbours;
