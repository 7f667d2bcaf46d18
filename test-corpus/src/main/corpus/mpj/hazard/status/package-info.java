/** What the receive reports is wanted before the loop has read the message. */
package hazard.status;
