package org.sluicempi.analyzer.dependence.code;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Whether a counter is read with the value that its loop has left in it. */
class CounterUseTest {
    private static final Snippet.Table COUNTERS = Snippet.table("int i = 5; %s", """
            for (i = 0; i < n; i++) { call(); } => private
            for (int j = 0; j < n; j++) { call(); } i = 3; k = i; => private
            for (i = 0; i < n; i++) { call(); } k = i; => seen
            for (i = 0; i < n; i++) { call(); } if (k > 3) { k = 1; } else { k = i; } => seen
            for (i = 0; i < n; i++) { call(); } i = 3; k = i; => private
            for (i = 0; i < n; i++) { call(); } if (k > 3) { i = 3; } k = i; => seen
            for (i = 0; i < n; i++) { call(); } int j = 2; k = j; => private
            for (i = 0; i < n; i++) { call(); } i++; => seen
            for (i = 0; i < n; i++) { call(); } while (k > 0) { k--; } => private
            while (k-- > 0) { for (i = 0; i < n; i++) { call(); } } => private
            """);

    private static final Snippet.Table IN_A_LOOP = Snippet.table("int i = 5; while (k-- > 0) { %s }", """
            for (i = 0; i < n; i++) { call(); } => private
            a[0] = i; for (i = 0; i < n; i++) { call(); } => seen
            i = 3; a[0] = i; for (i = 0; i < n; i++) { call(); } => private
            for (i = 0; i < n; i++) { if (k > 8) return; call(); } => private
            for (i = 0; i < n; i++) { if (k > 8) break; call(); } => private
            """);
    private static final Snippet.Table HANDLERS =
            Snippet.table("int i = 5; try { %s } catch (RuntimeException e) { k = i; }", """
            for (i = 0; i < n; i++) { k++; } => private
            for (i = 0; i < n; i++) { a[k] = 1; } => seen
            for (i = 0; i < n; i++) { Integer.parseInt("1"); } => seen
            for (i = 0; i < n; i++) { k++; } a[k] = 1; => seen
            for (i = 0; i < n; i++) { k++; } i = 2; a[k] = 1; => private
            """);
    private static final Snippet.Table HANDLERS_INSIDE = Snippet.table("""
            int i = 5; for (i = 0; i < n; i++) { try { a[k] = 1; } catch (RuntimeException e) { k = 1; } } => private
            int i = 5; try { for (i = 0; i < n; i++) { if (k > 8) return; } } finally { k = i; } => seen
            int i = 5; try { for (i = 0; i < n; i++) { if (k > 8) return; } i = 2; } finally { k = i; } => seen
            int i = 5; try { for (i = 0; i < n; i++) { k++; } i = 2; } finally { k = i; } => private
            """);

    @TestFactory
    Stream<DynamicTest> counters() {
        return Stream.of(COUNTERS, IN_A_LOOP, HANDLERS, HANDLERS_INSIDE)
                .flatMap(table -> table.answers(snippet -> {
                    Asked asked = new Asked(snippet);
                    boolean unseen =
                            CounterUse.isPrivate(asked.counted(), asked.method().body());
                    return unseen ? "private" : "seen";
                }));
    }
}
