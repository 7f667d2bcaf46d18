package org.sluicempi.analyzer.rule;

/** The three kinds of remark. */
public enum Kind {
    PASSED("passed"),
    MISSED("missed"),
    ANALYSIS("analysis");

    private final String label;

    Kind(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
