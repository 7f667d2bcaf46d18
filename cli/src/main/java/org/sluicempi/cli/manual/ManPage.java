package org.sluicempi.cli.manual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** One page for a command and its verbs, as {@code man} reads it: what {@code --help} says of each, under one another. */
public final class ManPage {
    private final CommandSpec command;
    private final Roff page = new Roff();

    private ManPage(CommandSpec command) {
        this.command = command;
    }

    /**
     * The page of section 1.
     *
     * @param command the outermost one
     * @param version shown at the foot of the page
     */
    public static String of(CommandSpec command, String version) {
        return new ManPage(command).write(version);
    }

    private String write(String version) {
        String name = command.name();
        UsageMessageSpec usage = command.usageMessage();
        page.request("TH", name.toUpperCase(Locale.ROOT), "1", "", version, "User Commands");
        page.request("SH", "NAME");
        page.line(Roff.escaped(name) + " \\- " + Roff.escaped(String.join(" ", plain(usage.description()))));
        page.request("SH", "SYNOPSIS").line(synopsis(command));
        page.request("SH", "OPTIONS").line(Roff.escaped("Every verb has these, too."));
        options(command);
        page.request("SH", "VERBS");
        distinct(command.subcommands()).forEach(this::verb);
        page.request("SH", "EXIT STATUS");
        usage.exitCodeList().forEach((code, meaning) -> entry(Roff.bold(code), List.of(meaning)));
        return page.toString();
    }

    private void verb(CommandSpec verb) {
        UsageMessageSpec usage = verb.usageMessage();
        page.request("SS", command.name() + " " + verb.name());
        page.line(synopsis(verb)).request("PP");
        page.text(plain(usage.description()));
        for (PositionalParamSpec parameter : verb.positionalParameters()) {
            entry(Roff.italic(parameter.paramLabel()), plain(parameter.description()));
        }
        options(verb);
        if (usage.footer().length > 0) {
            page.request("PP").text(plain(usage.footer()));
        }
    }

    private void options(CommandSpec of) {
        for (OptionSpec option : of.options()) {
            boolean everywhere = of != command && option.inherited() || of != command && isStandard(option);
            if (!option.hidden() && !everywhere) {
                String names = Arrays.stream(option.names()).map(Roff::bold).collect(Collectors.joining(", "));
                String value = option.arity().max() == 0 ? "" : "=" + Roff.italic(option.paramLabel());
                entry(names + value, plain(option.description()));
            }
        }
    }

    private static boolean isStandard(OptionSpec option) {
        return option.usageHelp() || option.versionHelp();
    }

    private void entry(String term, List<String> description) {
        page.request("TP").line(term);
        for (int i = 0; i < description.size(); i++) {
            if (i > 0) {
                page.request("br");
            }
            page.text(List.of(description.get(i)));
        }
    }

    /** As {@code --help} shows it, in one line. */
    private static String synopsis(CommandSpec of) {
        String shown = new CommandLine.Help(of, CommandLine.Help.defaultColorScheme(Ansi.OFF)).synopsis(0);
        String name = of.qualifiedName();
        return Roff.bold(name)
                + Roff.escaped(shown.strip().replaceAll("\\s+", " ").substring(name.length()));
    }

    private static List<String> plain(String[] texts) {
        List<String> lines = new ArrayList<>();
        for (String text : texts) {
            Ansi.OFF.string(String.format(Locale.ROOT, text)).lines().forEach(lines::add);
            if (text.isEmpty()) {
                lines.add("");
            }
        }
        return lines;
    }

    /** A verb with two names is there under each. */
    private static List<CommandSpec> distinct(Map<String, CommandLine> verbs) {
        return verbs.values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(verb -> !verb.usageMessage().hidden())
                .distinct()
                .toList();
    }
}
