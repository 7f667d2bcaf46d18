/**
 * How ranks agree on new communicators, by messages in matchings of their own, and how groups meet at ports.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.group;
