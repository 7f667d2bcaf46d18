/** The buffer has a second name: a guard compares the two, or the message stays whole. */
package hazard.alias;
