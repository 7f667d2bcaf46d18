/** A class whose methods only its own package knows. */
package hazard.object.elsewhere;
