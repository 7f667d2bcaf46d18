/** Whose method a call runs, what an object takes along from where it is made, and what is there before its initialiser ran. */
package hazard.object;
