/** The supertypes that MPJ Express's public classes have: programs read the fields of {@link mpjdev.Status}. */
package mpjdev;
