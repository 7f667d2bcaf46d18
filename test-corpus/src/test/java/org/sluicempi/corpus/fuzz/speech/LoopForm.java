package org.sluicempi.corpus.fuzz.speech;

import java.util.List;

/** Ways to write a loop over the elements of a buffer. */
enum LoopForm {
    FLAT,
    ROWS,
    DOWN,
    PACK,
    FILTER,
    LEFT_EARLY,
    SPARSE_STEP,
    ENDLESS_WITH_BREAK,
    WHILE,
    DO_WHILE,
    LABELLED,
    FOR_EACH;

    /** All of them. */
    static final List<LoopForm> WEIGHTED = List.of(
            FLAT,
            FLAT,
            FLAT,
            FLAT,
            FLAT,
            FLAT,
            ROWS,
            ROWS,
            ROWS,
            DOWN,
            PACK,
            PACK,
            FILTER,
            FILTER,
            LEFT_EARLY,
            SPARSE_STEP,
            WHILE,
            DO_WHILE,
            LABELLED,
            FOR_EACH,
            ENDLESS_WITH_BREAK);

    /** Iterations of {@code i} for so many elements. */
    int iterations(int length, int columns) {
        return this == ROWS ? length / columns : length;
    }

    /** Those that a compiler can do something with. */
    static final List<LoopForm> PLAIN = List.of(FLAT, FLAT, FLAT, ROWS, ROWS, DOWN, SPARSE_STEP, FILTER, LEFT_EARLY);

    /**
     * The index of the element, in the loop.
     *
     * @param width an expression for the number of columns
     */
    String place(String width) {
        return switch (this) {
            case ROWS -> "i * " + width + " + j";
            case PACK, FILTER -> "kk++";
            default -> "i";
        };
    }

    /**
     * The loop, its body left out; the body stands between the two texts.
     *
     * @param bound an expression for the number of iterations of {@code i}
     * @param width one for the number of columns
     */
    List<String> around(String bound, String width) {
        return switch (this) {
            case FLAT -> List.of("for (int i = 0; i < " + bound + "; i++) {", "}");
            case ROWS ->
                List.of("for (int i = 0; i < " + bound + "; i++) {\nfor (int j = 0; j < " + width + "; j++) {", "}\n}");
            case LEFT_EARLY ->
                List.of("for (int i = 0; i < " + bound + "; i++) {\nif (i + 3 >= " + bound + ") {\nbreak;\n}", "}");
            case DOWN -> List.of("for (int i = " + bound + " - 1; i >= 0; i--) {", "}");
            case PACK -> List.of("int kk = 0;\nfor (int i = 0; i < " + bound + "; i++) {", "}");
            case FILTER ->
                List.of(
                        "int kk = 0;\nfor (int i = 0; i < " + bound + "; i++) {\nif ((i + t) % 4 == 1) {\ncontinue;\n}",
                        "}");
            case SPARSE_STEP -> List.of("for (int i = 0; i <= " + bound + " - 1; i += 1) {", "}");
            case ENDLESS_WITH_BREAK -> List.of("for (int i = 0; ; i++) {\nif (i >= " + bound + ") {\nbreak;\n}", "}");
            case WHILE -> List.of("int i = 0;\nwhile (i < " + bound + ") {", "i++;\n}");
            case DO_WHILE -> List.of("int i = 0;\ndo {", "i++;\n} while (i < " + bound + ");");
            case LABELLED ->
                List.of("outer:\nfor (int i = 0; i < " + bound + "; i++) {\nif (i == -1) {\ncontinue outer;\n}", "}");
            case FOR_EACH ->
                List.of("for (int i : java.util.stream.IntStream.range(0, " + bound + ").toArray()) {", "}");
        };
    }
}
