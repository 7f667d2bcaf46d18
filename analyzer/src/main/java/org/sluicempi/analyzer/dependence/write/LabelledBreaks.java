package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import org.sluicempi.analyzer.dependence.code.LoopJumps;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtBreak;
import spoon.reflect.code.CtLoop;

/** The statements that end a loop which is cut into strips: they would leave the strip only, so each has to name the loop around. */
final class LabelledBreaks {
    private final List<CtBreak> breaks;
    private final SourceText text;

    LabelledBreaks(CtLoop loop, SourceText text) {
        this.breaks = LoopJumps.endingsOf(loop);
        this.text = text;
    }

    boolean areNone() {
        return breaks.isEmpty();
    }

    /** @param label of the loop around the strips */
    List<Step> steps(String site, String label) {
        return breaks.stream()
                .<Step>map(jump -> new Step.Replace(site, statement(jump), "break " + label + ";"))
                .toList();
    }

    private Span statement(CtBreak jump) {
        Tokens tokens = text.tokens();
        int start = Spans.of(jump, text).start();
        Token end = tokens.from(start).orElseThrow();
        while (!tokens.is(end, ";")) {
            end = tokens.from(end.end()).orElseThrow();
        }
        return new Span(start, end.end());
    }
}
