package org.sluicempi.transformer.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.transformer.profile.Flow;
import org.sluicempi.transformer.profile.Profile;
import org.sluicempi.transformer.profile.Run;
import org.sluicempi.transformer.profile.Span;
import org.sluicempi.transformer.profile.Timeline;
import org.sluicempi.transformer.profile.Track;

/** The timeline as a browser shows it. */
class TimelinePageTest {
    private static final String HOSTILE = "<img src=x onerror=\"document.title='broken'\"></script><!--";

    @TempDir
    Path folder;

    private static Run run(String version, long nanos) {
        Track first = new Track(
                0, HOSTILE, 0, nanos, List.of(new Span(Span.Kind.SEND, 10, 90, HOSTILE, "A.java:1")), 0, 0, 0);
        Track second = new Track(
                1, "b", 0, nanos, List.of(new Span(Span.Kind.WAIT, 5, nanos / 2, "waiting", HOSTILE)), 4, 0, 0);
        return new Run(
                version,
                "embedded",
                List.of(first, second),
                List.of(new Flow(0, 20, 1, 80, 8, true, "A.java:1", "A.java:2")),
                1500);
    }

    @Test
    void runsStandAboveEachOtherOnOneScaleAndNothingOfTheUserRuns() throws Exception {
        String page = Timeline.page(new Profile(List.of(run("transformed", 1_000), run("original", 4_000))));
        String dom = new Chromium(folder).open(page, """
                const canvases = [...document.querySelectorAll('canvas')];
                const result = document.createElement('pre');
                result.id = 'result';
                canvases[0].dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
                const zoomed = canvases.map(c => c.dataset.flows).join();
                canvases[0].dispatchEvent(new KeyboardEvent('keydown', { key: '0' }));
                result.textContent = 'versions=' + [...document.querySelectorAll('figcaption b')].map(b => b.textContent)
                    + ' spans=' + canvases.map(c => c.dataset.spans) + ' flows=' + canvases.map(c => c.dataset.flows)
                    + ' zoomed=' + zoomed + ' images=' + document.images.length + ' title=' + document.title
                    + ' waiting=' + document.querySelectorAll('tbody tr')[1].cells[2].textContent;
                document.body.append(result);
                """);
        assertThat(dom)
                .contains("versions=original,transformed spans=2,2 flows=1,1 zoomed=0,0")
                .contains("images=0 title=Sluice timeline")
                .contains("clocks of the machines aligned to 1.5 us")
                .contains("the oldest 4 events did not fit");
    }
}
