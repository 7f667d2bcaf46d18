package org.sluicempi.lsp.view;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.lsp.work.Outcome;

/** What can be done at a place; the edits of an action are worked out when it is chosen. */
public final class Actions {
    /** Kinds of action that there are. */
    public static final List<String> KINDS = List.of(CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite);

    private Actions() {}

    /** What an action is about, as it travels to the client and back. */
    public record Target(String uri, int version, Optional<String> site) {
        JsonObject json() {
            JsonObject object = new JsonObject();
            object.addProperty("uri", uri);
            object.addProperty("version", version);
            site.ifPresent(id -> object.addProperty("site", id));
            return object;
        }

        /** Empty if it is none of Sluice's. */
        public static Optional<Target> of(@Nullable Object data) {
            if (!(data instanceof JsonObject object) || !object.has("uri") || !object.has("version")) {
                return Optional.empty();
            }
            return Optional.of(new Target(
                    object.get("uri").getAsString(),
                    object.get("version").getAsInt(),
                    Optional.ofNullable(object.get("site")).map(each -> each.getAsString())));
        }
    }

    /** The actions for the sites on the lines that are asked about, and for the whole file. */
    public static List<CodeAction> at(Outcome outcome, CodeActionParams params) {
        List<SitePlan> sites = Diagnostics.sitesAt(outcome, params.getRange()).toList();
        List<CodeAction> actions = new ArrayList<>();
        for (SitePlan site : sites) {
            if (site.variable().isPresent()) {
                actions.add(apply(outcome, site, params.getContext()));
            }
        }
        int all = outcome.applicable().size();
        if (all > 0) {
            String calls = all == 1 ? "the one call" : "all " + all + " calls";
            actions.add(edit(
                    "Sluice: overlap " + calls + " of this file",
                    CodeActionKind.RefactorRewrite,
                    new Target(outcome.document().uri(), outcome.document().version(), Optional.empty())));
        }
        for (SitePlan site : sites) {
            if (site.variable().isPresent()) {
                actions.add(command(
                        Preview.diff("Sluice: show what would change at " + site.id(), outcome, Optional.of(site))));
            }
        }
        sites.stream()
                .flatMap(site -> site.remarks().stream())
                .map(Remark::rule)
                .distinct()
                .forEach(rule -> actions.add(command(
                        Preview.explanation("Sluice: explain " + rule.id() + " (" + rule.title() + ")", rule))));
        return actions.stream()
                .filter(action -> isWanted(action, params.getContext()))
                .toList();
    }

    private static boolean isWanted(CodeAction action, CodeActionContext context) {
        return context.getOnly() == null
                || context.getOnly().stream()
                        .anyMatch(kind -> (action.getKind() + ".").startsWith(kind.isEmpty() ? "" : kind + "."));
    }

    private static CodeAction apply(Outcome outcome, SitePlan site, CodeActionContext context) {
        Rule rule = site.remarks().stream()
                .map(Remark::rule)
                .filter(each -> each.kind() == Kind.PASSED)
                .findFirst()
                .orElse(site.remarks().get(0).rule());
        CodeAction action = edit(
                "Sluice: overlap this call (" + rule.id() + " at " + site.id() + ")",
                CodeActionKind.QuickFix,
                new Target(outcome.document().uri(), outcome.document().version(), Optional.of(site.id())));
        List<Diagnostic> diagnostics = context.getDiagnostics().stream()
                .filter(each -> Diagnostics.SOURCE.equals(each.getSource()))
                .filter(each ->
                        each.getRange().equals(outcome.document().lines().range(site.call())))
                .toList();
        action.setDiagnostics(diagnostics);
        return action;
    }

    private static CodeAction edit(String title, String kind, Target target) {
        CodeAction action = new CodeAction(title);
        action.setKind(kind);
        action.setData(target.json());
        return action;
    }

    private static CodeAction command(Command command) {
        CodeAction action = new CodeAction(command.getTitle());
        action.setKind(CodeActionKind.QuickFix);
        action.setCommand(command);
        return action;
    }
}
