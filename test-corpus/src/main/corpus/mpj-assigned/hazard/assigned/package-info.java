/** A program gives constants of the API other values, as one dialect lets it, so that none of the tree's files can trust them. */
package hazard.assigned;
