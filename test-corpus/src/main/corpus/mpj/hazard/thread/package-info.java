/** Memory that other threads see, and waiting for them. */
package hazard.thread;
