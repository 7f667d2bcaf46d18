package org.sluicempi.analyzer.dependence.check;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.dependence.range.Frontier;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.symbolic.PolyText;

/** Which elements are final behind an iteration, and needed in one, if which guards hold. */
class FrontierFinderTest {
    private static final Snippet.Table FRONTIERS =
            Snippet.table("%s comm.send(b, n, MPI.DOUBLE, 1, 0);", """
            EACH { b[i] = 1; } => i rises
            EACH { b[n - i] = 1; } => n - i + 1 falls
            for (int i = n; i > 0; i--) { b[i] = 1; } => i + 1 falls
            EACH { b[i] = 1; b[i + 63] = 1; } => i rises
            EACH { b[i] = 1; b[i + 64] = 1; } => i rises
            EACH { b[i] = 1; b[i + 65] = 1; } => 'b[i]': later iterations of the loop may write elements of 'b' that an earlier
             one has written, so nothing is final before its end
            EACH { b[i] = 1; b[i + k] = 1; } => 'b[i]': later iterations of the loop may write elements of 'b' that an earlier
             one has written, so nothing is final before its end
            EACH { b[i + k] = 1; } => i + k rises
            EACH { b[k] = 1; } => 'b[k]': later iterations of the loop may write elements of 'b' that an earlier one has
             written, so nothing is final before its end
            EACH { b[i * k] = 1; } => 'b[i * k]': later iterations of the loop may write elements of 'b' that an earlier one has
             written, so nothing is final before its end
            EACH { b[i * k] = 1; b[i * k + 1] = 1; } => 'b[i * k]': later iterations of the loop may write elements of 'b' that
             an earlier one has written, so nothing is final before its end
            EACH { b[i * k] = 1; k = 3; } => the elements that 'b[i * k]' writes in one iteration cannot be computed, because
             'k' changes it
            EACH { int h = k; b[i + h] = 1; } => i + k rises
            int h = count(); EACH { b[i * h] = 1; } => 'b[i * h]': later iterations of the loop may write elements of 'b' that
             an earlier one has written, so nothing is final before its end
            EACH { b[i + size] = 1; } => i + size rises
            EACH { b[i + size] = 1; size = 3; } => the elements that 'b[i + size]' writes in one iteration cannot be computed,
             because 'size' changes it
            EACH { b[i] = 1; } size = 3; => i rises
            EACH { b[i + size] = 1; } size = 3; => the elements that 'b[i + size]' writes in one iteration cannot be computed,
             because 'size' changes it
            EACH { b[i + k] = 1; } k = 3; => the elements that 'b[i + k]' writes in one iteration cannot be computed, because
             'k' changes it
            EACH { for (int j = 0; j < k; j++) b[i * k + j] = 1; } => i * k rises
            EACH { for (int j = 0; j < n; j++) b[j * n + i] = 1; } => 'b[j * n + i]': later iterations of the loop may write
             elements of 'b' that an earlier one has written, so nothing is final before its end
            EACH { for (int j = 0; j < size; j++) b[i * k + j] = 1; } => i * k rises, if size <= k
            EACH { b[2 * i + k] = 1; } => 2 * i + k rises
            EACH { b[k - i] = 1; } => k - i + 1 falls
            for (int i = k; i < n; i++) { b[i - k] = 1; } => i - k rises
            for (int i = k; i < n; i += 3) { b[i] = 1; } => i rises
            for (int i = k; i < n; i += 3) { b[2 * i + k] = 1; } => 2 * i + k rises, if b != null && n <= 2147483645 && 0 <=
             (long) 3 * k && (long) 2 * n + k - 1 <= b.length
            EACH { for (int j = 0; j < k; j += 2) b[i * k + j] = 1; } => i * k rises, if b != null && k <= 2147483646 && (long)
             n * k <= b.length
            EACH { for (int j = 0; j < 4; j++) b[i * k + j] = 1; } => 'b[i * k + j]': later iterations of the loop may write
             elements of 'b' that an earlier one has written, so nothing is final before its end
            EACH { for (int j = i; j < k; j++) b[j] = 1; } => 'b[j]': later iterations of the loop may write elements of 'b'
             that an earlier one has written, so nothing is final before its end
            EACH { b[i * 100000 + 7] = 1; } => 100000 * i + 7 rises
            EACH { b[i * k * k * 3] = 1; } => 'b[i * k * k * 3]': later iterations of the loop may write elements of 'b' that an
             earlier one has written, so nothing is final before its end
            """.replace("EACH", "for (int i = 0; i < n; i++)"));

    /** Several parts of a message that are filled side by side. */
    private static final Snippet.Table STREAMS = Snippet.table(
            "%s comm.send(b, 3 * n, MPI.DOUBLE, 1, 0);", """
            EACH { b[i] = 1; b[n + i] = 2; } => i rises, n + i rises
            EACH { b[n + i] = 1; b[2 * n + i] = 3; b[i] = 2; b[n + i] += 4; } => n + i rises, 2 * n + i rises, i rises
            EACH { b[i] = 1; b[n + 2 * i] = 2; b[n + 2 * i + 1] = 3; } => OPEN
            EACH { b[i] = 1; b[n + 2 * i] = 2; } => i rises, n + 2 * i rises
            EACH { b[i] = 1; b[2 * n - i - 1] = 1; } => i rises, 2 * n - i falls
            EACH { b[i] = 1; b[2 * n - i - 2] = 1; } => OPEN
            EACH { b[i] = 1; b[n + i - 1] = 1; } => OPEN
            EACH { b[i] = 1; b[n + i + k] = 1; } => OPEN
            EACH { b[i] = 1; b[i + k] = 1; } => OPEN
            EACH { b[i] = 1; b[3 * n] = 2; } => OPEN
            EACH { b[i] = 1; b[n + k * i] = 2; } => OPEN
            EACH { b[i] = 1; if (k > 0) b[n + i] = 2; } => OPEN
            EACH { b[i] = 1; if (k > 0) continue; b[n + i] = 2; } => OPEN
            EACH { b[i] = 1; for (int j = 0; j < 3; j++) b[n + 3 * i + j] = 2; } => OPEN
            for (int i = n - 1; i >= 0; i--) { b[i] = 1; b[n + i] = 2; } => OPEN
            for (int i = 99; i >= 0; i--) { b[i] = 1; b[100 + i] = 2; } => i + 1 falls, i + 101 falls
            for (int i = 0; i <= n; i++) { b[i] = 1; b[n + i] = 2; } => OPEN
            for (int i = 0; i < 100; i++) { b[i] = 1; b[100 + i] = 2; } => i rises, i + 100 rises
            for (int i = 0; i < 100; i++) { b[i] = 1; b[99 + i] = 2; } => OPEN
            """.replace("EACH", "for (int i = 0; i < n; i++)"));

    private static final Snippet.Table WINDOWS =
            Snippet.table("comm.recv(b, n, MPI.DOUBLE, 1, 0); %s", """
            EACH { k += (int) b[i]; } => i to i + 1 rises
            EACH { k += (int) b[n - i]; } => n - i to n - i + 1 falls
            EACH { far += (int) b[i * k]; } => i * k to i * k + 1 rises, if k >= 0
            int h = count(); EACH { far += (int) b[i * h]; } => all
            int h = count(); EACH { far += (int) b[i + h]; } => i + h to i + h + 1 rises
            EACH { int h = count(); far += (int) b[i + h]; } => all
            EACH { far += (int) b[i + size]; } => i + size to i + size + 1 rises
            EACH { far += (int) b[i + k]; k++; } => all
            EACH { far += (int) (b[i] + b[i + k]); } => all
            k = 3; EACH { far += (int) b[i * k]; } => all
            EACH { for (int j = i; j < n; j++) far += (int) b[j]; } => i to n rises
            EACH { for (int j = 0; j < i; j++) far += (int) b[j]; } => 0 to i rises
            EACH { for (int j = 0; j < n; j++) far += (int) b[j]; } => all
            EACH { for (int j = i; j < n - i; j++) far += (int) b[j]; } => all
            """.replace("EACH", "for (int i = 0; i < n; i++)"));

    private static String guarded(Trial trial, String answer) {
        return trial.candidate().guards().isEmpty()
                ? answer
                : answer + ", if " + String.join(" && ", trial.candidate().guards());
    }

    private static String frontier(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        FrontierFinder.Result result = new FrontierFinder(trial.candidate()).find();
        if (result instanceof FrontierFinder.Found found) {
            List<Frontier> frontiers = found.leaving() instanceof Leaving.Streams streams
                    ? streams.frontiers()
                    : List.of((Frontier) found.leaving());
            return guarded(
                    trial,
                    frontiers.stream()
                            .map(frontier ->
                                    PolyText.of(frontier.boundary()) + (frontier.rises() ? " rises" : " falls"))
                            .collect(Collectors.joining(", ")));
        }
        return ((FrontierFinder.Refused) result).remark().message().replaceAll(" at line \\d+", "");
    }

    private static String window(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        return new NeedFinder(trial.candidate())
                .find()
                .map(window -> guarded(
                        trial,
                        PolyText.of(window.low()) + " to " + PolyText.of(window.end())
                                + (window.rises() ? " rises" : " falls")))
                .orElse("all");
    }

    @TestFactory
    Stream<DynamicTest> whatIsFinal() {
        return FRONTIERS.answers(FrontierFinderTest::frontier);
    }

    @TestFactory
    Stream<DynamicTest> whatIsFinalSideBySide() {
        return STREAMS.answers(
                snippet -> frontier(snippet).replaceAll("'b.*later iterations of the loop may write.*", "OPEN"));
    }

    @TestFactory
    Stream<DynamicTest> whatIsNeeded() {
        return WINDOWS.answers(FrontierFinderTest::window);
    }
}
