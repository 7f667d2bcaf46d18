/** What the call names (count, rank, tag, communicator, condition) may change, fail or be seen before the loop has ended. */
package hazard.argument;
