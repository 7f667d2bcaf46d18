package org.sluicempi.analyzer.dependence.code;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Where jumps lead that end a loop early. */
class LoopJumpsTest {
    private static final Snippet.Table JUMPS = Snippet.table("here: for (int i = 0; i < n; i++) { %s }", """
            call(); => none
            if (k > 0) continue; call(); => none
            if (k > 0) break; => to its end
            if (k > 0) break here; => to its end
            while (k > 0) { break here; } => to its end
            while (k > 0) { continue here; } => none
            switch (k) { case 1: break here; default: k = 1; } => to its end
            try { if (k > 0) break here; } finally { k = 1; } => to its end, beyond
            if (k > 0) return; => beyond
            if (k > 0) break; if (k > 1) return; => to its end, beyond
            if (k > 0) throw new Exception(); => none
            try { call(); } catch (RuntimeException e) { k = 1; } => none
            try { call(); } finally { k = 1; } => none
            try { if (k > 0) break; } finally { k = 1; } => to its end, beyond
            for (int j = 0; j < n; j++) { if (k > 0) break; } => none
            while (k > 0) { break; } => none
            switch (k) { case 1: break; default: k = 1; } => none
            switch (k) { case 1: while (k > 0) { break; } } => none
            there: { if (k > 0) break there; k = 1; } => none
            while (k > 0) { call(); } k = 1; => none
            int v = switch (k) { case 1: yield 2; default: yield 3; }; => none
            """);
    private static final Snippet.Table AROUND = Snippet.table("around: while (k > 0) { %s }", """
            for (int i = 0; i < n; i++) { call(); } break; => none
            for (int i = 0; i < n; i++) { if (k > 0) break; } => to its end
            for (int i = 0; i < n; i++) { if (k > 0) break around; } => beyond
            for (int i = 0; i < n; i++) { if (k > 0) continue around; } => beyond
            """);

    private static final Snippet.Table OTHERS = Snippet.table("""
            while (k > 0) { call(); } k = 1; => none
            do { call(); } while (k > 0); k = 1; => none
            for (int v : a) { call(); } k = 1; => none
            """);

    private static String jumps(Asked asked, int loop) {
        LoopJumps jumps = LoopJumps.of(asked.loops().get(loop), asked.method().body());
        String said = Asked.listed(Stream.of(jumps.toItsEnd() ? "to its end" : "", jumps.beyond() ? "beyond" : "")
                .filter(word -> !word.isEmpty()));
        return jumps.areNone() == said.equals("none") ? said : "none and " + said;
    }

    @TestFactory
    Stream<DynamicTest> jumps() {
        return JUMPS.answers(snippet -> jumps(new Asked(snippet), 0));
    }

    @TestFactory
    Stream<DynamicTest> jumpsOfOtherLoops() {
        return OTHERS.answers(snippet -> jumps(new Asked(snippet), 0));
    }

    @TestFactory
    Stream<DynamicTest> jumpsOfALoopInside() {
        return AROUND.answers(snippet -> jumps(new Asked(snippet), 1));
    }
}
