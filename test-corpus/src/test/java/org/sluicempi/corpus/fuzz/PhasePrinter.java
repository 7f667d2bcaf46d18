package org.sluicempi.corpus.fuzz;

import java.util.Locale;
import java.util.stream.IntStream;
import org.sluicempi.corpus.fuzz.Nest.Access;
import org.sluicempi.corpus.fuzz.text.Text;
import org.sluicempi.corpus.program.Dialect;

/** Writes a phase as a method. */
record PhasePrinter(Phase phase, int number, Dialect dialect) {
    void print(Text text) {
        if (phase.holder() == Phase.Holder.FIELD) {
            for (int m = 0; m < phase.messages().size(); m++) {
                text.line("static " + phase.type() + "[] " + array(m) + ";");
            }
        }
        text.block("static void phase" + number + "(int rank) throws MPIException", this::body);
    }

    private void body(Text text) {
        producer().declare(text);
        consumer().declare(text);
        if (phase.holder() == Phase.Holder.ROW) {
            text.line(phase.type() + "[][] grid" + number + " = new " + phase.type() + "[4][];");
        }
        for (int m = 0; m < phase.messages().size(); m++) {
            int length = phase.messages().get(m).length();
            String declared = phase.holder() == Phase.Holder.LOCAL ? phase.type() + "[] " : "";
            text.line(declared + array(m) + " = new " + phase.type() + "[" + length + "];");
            text.line("Arrays.fill(" + array(m) + ", rank + " + (m + 2) + ");");
        }
        int length = phase.messages().get(0).length();
        if (phase.aliased() != Phase.Alias.NONE) {
            int which = phase.aliased() == Phase.Alias.SAME ? 1 : 0;
            text.line(phase.type() + "[] other = opaque(" + which + ") == 1 ? " + array(0) + " : new " + phase.type()
                    + "[" + length + "];");
        }
        if (phase.chained()) {
            text.line(phase.type() + "[] out = new " + phase.type() + "[" + length + "];");
        }
        text.line("int[] spare = new int[8];");
        text.line((phase.type().equals("double") ? "double" : "long") + " h = 0;");
        text.block("for (int t = 0; t < " + phase.repeats() + "; t++)", this::step);
        text.line("System.out.println(rank + \" \" + h + \" \" + Arrays.hashCode(spare)" + hashes() + ");");
    }

    private void step(Text text) {
        text.block("if (rank == 0)", this::produce);
        text.block("if (rank == 1)", this::consume);
        if (phase.chained()) {
            int length = phase.messages().get(0).length();
            text.block("if (rank == 2)", t -> {
                t.line(recv("out", 0, length, 1, tag(9)));
                t.block("for (int i = 0; i < " + length + "; i++)", u -> u.line(absorb("out[i]")));
            });
        }
    }

    private void produce(Text text) {
        producer().print(text, t -> {
            for (int m = 0; m < phase.messages().size(); m++) {
                for (Access access : phase.messages().get(m).writes()) {
                    String place = array(m) + "[" + producer().index(access) + "]";
                    String old = phase.messages().get(m).accumulate() ? place + " / 2 + " : "";
                    t.line(place + " = " + old + producer().value(phase.type()) + ";");
                }
            }
            if (phase.aliased() != Phase.Alias.NONE) {
                Access access = phase.messages().get(0).writes().get(0);
                t.line("other[other.length - 1 - (" + producer().index(access) + ")] = -i;");
            }
        });
        if (phase.patched()) {
            int length = phase.messages().get(0).length();
            text.block(
                    "for (int i = " + length / 2 + "; i < " + length + "; i++)",
                    t -> t.line(array(0) + "[i] = -i - t;"));
        }
        between(text, phase.afterProducer());
        for (int m = 0; m < phase.messages().size(); m++) {
            Message message = phase.messages().get(m);
            call(text, send(array(m), message.sendOffset(), message.count(), 1, tag(m)));
        }
    }

    private void consume(Text text) {
        for (int m = 0; m < phase.messages().size(); m++) {
            Message message = phase.messages().get(m);
            call(text, recv(array(m), message.recvOffset(), message.recvCount(), 0, tag(m)));
        }
        between(text, phase.beforeConsumer());
        consumer().print(text, t -> {
            for (int m = 0; m < phase.messages().size(); m++) {
                Message message = phase.messages().get(m);
                for (Access access : message.reads()) {
                    t.line(absorb(array(m) + "[" + consumer().index(access) + "]"));
                }
                if (message.overwrite()) {
                    String place =
                            array(m) + "[" + consumer().index(message.reads().get(0)) + "]";
                    t.line(place + " = " + place + " + 1;");
                }
            }
            if (phase.chained()) {
                String index = consumer().index(phase.messages().get(0).reads().get(0));
                t.line("out[" + index + "] = " + array(0) + "[" + index + "] * 2 + t;");
            }
        });
        if (phase.chained()) {
            text.line(send("out", 0, phase.messages().get(0).length(), 2, tag(9)));
        }
    }

    private void call(Text text, String call) {
        if (phase.guarded()) {
            text.block("if (spare.length > t)", t -> t.line(call));
        } else {
            text.line(call);
        }
    }

    private void between(Text text, Phase.Between statement) {
        int length = phase.messages().get(0).length();
        switch (statement) {
            case NOTHING -> {}
            case ARITHMETIC -> text.line("int unused = rank * 2 + t;");
            case OTHER_ARRAY -> text.line("spare[t] = rank + 5;");
            case BUFFER_READ -> text.line(absorb(array(0) + "[" + length / 3 + "]"));
            case BUFFER_WRITE -> text.line(array(0) + "[" + length / 2 + "] = 77;");
            case OUTPUT -> text.line("System.out.println(\"step \" + t);");
        }
    }

    private String absorb(String element) {
        return phase.type().equals("double") ? "h = h * 0.5 + " + element + ";" : "h = h * 31 + " + element + ";";
    }

    private String hashes() {
        StringBuilder text = new StringBuilder();
        IntStream.range(0, phase.messages().size())
                .forEach(m -> text.append(" + \" \" + Arrays.hashCode(")
                        .append(array(m))
                        .append(")"));
        if (phase.chained()) {
            text.append(" + \" \" + Arrays.hashCode(out)");
        }
        return text.toString();
    }

    private String send(String array, int offset, int count, int dest, int tag) {
        return call("send", array, offset, count, dest, tag);
    }

    private String recv(String array, int offset, int count, int source, int tag) {
        return call("recv", array, offset, count, source, tag);
    }

    private String call(String name, String array, int offset, int count, int peer, int tag) {
        String number = phase.producer().symbolic() ? "opaque(" + count + ")" : Integer.toString(count);
        String rest = number + ", MPI." + phase.type().toUpperCase(Locale.ROOT) + ", " + peer + ", " + tag + ");";
        return dialect == Dialect.OPENMPI
                ? "MPI.COMM_WORLD." + name + "(" + array + ", " + rest
                : "MPI.COMM_WORLD." + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "(" + array
                        + ", " + offset + ", " + rest;
    }

    private int tag(int message) {
        return 10 * number + message;
    }

    private String array(int message) {
        return switch (phase.holder()) {
            case LOCAL -> message == 0 ? "a" : "b";
            case FIELD -> "field" + number + (message == 0 ? "a" : "b");
            case ROW -> "grid" + number + "[" + (message + 1) + "]";
        };
    }

    private NestPrinter producer() {
        return new NestPrinter(phase.producer(), "p");
    }

    private NestPrinter consumer() {
        return new NestPrinter(phase.consumer(), "c");
    }
}
