package org.sluicempi.corpus.fuzz.speech;

import java.util.List;
import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.snippet.Family;
import org.sluicempi.corpus.fuzz.snippet.Snippet;

/** Room for odd things in the code that one rank of a pattern runs; nothing in it ends by an exception. */
final class Slots {
    private final Phase phase;
    private final Draw draw;
    private final Mood mood;
    private final Spot spot;

    Slots(Phase phase, Draw draw) {
        this.phase = phase;
        this.draw = draw;
        this.mood = Mood.drawn(draw);
        this.spot = new Spot(phase, 0, true, false);
    }

    /** A statement on the side, or nothing. */
    String deed(String feature, Where where, String index) {
        Draw own = draw.in(feature);
        return mood.has(feature, draw, 1, 8) ? spot.deed(own, index, where) + "\n" : "";
    }

    /** An int expression made of this one. */
    String value(String expression) {
        return spot.value(draw.in("value"), expression, mood.has("twist", draw, 2, 5), mood.has("zero", draw, 1, 10));
    }

    /** An int expression of this value. */
    String number(String feature, int value) {
        return spot.number(draw.in(feature), value, mood.has(feature, draw, 1, 4), true);
    }

    String comm() {
        return spot.comm(draw.in("comm"), mood.has("comm", draw, 1, 6));
    }

    /** The statements with a cover around them, or as they are; what all slots need stands in front. */
    String covered(String inside) {
        String text = spot.ahead() + "\n" + inside;
        if (!mood.has("cover1", draw, 1, 5)) {
            return text;
        }
        Draw own = draw.in("cover");
        Snippet snippet = own.pick("kind", Family.COVER.all());
        String name = phase.sketch().name();
        List<String> around = spot.cover(
                own,
                snippet,
                phase.buffer(),
                name + ".report(ex$N);",
                name + ".sink += (long) " + phase.buffer() + "[0];");
        return around.get(0) + "\n" + text + "\n" + around.get(1);
    }
}
