package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.flow.size.CodeSize;
import org.sluicempi.analyzer.flow.size.PoolSize;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.declaration.CtType;

/** How much may be added to methods and classes before the limits of class files, word by word. */
class CodeRoomTest {
    private static final int WORD = 5;

    /** So many words of one step need so many places for constants: 80 and 8 for each. */
    private static final long MOST_WORDS = (PoolSize.MOST - 80) / 8;

    private static final String FILL = "for (int i = 0; i < n; i++) { a[i] = i; }";
    private static final String SEND = "MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);";

    /** More than the words that the pool has room for. */
    private static final String LARGE = "k = k * 3 + 1;".repeat(1600);

    private static final Candidate HALF_FULL = method(LARGE, "");

    private static ModelledFile file(String members) {
        return ModelledFiles.only("import mpi.*; class P { double[] a; int n; int k; " + members + " }");
    }

    /** @param site counted in the order of the text */
    private static Candidate candidate(ModelledFile file, int site) {
        List<Site> sites = file.sites().stream()
                .sorted(Comparator.comparing(each -> each.span().start()))
                .toList();
        return Trial.of(file, sites.get(site)).candidate();
    }

    private static Candidate method(String before, String behind) {
        return candidate(file("void at() throws Exception { " + before + FILL + SEND + behind + " }"), 0);
    }

    private static List<Step> words(long number) {
        return words(0, number);
    }

    private static List<Step> words(long from, long number) {
        String text =
                LongStream.range(from, from + number).mapToObj(i -> "x" + i).collect(Collectors.joining(" "));
        return List.of(new Step.Behind("site", 0, text));
    }

    private static long left(Candidate candidate) {
        return CodeSize.MOST - candidate.method().codeSize();
    }

    private static void isFullAt(Candidate candidate, long words, CodeRoom.Full full) {
        assertThat(new CodeRoom().take(List.of(candidate.affected()), words(words)))
                .isEmpty();
        assertThat(new CodeRoom().take(List.of(candidate.affected()), words(words + 1)))
                .contains(full);
    }

    @Test
    void aMethodIsFilledUpToItsLastByte() {
        assertThat(left(HALF_FULL)).isLessThan(MOST_WORDS * WORD);
        isFullAt(HALF_FULL, left(HALF_FULL) / WORD, CodeRoom.Full.METHOD);
    }

    @Test
    void whatHasBeenAddedCounts() {
        long words = left(HALF_FULL) / WORD;
        CodeRoom room = new CodeRoom();
        assertThat(room.take(List.of(HALF_FULL.affected()), words(words - 10))).isEmpty();
        assertThat(room.take(List.of(HALF_FULL.affected()), words(11))).contains(CodeRoom.Full.METHOD);
        assertThat(room.take(List.of(HALF_FULL.affected()), words(10))).isEmpty();
        assertThat(room.take(List.of(HALF_FULL.affected()), words(1))).contains(CodeRoom.Full.METHOD);
    }

    @Test
    void operatorsTakeMoreThanWordsAndBracketsNothing() {
        long left = left(HALF_FULL);
        int operators = (int) (left / 16);
        int words = (int) (left % 16 / WORD);
        String fits = "+ ".repeat(operators) + "x ".repeat(words) + "( ) { } , ; . ".repeat(9);
        assertThat(new CodeRoom().take(List.of(HALF_FULL.affected()), List.of(new Step.Behind("site", 0, fits))))
                .isEmpty();
        assertThat(new CodeRoom().take(List.of(HALF_FULL.affected()), List.of(new Step.Behind("site", 0, fits + " +"))))
                .contains(CodeRoom.Full.METHOD);
    }

    /** The loop has one way out beside the exception; each gets the words, and what catches and throws 20 bytes. */
    @Test
    void whatIsDoneOnEveryWayOutIsThereForEach() {
        long ways = CodeSize.ways(HALF_FULL.loop().loop());
        int words = (int) ((left(HALF_FULL) / ways - 20) / WORD);
        for (int more = 0; more < 2; more++) {
            Step step = new Step.Finally("site", new Span(0, 1), "x ".repeat(words + more));
            boolean full = ways * (20 + (words + more) * (long) WORD) > left(HALF_FULL);
            assertThat(full).isEqualTo(more == 1);
            assertThat(new CodeRoom()
                            .take(List.of(HALF_FULL.affected()), List.of(step))
                            .isPresent())
                    .isEqualTo(full);
        }
    }

    /** The compiler copies what a {@code finally} block holds. */
    @Test
    void codeThatIsCopiedTakesRoomForEachCopy() {
        Candidate copied = method("try { k++; } finally {", "}");
        long copies = CodeSize.copies(copied.loop().loop());
        assertThat(copies).isGreaterThan(1);
        isFullAt(
                copied,
                Math.min(left(copied) / WORD / copies, MOST_WORDS),
                left(copied) / WORD / copies < MOST_WORDS ? CodeRoom.Full.METHOD : CodeRoom.Full.CLASS);
    }

    @Test
    void theConstantsOfAClassAreLimitedToo() {
        isFullAt(method("", ""), MOST_WORDS, CodeRoom.Full.CLASS);
    }

    /** A short text cannot have many constants of its own; of a long one they are counted, and with them what has been added. */
    @Test
    void theConstantsOfALongTextCount() {
        Candidate candidate = method("/* " + "long ".repeat(4000) + " */", "");
        long own = candidate.method().poolSize(candidate.site().invocation().getParent(CtType.class));
        long words = (PoolSize.MOST - own - 80) / 8;
        assertThat(words).isLessThan(MOST_WORDS);
        isFullAt(candidate, words, CodeRoom.Full.CLASS);
        CodeRoom room = new CodeRoom();
        assertThat(room.take(List.of(candidate.affected()), words(words - 100))).isEmpty();
        assertThat(room.take(List.of(candidate.affected()), words(words - 100, 101)))
                .contains(CodeRoom.Full.CLASS);
        assertThat(room.take(List.of(candidate.affected()), words(words - 100, 100)))
                .isEmpty();
        assertThat(room.take(List.of(candidate.affected()), words(100)))
                .as("has its constants already")
                .isEmpty();
        assertThat(room.take(List.of(candidate.affected()), words(words, 1))).contains(CodeRoom.Full.CLASS);
    }

    @Test
    void eachMethodHasItsOwnRoomAndTheCodeOfConstructorsIsOne() {
        String large = LARGE.substring(0, LARGE.length() / 2);
        ModelledFile file = file("{ " + large + FILL + SEND + " } P() throws Exception { " + large + FILL + SEND
                + " } P(int x) throws Exception { " + FILL + SEND + " } void at() throws Exception { " + LARGE + FILL
                + SEND
                + " } void in() throws Exception { " + LARGE + FILL + SEND + " }");
        CodeRoom room = new CodeRoom();
        Candidate block = candidate(file, 0);
        long words = left(block) / WORD;
        assertThat(room.take(List.of(block.affected()), words(words))).isEmpty();
        assertThat(room.take(List.of(candidate(file, 1).affected()), words(10))).contains(CodeRoom.Full.METHOD);
        assertThat(room.take(List.of(candidate(file, 2).affected()), words(words)))
                .contains(CodeRoom.Full.METHOD);
        assertThat(room.take(List.of(candidate(file, 3).affected()), words(100)))
                .isEmpty();
        assertThat(room.take(List.of(candidate(file, 4).affected()), words(100)))
                .isEmpty();
    }
}
