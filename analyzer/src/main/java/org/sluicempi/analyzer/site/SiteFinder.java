package org.sluicempi.analyzer.site;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CaseKind;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtOperatorAssignment;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.visitor.CtScanner;

/** Recognises the sites of one file, in order of position. */
public final class SiteFinder {
    private static final Set<CallKind> MOVING =
            Set.of(CallKind.SEND, CallKind.RECV, CallKind.SEND_RECV, CallKind.COLLECTIVE, CallKind.DELTA);

    private static final Set<CallKind> SITES = Set.of(CallKind.SEND, CallKind.RECV, CallKind.SEND_RECV);

    private final Dialect dialect;
    private final SourceText text;
    private final List<Site> sites = new ArrayList<>();
    private final List<OtherCall> others = new ArrayList<>();

    public SiteFinder(Dialect dialect, SourceText text, List<CtType<?>> types) {
        this(types, dialect, text);
    }

    /** The sites of a piece of code, in order of position. */
    public static List<Site> in(CtElement code, Dialect dialect, SourceText text) {
        return new SiteFinder(List.of(code), dialect, text).sites();
    }

    private SiteFinder(List<? extends CtElement> code, Dialect dialect, SourceText text) {
        this.dialect = dialect;
        this.text = text;
        CtScanner scanner = new CtScanner() {
            @Override
            public <T> void visitCtInvocation(CtInvocation<T> invocation) {
                look(invocation);
                super.visitCtInvocation(invocation);
            }
        };
        code.forEach(scanner::scan);
        sites.sort(Comparator.comparingInt(site -> site.span().start()));
        others.sort(Comparator.comparingInt(other -> other.span().start()));
    }

    public List<Site> sites() {
        return List.copyOf(sites);
    }

    public List<OtherCall> others() {
        return List.copyOf(others);
    }

    private void look(CtInvocation<?> invocation) {
        Dialect.Call call = dialect.callOf(invocation).orElse(null);
        if (call == null || !MOVING.contains(call.kind()) || !Spans.exist(invocation)) {
            return;
        }
        if (isSite(call, invocation)) {
            sites.add(site(call, invocation));
        } else {
            Span span = Spans.of(invocation, text);
            others.add(new OtherCall(dialect, call, invocation, text.position(span.start()), span));
        }
    }

    private boolean isSite(Dialect.Call call, CtInvocation<?> invocation) {
        CtExpression<?> target = invocation.getTarget();
        return call.blocking()
                && SITES.contains(call.kind())
                && !call.arguments().isEmpty()
                && call.arguments().size() == invocation.getArguments().size()
                && target != null
                && !(target instanceof CtTypeAccess)
                && Spans.exist(target)
                && invocation.getArguments().stream().allMatch(Spans::exist)
                && CallText.of(invocation, text).isPresent();
    }

    private Site site(Dialect.Call call, CtInvocation<?> invocation) {
        return Site.of(
                dialect,
                call,
                invocation,
                invocation.getArguments(),
                statementOf(invocation),
                text.position(
                        CallText.of(invocation, text).orElseThrow().whole().start()),
                text);
    }

    private static Optional<CtStatement> statementOf(CtInvocation<?> invocation) {
        if (!invocation.getTypeCasts().isEmpty()) {
            return Optional.empty();
        }
        CtElement parent = invocation.getParent();
        CtStatement candidate = invocation;
        if (parent instanceof CtLocalVariable<?> variable && !variable.isPartOfJointDeclaration()) {
            candidate = variable;
        } else if (parent instanceof CtAssignment<?, ?> assignment
                && !(parent instanceof CtOperatorAssignment)
                && assignment.getAssignment() == invocation) {
            candidate = assignment;
        }
        return standsInBlock(candidate) ? Optional.of(candidate) : Optional.empty();
    }

    /** By identity: equal statements may stand elsewhere, and comparing them takes long. */
    private static boolean holds(List<CtStatement> statements, CtStatement statement) {
        return statements.stream().anyMatch(other -> other == statement);
    }

    private static boolean standsInBlock(CtStatement statement) {
        CtElement parent = statement.getParent();
        return parent instanceof CtBlock<?> block && holds(block.getStatements(), statement)
                || parent instanceof CtCase<?> label
                        && label.getCaseKind() == CaseKind.COLON
                        && holds(label.getStatements(), statement);
    }
}
