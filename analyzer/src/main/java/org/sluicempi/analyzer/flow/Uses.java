package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.List;

/** Which steps of a body work on the value of another one. */
public final class Uses {
    private final List<List<Integer>> users;

    public Uses(Body body) {
        users = new ArrayList<>();
        for (int i = 0; i < body.steps().size(); i++) {
            users.add(new ArrayList<>());
        }
        for (int i = 0; i < body.steps().size(); i++) {
            for (Value operand : body.step(i).operands()) {
                users.get(operand.step()).add(i);
            }
        }
    }

    /** The steps that have the value of this one among their operands, in order. */
    public List<Integer> of(int step) {
        return List.copyOf(users.get(step));
    }
}
