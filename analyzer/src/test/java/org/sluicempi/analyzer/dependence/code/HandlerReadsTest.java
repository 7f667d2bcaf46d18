package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;

/** Where {@code x} is read behind an exception that a store has thrown, with the value of then. */
class HandlerReadsTest {
    private static final Snippet.Table READS = Snippet.table("int x = 1, y = 1; %s", """
            a[k] = 1; k = x; => none
            try { a[k] = 1; } catch (RuntimeException e) { k = x; } => x
            try { a[k] = 1; } catch (RuntimeException e) { k = y; } => none
            try { a[k] = 1; k = x; } catch (RuntimeException e) { k = 1; } => none
            try { a[k] = 1; } catch (RuntimeException e) { k = 1; } k = x; => x
            try { a[k] = 1; } catch (RuntimeException e) { x = 2; k = x; } => none
            try { a[k] = 1; } catch (RuntimeException e) { y = 2; k = x; } => x
            try { a[k] = 1; } catch (RuntimeException e) { x = Integer.parseInt("1"); k = x; } => none
            try { try { a[k] = 1; } catch (RuntimeException e) { x = n / k; } } catch (ArithmeticException e) { k = x; } => x
            try { a[k] = 1; } finally { k = x; } => x
            try { a[k] = 1; } finally { while (k > 0) k--; } => none
            try { a[k] = 1; } finally { while (k > 0) k--; k = x; } => x
            try { try { a[k] = 1; } finally { k = 1; } } catch (RuntimeException e) { k = x; } => x
            """);

    @TestFactory
    Stream<DynamicTest> reads() {
        return READS.answers(snippet -> {
            Asked asked = new Asked(snippet);
            Body body = asked.method().body();
            List<Integer> stores = IntStream.range(0, body.steps().size())
                    .filter(i -> body.step(i) instanceof Step.WriteElement)
                    .boxed()
                    .toList();
            return HandlerReads.of(snippet.variable("x"), stores, body)
                    .map(Asked::text)
                    .orElse("none");
        });
    }
}
