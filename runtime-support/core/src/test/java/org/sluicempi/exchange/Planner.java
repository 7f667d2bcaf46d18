package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes the lanes of an epoch out of the settings: the same ones at every rank. */
final class Planner {
    private static final int MOST_LANES = 3;
    private static final int MOST_AGAIN = 4;

    private final Settings settings;

    Planner(Settings settings) {
        this.settings = settings;
    }

    /** Epochs count from {@link Settings#first}. */
    List<Lane> epoch(int epoch) {
        Random random = new Random(Payload.mix(settings.seed(), epoch));
        int done = (epoch - settings.first()) * Settings.EPOCH;
        int count = Math.min(Settings.EPOCH, settings.count() - done);
        int lanes = settings.has(Feature.THREADS) ? 1 + random.nextInt(MOST_LANES) : 1;
        List<Lane> plan = new ArrayList<>();
        for (int number = 0; number < lanes; number++) {
            // each lane has a seed of its own, so that fewer exchanges are the same ones, and fewer of them
            Random own = new Random(Payload.mix(settings.seed() + number + 1, epoch));
            int share = count / lanes + (number < count % lanes ? 1 : 0);
            int first = epoch * (Settings.EPOCH + MOST_LANES) + number * (Settings.EPOCH / lanes + 1);
            plan.add(lane(own, number, first, share));
        }
        return plan;
    }

    private Lane lane(Random random, int number, int first, int count) {
        Place place = place(random);
        boolean shared = place == Place.WORLD || place == Place.SELF;
        Lane lane = new Lane(number, place, shared, new ArrayList<>());
        RoundPlan rounds = new RoundPlan(settings, lane, random);
        int next = first;
        while (next < first + count) {
            Round round = rounds.next(next, first + count - next);
            lane.rounds().add(round);
            next += round.sends().size();
            for (int k = random.nextInt(6) == 0 ? random.nextInt(MOST_AGAIN) : 0; k > 0; k--) {
                if (next + round.sends().size() <= first + count) {
                    round = again(round, next);
                    lane.rounds().add(round);
                    next += round.sends().size();
                }
            }
        }
        return lane;
    }

    private Place place(Random random) {
        List<Place> places = new ArrayList<>(List.of(Place.WORLD));
        if (settings.has(Feature.COMMUNICATORS)) {
            places.addAll(List.of(Place.DUP, Place.DUP, Place.REVERSED, Place.PARITY));
            if (random.nextInt(3) == 0) {
                places.add(Place.SELF);
            }
        }
        if (settings.has(Feature.INTERCOMMUNICATORS) && settings.ranks() > 1) {
            places.add(Place.BETWEEN);
        }
        return places.get(random.nextInt(places.size()));
    }

    /** The same round with new messages. */
    private static Round again(Round round, int first) {
        List<SendStep> sends = new ArrayList<>();
        for (SendStep step : round.sends()) {
            Message old = step.message();
            Message message = new Message(
                    first + sends.size(), old.lane(), old.source(), old.dest(), old.tag(), old.base(), old.elements());
            sends.add(new SendStep(message, step.kind(), step.mode(), step.blocking(), step.open()));
        }
        return new Round(round.style(), round.ready(), round.fenced(), true, sends, round.receives());
    }
}
