package org.sluicempi.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One of those that are compared.
 *
 * @param command starts it, but for the arguments of the measurement
 */
record Contestant(String name, List<String> command) {
    private static final int LIMIT_SECONDS = 300;

    /**
     * Runs it once.
     *
     * @throws IOException if it does not end with code 0 within five minutes, with what it printed last
     */
    void run(List<String> arguments, Measurements results) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(command);
        all.addAll(arguments);
        Process process = new ProcessBuilder(all).redirectErrorStream(true).start();
        process.getOutputStream().close();
        StringBuilder said = new StringBuilder();
        Thread watch = new Thread(() -> end(process), "time limit");
        watch.setDaemon(true);
        watch.start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                results.read(name, line);
                said.append(line).append('\n');
            }
        }
        int code = process.waitFor();
        watch.interrupt();
        if (code != 0) {
            throw new IOException(name + " ended with code " + code + ": " + String.join(" ", all) + "\n" + said);
        }
    }

    private static void end(Process process) {
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
