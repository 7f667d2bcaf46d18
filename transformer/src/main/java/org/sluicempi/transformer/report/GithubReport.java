package org.sluicempi.transformer.report;

import java.nio.file.Path;
import java.util.Optional;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;

/**
 * The remarks as workflow commands of GitHub Actions, which shows each at its line of a pull request: a warning for what is
 * missed, a notice for all else.
 */
public final class GithubReport implements Report {
    @Override
    public String id() {
        return "github";
    }

    @Override
    public Audience audience() {
        return Audience.PROGRAMS;
    }

    @Override
    public String print(Findings findings, boolean colour) {
        StringBuilder out = new StringBuilder();
        findings.all().forEach(finding -> out.append(command(finding, findings)).append('\n'));
        return out.isEmpty() ? "\n" : out.toString();
    }

    private static String command(Finding finding, Findings findings) {
        Remark remark = finding.remark();
        Position at = remark.position();
        StringBuilder command = new StringBuilder(remark.rule().kind() == Kind.MISSED ? "::warning " : "::notice ");
        command.append("file=").append(property(path(at.file(), findings.base())));
        if (at.line() > 0) {
            command.append(",line=").append(at.line());
            end(finding, findings).ifPresent(end -> command.append(",endLine=").append(end.line()));
        }
        if (at.column() > 0) {
            command.append(",col=").append(at.column());
        }
        command.append(",title=")
                .append(property(remark.rule().id() + " " + remark.rule().title()));
        StringBuilder message = new StringBuilder(remark.message());
        remark.remedy().ifPresent(remedy -> message.append("; to allow it, ").append(remedy));
        remark.related()
                .forEach(related -> message.append('\n')
                        .append(related.position().line())
                        .append(": ")
                        .append(related.what()));
        return command.append("::").append(data(message.toString())).toString();
    }

    private static Optional<Position> end(Finding finding, Findings findings) {
        Optional<SourceText> text = finding.file().flatMap(findings::text);
        return text.flatMap(
                source -> finding.site().map(site -> source.position(site.call().end())));
    }

    private static String path(Path file, Path base) {
        Path absolute = file.toAbsolutePath().normalize();
        Path shown = absolute.startsWith(base) ? base.relativize(absolute) : absolute;
        return shown.toString().replace(shown.getFileSystem().getSeparator(), "/");
    }

    private static String data(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
