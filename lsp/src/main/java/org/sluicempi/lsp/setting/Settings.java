package org.sluicempi.lsp.setting;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.rule.Kind;

/**
 * What a user has set.
 *
 * @param severities how remarks of a kind are shown; a kind that is missing is not shown
 * @param classPath entries, relative ones from the project's folder; empty to have it found
 * @param sourceRoots folders, relative ones from the project's folder; empty to have them found
 * @param encoding empty to have it found
 * @param release Java language level; empty to have it found
 * @param isWholeProgram whether no code outside of the sources uses their classes
 */
public record Settings(
        Map<Kind, DiagnosticSeverity> severities,
        List<String> classPath,
        List<String> sourceRoots,
        Optional<Charset> encoding,
        Optional<Integer> release,
        boolean isWholeProgram) {
    /** Where nothing is set. */
    public static final Settings DEFAULT = new Settings(
            Map.of(
                    Kind.PASSED, DiagnosticSeverity.Information,
                    Kind.MISSED, DiagnosticSeverity.Hint,
                    Kind.ANALYSIS, DiagnosticSeverity.Hint),
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            false);

    private static final int OLDEST = 8;

    public Settings {
        severities = Map.copyOf(severities);
        classPath = List.copyOf(classPath);
        sourceRoots = List.copyOf(sourceRoots);
    }

    /**
     * Reads what the client has sent, be it the settings themselves or an object that holds them as {@code sluice}.
     *
     * @throws InputException if a value is none that Sluice knows; names the setting
     */
    public static Settings of(@Nullable Object sent) {
        if (!(sent instanceof JsonObject object)) {
            return DEFAULT;
        }
        JsonElement nested = object.get("sluice");
        return read(nested instanceof JsonObject inner ? inner : object);
    }

    private static Settings read(JsonObject object) {
        return new Settings(
                severities(object.get("diagnostics")),
                strings(object, "classPath"),
                strings(object, "sourceRoots"),
                text(object, "encoding").map(Settings::charset),
                number(object),
                text(object, "wholeProgram").filter("true"::equals).isPresent());
    }

    private static Map<Kind, DiagnosticSeverity> severities(@Nullable JsonElement set) {
        Map<Kind, DiagnosticSeverity> found = new EnumMap<>(DEFAULT.severities);
        if (set instanceof JsonObject object) {
            for (Kind kind : Kind.values()) {
                text(object, kind.label())
                        .ifPresent(word -> severity("sluice.diagnostics." + kind.label(), word)
                                .ifPresentOrElse(each -> found.put(kind, each), () -> found.remove(kind)));
            }
        }
        return found;
    }

    private static Optional<DiagnosticSeverity> severity(String setting, String word) {
        return switch (word) {
            case "error" -> Optional.of(DiagnosticSeverity.Error);
            case "warning" -> Optional.of(DiagnosticSeverity.Warning);
            case "information" -> Optional.of(DiagnosticSeverity.Information);
            case "hint" -> Optional.of(DiagnosticSeverity.Hint);
            case "off" -> Optional.empty();
            default ->
                throw new InputException(setting + " " + word + ": none of error, warning, information, hint, off");
        };
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw new InputException("sluice.encoding " + name + ": this Java knows no such character set", e);
        }
    }

    private static Optional<Integer> number(JsonObject object) {
        Optional<String> set = text(object, "release");
        int newest = Runtime.version().feature();
        return set.map(word -> {
            int release = word.matches("\\d{1,3}") ? Integer.parseInt(word) : 0;
            if (release < OLDEST || release > newest) {
                throw new InputException("sluice.release " + word + ": the Java that the server runs on reads levels "
                        + OLDEST + " to " + newest);
            }
            return release;
        });
    }

    private static Optional<String> text(JsonObject object, String name) {
        JsonElement value = object.get(name);
        return value != null && value.isJsonPrimitive() && !value.getAsString().isBlank()
                ? Optional.of(value.getAsString().strip())
                : Optional.empty();
    }

    private static List<String> strings(JsonObject object, String name) {
        JsonElement value = object.get(name);
        List<String> found = new ArrayList<>();
        if (value != null && value.isJsonArray()) {
            value.getAsJsonArray().forEach(each -> found.add(each.getAsString()));
        } else {
            text(object, name).ifPresent(found::add);
        }
        return found;
    }
}
