package org.sluicempi.cli.manual;

import java.util.List;

/** The text of a manual page in the language of {@code man}: requests, and paragraphs whose characters mean themselves. */
final class Roff {
    private final StringBuilder page = new StringBuilder();

    /** @param arguments escaped and quoted here */
    Roff request(String name, String... arguments) {
        page.append('.').append(name);
        for (String argument : arguments) {
            page.append(" \"").append(escaped(argument)).append('"');
        }
        page.append('\n');
        return this;
    }

    /** @param markup as {@link #bold}, {@link #italic} and {@link #escaped} make it */
    Roff line(String markup) {
        // What starts with one of these would be a request.
        page.append(markup.startsWith(".") || markup.startsWith("'") ? "\\&" : "")
                .append(markup)
                .append('\n');
        return this;
    }

    /** Lines of text; those that are indented stay as they are, such as examples. */
    Roff text(List<String> lines) {
        boolean verbatim = false;
        for (String text : lines) {
            boolean indented = text.startsWith(" ");
            if (indented != verbatim) {
                request(indented ? "PP" : "fi");
                page.append(indented ? ".nf\n" : "");
                verbatim = indented;
            }
            if (text.isBlank()) {
                request("PP");
            } else {
                line(escaped(text));
            }
        }
        if (verbatim) {
            request("fi");
        }
        return this;
    }

    static String bold(String text) {
        return "\\fB" + escaped(text) + "\\fR";
    }

    static String italic(String text) {
        return "\\fI" + escaped(text) + "\\fR";
    }

    /** Characters of which none means anything to {@code man}; a hyphen can be searched for and copied. */
    static String escaped(String text) {
        return text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("\"", "\\(dq")
                .replace("'", "\\(aq");
    }

    @Override
    public String toString() {
        return page.toString();
    }
}
