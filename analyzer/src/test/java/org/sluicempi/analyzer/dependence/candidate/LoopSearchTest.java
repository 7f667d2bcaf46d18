package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.region.Bound;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtLoop;

/** Where the search for the loop of a call ends. */
class LoopSearchTest {
    private static final String FILL = "for (int i = 0; i < n; i++) { b[i] = i; }";
    private static final String DRAIN = "for (int i = 0; i < n; i++) { k += b[i]; }";
    private static final String SEND = "comm.send(b, n, MPI.DOUBLE, 1, 0);";
    private static final String RECEIVE = "comm.recv(b, n, MPI.DOUBLE, 1, 0);";

    private static final Snippet.Table SENDS = table("""
            FILL SEND => loop 0
            FILL k = 1; far++; SEND => loop 0, then k = 1; far++
            FILL /* a word */ k = 1; /* another one */ SEND => loop 0, then k = 1
            FILL FILL k = 2; SEND => loop 1, then k = 2
            FILL for (int j = 0; j < n; j++) { k += b[j]; } SEND => loop 0, then for (int j = 0; j < n; j++) { k += b[j]; }
            while (k > 0) { b[k--] = 1; } SEND => loop 0
            do { b[k--] = 1; } while (k > 0); SEND => loop 0
            for (int x : a) { b[x] = 1; } SEND => loop 0
            FILL c = b; SEND => SL107: 'c = b' at its line touches 'b' between the loop and the call
            FILL { SEND } => loop 0
            FILL k = 1; { far++; SEND } => loop 0, then k = 1; far++
            FILL k = 1; if (n > 1) { far++; SEND } => loop 0, then k = 1; n > 1; far++, under n > 1
            FILL if (n > 1) SEND => loop 0, then n > 1, under n > 1
            FILL if (n > 1) { k = 1; } else { SEND } => loop 0, then n > 1, under not n > 1
            FILL if (n > 1) { if (k > 2) { SEND } } => loop 0, then n > 1; k > 2, under n > 1, k > 2
            switch (k) { case 1: FILL SEND } => loop 0
            FILL switch (k) { case 1: SEND } => SL101: no loop in reach of the call writes 'b'
            SEND => SL101: no loop in reach of the call writes 'b'
            SEND FILL => SL101: no loop in reach of the call writes 'b'
            for (int i = 0; i < n; i++) { k += b[i]; } SEND => SL101: no loop in reach of the call writes 'b'
            b[0] = 1; SEND => SL101: 'b[0] = 1' at its line writes 'b', which is no loop
            b = c; SEND => SL101: 'b = c' at its line writes 'b', which is no loop
            b[0] = 1; k = 1; b[1] = 2; SEND => SL101: 'b[1] = 2' at its line writes 'b', which is no loop
            b[0] = 1; if (n > 1) { SEND } => SL101: 'b[0] = 1' at its line writes 'b', which is no loop
            { FILL } SEND => SL101: '{ for (int i = 0; i < n; i++) { b[i] = i; } }' at its line writes 'b', which is no loop
            FILL b[0] = 1; SEND => loop 0, then b[0] = 1
            FILL b[0] = 1; if (n > 1) { b[1] = 2; SEND } => loop 0, then b[0] = 1; n > 1; b[1] = 2, under n > 1
            if (n > 1) { FILL } SEND => SL118: loop 0 and 'if (n > 1) { for (int i = 0; i < n; i++) { b[i] = i; } }'
            if (n > 1) { k = 1; } else { FILL } SEND => SL118: loop 0 and 'if (n > 1) { k = 1; } else { for (int i = 0; i < n; i++) ...'
            if (n > 1) { for (int j = 0; j < n; j++) k += b[j]; FILL } SEND => SL118: loop 1 and 'if (n > 1) { for (int j = 0; j < n; j++) k += b[j]; for (...'
            if (n > 1) { b[0] = 1; } SEND => SL101: 'if (n > 1) { b[0] = 1; }' at its line writes 'b', which is no loop
            FILL for (int j = 0; j < k; j++) { SEND } => SL118: loop 0 and 'for (int j = 0; j < k; j++) { comm.send(b, n, MPI.DOUBLE,...'
            FILL k = 1; while (k > 0) { k--; SEND } => SL118: loop 0 and 'while (k > 0) { k--; comm.send(b, n, MPI.DOUBLE, 1, 0); }'
            for (int j = 0; j < n; j++) { k++; } for (int j = 0; j < k; j++) { SEND } => SL101: no loop in reach of the call writes 'b'
            k = 1; for (int j = 0; j < k; j++) { SEND } => SL101: no loop in reach of the call writes 'b'
            b[0] = 1; for (int j = 0; j < k; j++) { SEND } => SL101: no loop in reach of the call writes 'b'
            if (k > 0) for (int j = 0; j < k; j++) { SEND } => SL101: no loop in reach of the call writes 'b'
            for (int j = 0; j < k; j++) { FILL SEND } => loop 1
            FILL try { SEND } finally { call(); } => SL110: the 'try' at its line stands around the call and not around the loop
            FILL try { b[0] = 1; SEND } finally { call(); } => SL101: 'b[0] = 1' at its line writes 'b', which is no loop
            try { FILL SEND } finally { call(); } => loop 0
            FILL synchronized (a) { SEND } => SL101: no loop in reach of the call writes 'b'
            """);

    private static final Snippet.Table RECEIVES = table("""
            RECEIVE DRAIN => loop 0
            RECEIVE k = 1; far++; DRAIN => loop 0, then k = 1; far++
            RECEIVE DRAIN FILL => loop 0
            { RECEIVE /* the end */ } DRAIN => loop 0
            RECEIVE FILL => loop 0
            if (n > 1) { RECEIVE k = 1; } far++; DRAIN => loop 0, then k = 1; far++, under n > 1
            if (n > 1) { if (k > 2) { RECEIVE } } DRAIN => loop 0, under n > 1, k > 2
            if (n > 1) { k = 1; } else { RECEIVE } DRAIN => loop 0, under not n > 1
            DRAIN RECEIVE => SL110: no loop in reach of the call reads 'b'
            RECEIVE k += b[0]; => SL110: 'k += b[0]' at its line reads 'b', which is no loop
            RECEIVE k += b[0]; DRAIN => loop 0, then k += b[0]
            RECEIVE k += b[k]; DRAIN => SL107: 'k += b[k]' at its line touches 'b' between the loop and the call
            RECEIVE c = b; DRAIN => SL107: 'c = b' at its line touches 'b' between the loop and the call
            RECEIVE if (n > 1) { DRAIN } => SL118: loop 0 and 'if (n > 1) { for (int i = 0; i < n; i++) { k += b[i]; } }'
            for (int j = 0; j < k; j++) { RECEIVE } DRAIN => SL118: loop 1 and 'for (int j = 0; j < k; j++) { comm.recv(b, n, MPI.DOUBLE,...'
            try { RECEIVE } finally { call(); } DRAIN => SL110: the 'try' at its line stands around the call and not around the loop
            """);

    /** The last loop of the statements as a counted one. */
    private static final Snippet.Table LOOPS = Snippet.table("""
            for (int i = 0; i < n; i++) { call(); } comm.send(b, n, MPI.DOUBLE, 1, 0); => 0 .. n - 1
            for (int i = 0; i < n - 1; i++) { call(); } comm.send(b, n, MPI.DOUBLE, 1, 0); => 0 .. ?
            for (int j = 0; j < n; j++) for (int i = 0; i < n - 1; i++) { call(); } comm.send(b, n, MPI.DOUBLE, 1, 0); => 0 .. n - 2
            x: for (int i = 0; i < n; i++) { call(); } comm.send(b, n, MPI.DOUBLE, 1, 0); => 0 .. n - 1
            for (int i = 0; i < n; i++); comm.send(b, n, MPI.DOUBLE, 1, 0); => none
            for (int i = 0; i < n; i++) call(); comm.send(b, n, MPI.DOUBLE, 1, 0); => 0 .. n - 1
            while (n > 0) { n--; } comm.send(b, n, MPI.DOUBLE, 1, 0); => none
            for (int x : a) { call(); } comm.send(b, n, MPI.DOUBLE, 1, 0); => none
            for (int i = 0; i < n; i++) { i++; } comm.send(b, n, MPI.DOUBLE, 1, 0); => none
            int i; for (i = 0; i < n; i++) { call(); } k = i; comm.send(b, n, MPI.DOUBLE, 1, 0); => none
            """);

    private static Snippet.Table table(String rows) {
        return Snippet.table(rows.replace("FILL", FILL)
                .replace("DRAIN", DRAIN)
                .replace("SEND", SEND)
                .replace("RECEIVE", RECEIVE));
    }

    private static Method method(Site site, Snippet snippet) {
        return new Method(
                Method.around(site.invocation()).orElseThrow(), snippet.file().semantics(), site.dialect());
    }

    private static String search(Snippet snippet) {
        Site site = snippet.site();
        Method method = method(site, snippet);
        Buffer buffer = Buffer.of(site.buffer(), method.expressions()).orElseThrow();
        boolean sends = site.call().kind() == CallKind.SEND;
        LoopSearch.Result result =
                new LoopSearch(method, buffer, sends).from(site.statement().orElseThrow());
        List<CtLoop> loops = snippet.all(CtLoop.class);
        if (result instanceof LoopSearch.Found found) {
            return text(found, new Remarks(site), loops);
        }
        assertThat(result).isNotNull();
        Remark remark = LoopSearch.refusal(result, sends ? Rule.SL101 : Rule.SL110, buffer, new Remarks(site));
        return remark.rule().id() + ": "
                + (result instanceof LoopSearch.Apart apart
                        ? "loop " + index(apart.loop(), loops) + " and '" + new Remarks(site).snippet(apart.around())
                                + "'"
                        : remark.message().replace("line " + site.position().line(), "its line"));
    }

    private static String text(LoopSearch.Found found, Remarks remarks, List<CtLoop> loops) {
        String between = found.between().stream().map(remarks::snippet).collect(Collectors.joining("; "));
        String conditions = found.conditions().stream()
                .map(condition -> (condition.holds() ? "" : "not ") + condition.expression())
                .collect(Collectors.joining(", "));
        return "loop " + index(found.loop(), loops) + (between.isEmpty() ? "" : ", then " + between)
                + (conditions.isEmpty() ? "" : ", under " + conditions);
    }

    private static int index(CtLoop loop, List<CtLoop> loops) {
        return IntStream.range(0, loops.size())
                .filter(i -> loops.get(i) == loop)
                .findFirst()
                .orElseThrow();
    }

    private static String counted(Snippet snippet) {
        List<CtLoop> loops = snippet.all(CtLoop.class);
        CtLoop loop = loops.get(loops.size() - 1);
        return LoopSearch.counted(loop, method(snippet.site(), snippet))
                .map(found -> bound(found.lowest()) + " .. " + bound(found.highest()))
                .orElse("none");
    }

    private static String bound(Bound bound) {
        return Optional.of(bound)
                .filter(Bound::certain)
                .map(Bound::value)
                .map(Poly::toString)
                .orElse("?");
    }

    @TestFactory
    Stream<DynamicTest> sends() {
        return SENDS.answers(LoopSearchTest::search);
    }

    @TestFactory
    Stream<DynamicTest> receives() {
        return RECEIVES.answers(LoopSearchTest::search);
    }

    @TestFactory
    Stream<DynamicTest> countedLoops() {
        return LOOPS.answers(LoopSearchTest::counted);
    }
}
