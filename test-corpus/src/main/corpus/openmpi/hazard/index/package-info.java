/** The order in which the loop touches the elements cannot be told, can be told by a test, or is the wrong one. */
package hazard.index;
