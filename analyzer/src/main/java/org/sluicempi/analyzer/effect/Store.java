package org.sluicempi.analyzer.effect;

/**
 * A reference becomes known to an object that may outlive the call.
 *
 * @param value what it may refer to
 * @param into what holds it afterwards; {@link Root.Fresh} for what is returned, {@link Root.Anything} for somebody
 */
record Store(Root value, Root into) {}
