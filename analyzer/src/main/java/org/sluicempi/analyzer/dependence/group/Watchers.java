package org.sluicempi.analyzer.dependence.group;

import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.effect.Callers.Conduct;

/**
 * Who goes on after a call of a group has failed, and could see what calls behind it have begun. Where all of them send, callers
 * that nobody knows do not count, as for the sends of a loop.
 */
final class Watchers {
    private Watchers() {}

    static boolean are(Group group, Method method) {
        int start = method.body().of(group.first()).orElseThrow().from();
        return method.callers().of(method.body(), start).stream()
                .filter(catcher -> catcher.conduct() == Conduct.GOES_ON)
                .anyMatch(catcher -> group.receives() || catcher.known());
    }
}
