package org.sluicempi.corpus.expect;

import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/**
 * A remark as far as it is compared.
 *
 * @param line from 1
 */
record Finding(int line, Rule rule) implements Comparable<Finding> {
    static Finding of(Remark remark) {
        return new Finding(remark.position().line(), remark.rule());
    }

    @Override
    public int compareTo(Finding other) {
        return line != other.line ? Integer.compare(line, other.line) : rule.compareTo(other.rule);
    }

    @Override
    public String toString() {
        return "line " + line + ": " + rule.kind().label() + " " + rule.id();
    }
}
