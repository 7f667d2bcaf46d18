package org.sluicempi.transformer.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.parse.DeepStack;
import org.sluicempi.transformer.parse.Members;
import org.sluicempi.transformer.parse.ParsedSource;
import org.sluicempi.transformer.parse.SyntaxException;

/**
 * Gives each remark its fingerprint: of the rule, the file's path below its source root, the method, the call without white space
 * and comments, and how many with all this in common stand before it.
 */
final class Fingerprints {
    private static final int DIGITS = 32;

    private final Function<FilePlan, Optional<SourceText>> texts;
    private final Map<String, Integer> seen = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private Fingerprints(Function<FilePlan, Optional<SourceText>> texts) {
        this.texts = texts;
    }

    /**
     * Every remark, in the order of {@link Analysis#everyRemark}.
     *
     * @param texts of the files as they were analysed; where there is none, the call is told by its method's place only
     */
    static List<Finding> of(Analysis analysis, Function<FilePlan, Optional<SourceText>> texts) {
        return DeepStack.call(() -> {
            Fingerprints fingerprints = new Fingerprints(texts);
            analysis.remarks().forEach(fingerprints::add);
            analysis.files().forEach(fingerprints::add);
            return List.copyOf(fingerprints.findings);
        });
    }

    private void add(Remark remark) {
        Path name = remark.position().file();
        findings.add(new Finding(
                remark, Optional.empty(), Optional.empty(), next(remark.rule().id(), slashed(name))));
    }

    private void add(FilePlan file) {
        Optional<SourceText> text = file.sites().isEmpty() ? Optional.empty() : texts.apply(file);
        Optional<Members> members = text.flatMap(Fingerprints::members);
        String path = slashed(FileChange.relative(file.root(), file.file()));
        for (SitePlan site : file.sites()) {
            String member = members.map(around -> around.around(site.call())).orElse("");
            String call = text.map(source -> words(source, site.call())).orElse("");
            for (Remark remark : site.remarks()) {
                String fingerprint = next(remark.rule().id(), path, member, call);
                findings.add(new Finding(remark, Optional.of(file), Optional.of(site), fingerprint));
            }
        }
    }

    private static Optional<Members> members(SourceText text) {
        try {
            return Optional.of(new Members(ParsedSource.of(text)));
        } catch (SyntaxException e) {
            return Optional.empty();
        }
    }

    private static String words(SourceText text, Span call) {
        return text.tokens().in(call).stream().map(text.tokens()::read).collect(Collectors.joining(" "));
    }

    private static String slashed(Path path) {
        return path.toString().replace(path.getFileSystem().getSeparator(), "/");
    }

    private String next(String... parts) {
        String key = String.join("\n", parts);
        int before = seen.merge(key, 1, Integer::sum) - 1;
        String named = key + "\n" + before;
        return SourceText.sha256(named.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
    }
}
