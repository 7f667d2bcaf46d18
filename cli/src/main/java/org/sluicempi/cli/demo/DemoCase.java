package org.sluicempi.cli.demo;

import java.util.List;

/**
 * One line of the demo's table: a program and what it is run with.
 *
 * @param main name of the main class
 * @param ranks length of the chain
 * @param elements doubles in the message
 * @param work units of computation per element
 * @param repetitions messages that are timed
 */
public record DemoCase(String main, int ranks, int elements, int work, int repetitions) {
    public String name() {
        return main.substring(main.lastIndexOf('.') + 1);
    }

    long bytes() {
        return 8L * elements;
    }

    List<String> arguments() {
        return List.of(Integer.toString(elements), Integer.toString(work), Integer.toString(repetitions));
    }

    DemoCase withWork(int units) {
        return new DemoCase(main, ranks, elements, units, repetitions);
    }
}
