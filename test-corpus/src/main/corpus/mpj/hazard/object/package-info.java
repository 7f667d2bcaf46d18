/** Code of the program that runs because objects travel in messages. */
package hazard.object;
