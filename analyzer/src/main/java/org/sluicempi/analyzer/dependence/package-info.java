/**
 * Decides for every send which loop produces its message, for every receive which loop consumes it, and whether the
 * message may flow while that loop runs. {@link org.sluicempi.analyzer.dependence.LoopPlanner} is the entry;
 * it tries one {@link org.sluicempi.analyzer.dependence.Tactic} after another.
 *
 * <p>The order of thought is the same for both directions, and the packages below this one stand in its order: what the
 * method does ({@code code}); find the loop and collect what is executed between the loop and the call ({@code candidate});
 * ask every check of a list, each of which knows one reason to refuse ({@code check}); work out the ranges ({@code range});
 * write the steps of the plan ({@code write}). What a check cannot prove but the program can test is collected as a guard,
 * which the transformed call takes as its first argument.
 *
 * <p>A loop of a method that is called in the loop's place is looked at by the same code: {@code code.Method} is then made of a body
 * with that method's statements in the place of the call, and {@code candidate.CalledSearch} knows when that is right.
 */
@NullMarked
package org.sluicempi.analyzer.dependence;

import org.jspecify.annotations.NullMarked;
