/** Statements between the loop and the call. */
package hazard.between;
