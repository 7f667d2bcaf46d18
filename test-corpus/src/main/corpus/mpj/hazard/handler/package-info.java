/** Somebody goes on after an exception of the loop. */
package hazard.handler;
