/** Code that the loop, or a statement beside it, runs without its text being there: overridden, implied or handed in. */
package hazard.call;
