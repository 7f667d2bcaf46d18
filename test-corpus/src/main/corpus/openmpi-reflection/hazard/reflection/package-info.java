/** Methods are called by their names or by objects that nobody wrote a class for, so any method of the tree may be. */
package hazard.reflection;
