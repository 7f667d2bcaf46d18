package org.sluicempi.transformer.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One page for a browser that needs nothing else: overview, and each call with its change side by side, the places that forbid
 * it, and how message and loop go together. The page's policy lets its own two scripts run and nothing else.
 */
public final class HtmlReport implements Report {
    private static final Pattern PLACE = Pattern.compile("@([A-Z_]+)@");

    @Override
    public String id() {
        return "html";
    }

    @Override
    public Audience audience() {
        return Audience.PROGRAMS;
    }

    @Override
    public String print(Findings findings, boolean colour) {
        String diff = optional("diff2html.min.js");
        String script = resource("report.js");
        Map<String, String> parts = Map.of(
                "DIFF_STYLE", optional("diff2html.min.css"),
                "DIFF_LICENCE", optional("diff2html.licence.txt").replace("--", "- -"),
                "STYLE", resource("report.css"),
                "DIFF_SCRIPT", diff,
                "SCRIPT", script,
                "SCRIPTS", hash(diff) + " " + hash(script),
                "DATA", HtmlData.of(findings));
        StringBuilder page = new StringBuilder();
        Matcher place = PLACE.matcher(resource("report.html"));
        while (place.find()) {
            String part = parts.get(place.group(1));
            if (part == null) {
                throw new IllegalStateException("the page asks for " + place.group());
            }
            place.appendReplacement(page, "");
            page.append(part);
        }
        return place.appendTail(page).toString();
    }

    /** How a content security policy names a script. */
    private static String hash(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static String resource(String name) {
        String content = optional(name);
        if (content.isEmpty()) {
            throw new IllegalStateException("this Sluice was built without " + name);
        }
        return content;
    }

    /** Empty text where this Sluice was built without it; the page shows plain patches then. */
    private static String optional(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream("html/" + name)) {
            if (in == null) {
                return "";
            }
            // A script element holds no carriage returns, and the policy is about what it holds.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
