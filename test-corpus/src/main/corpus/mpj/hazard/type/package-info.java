/** What is sent is not simply an array, element by element. */
package hazard.type;
