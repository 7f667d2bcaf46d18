package org.sluicempi.exchange;

/** The plan that settings stand for, as a text to read: what each rank does, lane by lane and round by round. */
public final class Listing {
    private Listing() {}

    /**
     * @param settings as the engine runs them: without the features that it does not have
     * @param lines after which the rest is left out, with a line that says how much
     */
    public static String of(Settings settings, int lines) {
        StringBuilder all = new StringBuilder();
        Planner planner = new Planner(settings);
        for (int epoch = settings.first(); epoch < settings.first() + settings.epochs(); epoch++) {
            for (Lane lane : planner.epoch(epoch)) {
                all.append("epoch ").append(epoch).append(", lane ").append(lane.number());
                all.append(", on ").append(lane.place()).append(" of ").append(settings.ranks());
                all.append(" ranks\n");
                lane.rounds().forEach(round -> append(all, round));
            }
        }
        long left = Math.max(0, all.toString().lines().count() - lines);
        StringBuilder some = new StringBuilder();
        all.toString().lines().limit(lines).forEach(line -> some.append(line).append('\n'));
        return some + (left > 0 ? "... and " + left + " lines more\n" : "");
    }

    private static void append(StringBuilder all, Round round) {
        all.append("  round ").append(round.style());
        all.append(round.again() ? ", on the buffers of the one before" : "");
        all.append(round.ready() ? ", ranks meet before the sends" : "");
        all.append(round.fenced() ? ", ranks meet at the end" : "").append('\n');
        for (SendStep step : round.sends()) {
            all.append("    rank ").append(step.message().source()).append(" sends ");
            all.append(step.message()).append(": ").append(step.kind());
            if (step.kind() == SendStep.Kind.PLAIN) {
                all.append(' ').append(step.mode()).append(step.blocking() ? ", blocking" : "");
            } else if (step.open() > 0) {
                all.append(", open over ").append(step.open()).append(" sends");
            }
            all.append('\n');
        }
        for (ReceiveStep step : round.receives()) {
            all.append("    rank ").append(step.dest()).append(" receives from ");
            all.append(step.pattern()).append(": ").append(step.kind());
            all.append(", room for ").append(step.capacity()).append('\n');
        }
    }
}
