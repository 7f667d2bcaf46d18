package org.sluicempi.transformer.weave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.sluicempi.analyzer.expect.Expectations;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/**
 * A program of the folder {@code src/test/weave}, which has one folder for each dialect. What it needs and what is to be
 * found in it is said in its comments: {@code // ranks: 2 3}, {@code // not: OLD} (a compiler that cannot make it), and at
 * the end of each line with a blocking call {@code // expect: passed SL003} or {@code // expect: analysis SL014}.
 */
record WeaveProgram(Path file, String text) {
    private static final Path ROOT = Path.of("src/test/weave");

    static List<WeaveProgram> all() {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(f -> f.toString().endsWith(".java"))
                    .sorted()
                    .map(WeaveProgram::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static WeaveProgram read(Path file) {
        try {
            return new WeaveProgram(file, Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String name() {
        return file.getFileName().toString().replace(".java", "");
    }

    String dialect() {
        return ROOT.relativize(file).getName(0).toString();
    }

    /** The API that the program is compiled against and runs on. */
    Path face() {
        return face(dialect());
    }

    static Path face(String dialect) {
        String mark = "META-INF/sluice/face-" + dialect;
        try {
            URL url = WeaveProgram.class.getClassLoader().getResource(mark);
            String place = String.valueOf(url);
            return place.startsWith("jar:")
                    ? Path.of(URI.create(place.substring(4, place.indexOf("!/"))))
                    : Path.of(URI.create(place.substring(0, place.length() - mark.length())));
        } catch (RuntimeException e) {
            throw new IllegalStateException("no face " + dialect + " on the class path", e);
        }
    }

    List<Integer> ranks() {
        return directive("ranks")
                .map(list ->
                        Arrays.stream(list.split(" ")).map(Integer::valueOf).toList())
                .orElse(List.of(2));
    }

    boolean isFor(Compiler compiler) {
        return directive("not")
                .map(list -> !List.of(list.split(" ")).contains(compiler.name()))
                .orElse(true);
    }

    private Optional<String> directive(String name) {
        return text.lines()
                .filter(line -> line.startsWith("// " + name + ": "))
                .map(line -> line.substring(line.indexOf(':') + 2).strip())
                .findFirst();
    }

    /** The rules that the weaver is to name, by line. */
    Map<Integer, String> expected() {
        Map<Integer, String> expected = new TreeMap<>();
        Expectations.in(text)
                .forEach(each -> expected.put(each.line(), each.rule().id()));
        return expected;
    }

    /** Rules by line; a line whose code the compiler has doubled, as it does with finally, has one rule. */
    static Map<Integer, String> sites(WeaveResult result) {
        Map<Integer, String> sites = new TreeMap<>();
        for (Remark remark : result.remarks()) {
            String rule = remark.rule().name();
            sites.merge(remark.position().line(), rule, (a, b) -> a.equals(b) ? a : Rule.SL003.name());
        }
        return sites;
    }
}
