package org.sluicempi.transformer.verify;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;

/** Why the changes of a file cannot stay as they are. */
public sealed interface Objection {
    /**
     * An error of those who made them.
     *
     * @param what in words
     */
    record Defect(String what) implements Objection {}

    /**
     * Nobody can tell, as a class is missing that one of the class path needs.
     *
     * @param why the compiler's words
     */
    record Unchecked(String why) implements Objection {
        /** What is said of a site of the file. */
        public Remark remark(Position position) {
            return new Remark(
                    Rule.SL011,
                    position,
                    "the change cannot be checked: " + why,
                    Optional.of("add the jar or class folder that holds it with --class-path"),
                    List.of());
        }
    }

    /**
     * A name that was added for a site means one thing at one place which the site's changes speak of, and another at
     * another. Which of them was meant is not told from the text, so it is not guessed.
     *
     * @param site its id
     * @param name the one word
     */
    record TwoMeanings(String site, String name, Use one, Use other) implements Objection {
        /** What is said of the site, or of one that can only change together with it. */
        public Remark remark(Position position) {
            return new Remark(
                    Rule.SL119,
                    position,
                    "'" + name + "' means " + one.meaning() + " at line "
                            + one.position().line() + " and " + other.meaning() + " at line "
                            + other.position().line() + ", and the change would have to name it in between",
                    Optional.of("give one of the two another name"),
                    List.of(new Remark.Related(one.position(), name), new Remark.Related(other.position(), name)));
        }
    }

    /**
     * A name in the original.
     *
     * @param meaning such as {@code a field}
     */
    record Use(Position position, String meaning) {}
}
