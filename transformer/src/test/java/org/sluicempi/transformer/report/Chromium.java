package org.sluicempi.transformer.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A browser without a window. Where there is none the test is skipped, and under {@code CI} it fails.
 *
 * @param folder for its profile and pages
 */
record Chromium(Path folder) {
    private static Optional<Path> program() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(entry -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(entry, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * Opens a page and returns the document as it has become, as HTML.
     *
     * @param script runs behind the page's own, which the page's policy is made to allow
     */
    String open(String page, String script) throws IOException, InterruptedException {
        Optional<Path> program = program();
        if (program.isEmpty() && System.getenv("CI") != null) {
            fail("no chromium on the PATH");
        }
        assumeTrue(program.isPresent(), "no chromium on the PATH");
        String allowed = page.replace("script-src ", "script-src 'sha256-" + sha256(script) + "' ")
                .replace("</body>", "<script>" + script + "</script>\n</body>");
        Path file = Files.writeString(folder.resolve("page.html"), allowed);
        Path dom = folder.resolve("dom.html");
        Process process = new ProcessBuilder(List.of(
                        program.get().toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--virtual-time-budget=20000",
                        "--window-size=1300,2000",
                        "--dump-dom",
                        file.toUri().toString()))
                .redirectOutput(dom.toFile())
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
        assertThat(process.waitFor(240, TimeUnit.SECONDS)).as("chromium ends").isTrue();
        return Files.readString(dom);
    }

    private static String sha256(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
