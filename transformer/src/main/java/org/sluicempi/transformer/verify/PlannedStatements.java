package org.sluicempi.transformer.verify;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;

/** Assigns the steps of a plan to statements of the original's tree; those that get a {@code try} together get braces there. */
final class PlannedStatements {
    private final ParsedSource source;
    private final Map<String, Integer> sites = new HashMap<>();
    /** The outer ones of those that start at one place come first. */
    private final NavigableMap<Integer, List<Statement>> byStart = new TreeMap<>();

    private final Map<Integer, List<Statement>> byEnd = new HashMap<>();
    private final Map<Statement, PlannedAround> planned = new IdentityHashMap<>();

    /** What is executed on every way out of several statements that follow one another, by where these lie. */
    private final Map<Span, List<PlannedAround.Text>> sequences = new HashMap<>();

    PlannedStatements(ParsedSource source, FilePlan plan) {
        this.source = source;
        for (SitePlan site : plan.sites()) {
            sites.putIfAbsent(site.id(), sites.size());
        }
        for (Statement statement : source.unit().findAll(Statement.class)) {
            Span span = source.span(statement);
            byStart.computeIfAbsent(span.start(), start -> new ArrayList<>()).add(statement);
            byEnd.computeIfAbsent(span.end(), end -> new ArrayList<>()).add(statement);
        }
        plan.steps().forEach(this::collect);
        plan.steps().forEach(this::collectBehind);
        sequences.forEach(this::join);
    }

    /** The innermost statements first. */
    List<PlannedAround> innermostFirst() {
        return planned.values().stream()
                .sorted(Comparator.comparingInt((PlannedAround each) -> each.depth)
                        .reversed())
                .toList();
    }

    private void collect(Step step) {
        if (step instanceof Step.Before before) {
            startingAt(before.at())
                    .before
                    .add(new PlannedAround.Text(before.rank(), order(before.site()), before.statement()));
        } else if (step instanceof Step.First first) {
            at(first.body()).first.add(text(first.site(), first.statement()));
        } else if (step instanceof Step.Last last) {
            at(last.body()).last.add(text(last.site(), last.statement()));
        } else if (step instanceof Step.Replace replace) {
            PlannedAround planned = at(replace.statement());
            planned.replacement = once(planned.replacement, replace.text(), replace.statement());
        } else if (step instanceof Step.Wrap wrap) {
            PlannedAround planned = of(labelled(at(wrap.statement()).statement));
            planned.wrap = once(planned.wrap, wrap, wrap.statement());
        } else if (step instanceof Step.Count count) {
            PlannedAround planned = at(count.loop());
            planned.counted = once(planned.counted, count, count.loop());
            at(count.body())
                    .first
                    .add(new PlannedAround.Text(Step.Rank.CLOSEST, order(count.site()), count.declaration()));
        } else if (step instanceof Step.Finally leaving) {
            PlannedAround.Text text = text(leaving.site(), leaving.text());
            find(leaving.statements())
                    .ifPresentOrElse(
                            one -> of(labelled(one)).leaving.add(text),
                            () -> sequences
                                    .computeIfAbsent(leaving.statements(), span -> new ArrayList<>())
                                    .add(text));
        }
    }

    private <T> T once(@Nullable T present, T planned, Span span) {
        if (present != null) {
            throw new InternalException(
                    source.text().position(span.start()) + ": two things are planned for one statement");
        }
        return planned;
    }

    private void collectBehind(Step step) {
        if (step instanceof Step.Behind behind) {
            endingAt(behind.at()).after.add(text(behind.site(), behind.statement()));
        }
    }

    private void join(Span span, List<PlannedAround.Text> leaving) {
        PlannedAround first = startingAt(span.start());
        PlannedAround all = byEnd.getOrDefault(span.end(), List.of()).stream()
                .filter(last -> holder(last) == holder(first.statement))
                .findFirst()
                .flatMap(last -> PlannedAround.ofAll(first, of(last)))
                .orElseThrow(() -> missing(span.start()));
        all.leaving.addAll(leaving);
        planned.put(all.statement, all);
    }

    private PlannedAround.Text text(String site, String statement) {
        return new PlannedAround.Text(Step.Rank.STATEMENT, order(site), statement);
    }

    private int order(String site) {
        return sites.getOrDefault(site, -1);
    }

    private PlannedAround of(Statement statement) {
        return planned.computeIfAbsent(statement, PlannedAround::new);
    }

    /** The first statement at or behind the offset, where a comment may stand, with its labels. */
    private PlannedAround startingAt(int offset) {
        Map.Entry<Integer, List<Statement>> next = byStart.ceilingEntry(offset);
        if (next == null) {
            throw missing(offset);
        }
        return of(labelled(next.getValue().get(0)));
    }

    /** The outermost statement that ends here, but not outside of braces that a line in front or what is put around it makes necessary. */
    private PlannedAround endingAt(int offset) {
        List<Statement> ending = byEnd.getOrDefault(offset, List.of()).stream()
                .sorted(Comparator.comparingInt(each -> -source.span(each).start()))
                .toList();
        for (Statement each : ending) {
            boolean braced = planned.containsKey(each) && (!of(each).before.isEmpty() || of(each).isBraced());
            if (braced || each == ending.get(ending.size() - 1)) {
                return of(each);
            }
        }
        throw missing(offset);
    }

    /** The statement with this text; its semicolon may be left out. */
    private PlannedAround at(Span span) {
        return find(span).map(this::of).orElseThrow(() -> missing(span.start()));
    }

    private Optional<Statement> find(Span span) {
        return byStart.getOrDefault(span.start(), List.of()).stream()
                .filter(each -> source.span(each).contains(span))
                .filter(each -> source.span(each).end() == span.end()
                        || isSemicolon(new Span(span.end(), source.span(each).end())))
                .findFirst();
    }

    private boolean isSemicolon(Span span) {
        Tokens tokens = source.text().tokens();
        List<Token> inside = tokens.in(span);
        return inside.size() == 1 && tokens.is(inside.get(0), ";");
    }

    private static Node holder(Statement statement) {
        return statement.getParentNode().orElseThrow();
    }

    private static Statement labelled(Statement statement) {
        Node parent = statement.getParentNode().orElse(null);
        return parent instanceof LabeledStmt label ? labelled(label) : statement;
    }

    private InternalException missing(int offset) {
        return new InternalException(source.text().position(offset) + ": no statement here that the plan speaks of");
    }
}
