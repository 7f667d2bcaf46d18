/**
 * How threads of a rank wait: a {@code Condition}, and the {@code Waiter}s that news wake. Whoever changes something
 * evaluates the conditions of the rank concerned and wakes those that hold.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.wait;
