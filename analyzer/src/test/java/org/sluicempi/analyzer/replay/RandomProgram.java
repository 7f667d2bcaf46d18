package org.sluicempi.analyzer.replay;

import java.util.List;
import java.util.Random;

/** Writes random methods that receive, run a loop nest, and send. */
final class RandomProgram {
    private static final List<String> COUNTERS = List.of("i", "j", "k");
    private static final List<String> FLAT = List.of(
            "i",
            "i + 1",
            "i - 1",
            "lo + i",
            "2 * i",
            "2 * i + 1",
            "n - 1 - i",
            "i * n",
            "i * m + lo",
            "i + m",
            "m",
            "i / 2",
            "3 * i - lo",
            "(i + 1) * 2",
            "b[i] & 3",
            "i * i",
            "n - i + m");
    private static final List<String> NESTED = List.of(
            "i * n + j",
            "i * m + j",
            "j * n + i",
            "i + j",
            "j",
            "i",
            "i * n + j + 1",
            "(i + 1) * m + j",
            "i * n + 2 * j",
            "(rows - 1 - i) * n + j",
            "i * n + n - 1 - j",
            "lo * n + j",
            "i * 4 + j",
            "i * j",
            "(i + lo) * n + j");
    private static final List<String> DEEP = List.of(
            "i * n + j",
            "i * n + k",
            "(i * n + j) * m + k",
            "i * n * m + j * m + k",
            "k * n + j",
            "i * m + j",
            "i + j + k");

    private final Random random;

    RandomProgram(long seed) {
        this.random = new Random(seed);
    }

    String method(int number) {
        StringBuilder text = new StringBuilder();
        text.append("    static void f")
                .append(number)
                .append("(Comm comm, int[] a, int[] b, int n, int m, int rows, int lo) throws MPIException {\n");
        int kind = random.nextInt(5);
        if (kind >= 2) {
            text.append("        comm.recv(a, ").append(count("a")).append(", MPI.INT, 0, 1);\n");
        }
        if (random.nextInt(6) == 0) {
            text.append("        int base = lo * 2;\n");
        }
        int depth = 1 + random.nextInt(3);
        loop(text, 0, depth, kind);
        if (random.nextInt(5) == 0) {
            text.append("        int unused = n * 3;\n");
        }
        if (kind < 2 || kind == 3) {
            text.append("        comm.send(a, ").append(count("a")).append(", MPI.INT, 0, 2);\n");
        } else if (kind == 4) {
            text.append("        comm.send(b, ").append(count("b")).append(", MPI.INT, 0, 2);\n");
        }
        return text.append("    }\n").toString();
    }

    private String count(String array) {
        return pick(List.of("n", "rows * n", array + ".length", "n * m", "40"));
    }

    private void loop(StringBuilder text, int level, int depth, int kind) {
        String indent = "    ".repeat(level + 2);
        text.append(indent).append(header(COUNTERS.get(level), level)).append(" {\n");
        if (random.nextInt(4) == 0 || level == depth - 1) {
            statement(text, indent + "    ", level + 1, kind);
        }
        if (level < depth - 1) {
            loop(text, level + 1, depth, kind);
        }
        if (random.nextInt(4) == 0) {
            statement(text, indent + "    ", level + 1, kind);
        }
        text.append(indent).append("}\n");
    }

    private String header(String counter, int level) {
        String low = pick(List.of("0", "0", "0", "1", "lo", level > 0 ? COUNTERS.get(level - 1) : "0"));
        String high = pick(List.of("n", "n", "m", "rows", "n - 1", "3", level > 0 ? COUNTERS.get(level - 1) : "n"));
        return switch (random.nextInt(9)) {
            case 0 -> "for (int " + counter + " = " + high + " - 1; " + counter + " >= " + low + "; " + counter + "--)";
            case 1 -> "for (int " + counter + " = " + low + "; " + counter + " < " + high + "; " + counter + " += 2)";
            case 2 -> "for (int " + counter + " = " + low + "; " + counter + " <= " + high + "; " + counter + "++)";
            case 4 -> "for (int " + counter + " = " + low + "; " + high + " > " + counter + "; " + counter + "++)";
            case 3 -> "for (int " + counter + " = " + high + "; " + counter + " > " + low + "; " + counter + " -= 2)";
            default -> "for (int " + counter + " = " + low + "; " + counter + " < " + high + "; " + counter + "++)";
        };
    }

    private void statement(StringBuilder text, String indent, int depth, int kind) {
        String target = kind == 4 || kind == 2 && random.nextBoolean() ? "b" : "a";
        String left = target + "[" + index(depth) + "]";
        String right = random.nextInt(3) == 0
                ? COUNTERS.get(depth - 1) + " * 5 + 1"
                : pick(List.of("a", "b")) + "[" + index(depth) + "] + 1";
        String operator = random.nextInt(3) == 0 ? " += " : " = ";
        switch (random.nextInt(6)) {
            case 0 ->
                text.append(indent)
                        .append("if (")
                        .append(COUNTERS.get(depth - 1))
                        .append(" % 3 != 1) {\n")
                        .append(indent)
                        .append("    ")
                        .append(left)
                        .append(operator)
                        .append(right)
                        .append(";\n")
                        .append(indent)
                        .append("}\n");
            case 1 ->
                text.append(indent)
                        .append("{\n")
                        .append(indent)
                        .append("    int t = ")
                        .append(index(depth))
                        .append(";\n")
                        .append(indent)
                        .append("    ")
                        .append(target)
                        .append("[t]")
                        .append(operator)
                        .append(right)
                        .append(";\n")
                        .append(indent)
                        .append("}\n");
            default ->
                text.append(indent).append(left).append(operator).append(right).append(";\n");
        }
    }

    private String index(int depth) {
        return switch (depth) {
            case 1 -> pick(FLAT);
            case 2 -> pick(NESTED);
            default -> pick(DEEP);
        };
    }

    private String pick(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
