package org.sluicempi.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;
import org.sluicempi.lsp.project.Project;
import org.sluicempi.lsp.view.Actions;
import org.sluicempi.lsp.view.Edits;
import org.sluicempi.lsp.view.Hovers;
import org.sluicempi.lsp.view.Lenses;
import org.sluicempi.lsp.work.Measurements;
import org.sluicempi.lsp.work.OpenDocument;
import org.sluicempi.lsp.work.Outcome;
import org.sluicempi.lsp.work.Workbench;
import org.sluicempi.transformer.profile.SiteTimes;

/** The requests about single files. Each is answered for the newest text, when that has been looked at. */
final class OpenFiles implements TextDocumentService {
    private final Workbench workbench;
    private final Editor editor;
    private final Measurements measurements = new Measurements();

    OpenFiles(Workbench workbench, Editor editor) {
        this.workbench = workbench;
        this.editor = editor;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        TextDocumentItem item = params.getTextDocument();
        SluiceServer.path(item.getUri())
                .filter(file -> file.toString().endsWith(".java"))
                .ifPresent(file ->
                        workbench.open(new OpenDocument(item.getUri(), file, item.getVersion(), item.getText())));
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        int version = Optional.ofNullable(params.getTextDocument().getVersion()).orElse(0);
        SluiceServer.path(params.getTextDocument().getUri())
                .ifPresent(file -> workbench.change(file, version, params.getContentChanges()));
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        String uri = params.getTextDocument().getUri();
        SluiceServer.path(uri).ifPresent(workbench::close);
        editor.client().publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
    }

    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        workbench.refresh(SluiceServer.path(params.getTextDocument().getUri()));
    }

    @Override
    public CompletableFuture<@Nullable Hover> hover(HoverParams params) {
        return about(
                        params.getTextDocument().getUri(),
                        outcome -> Hovers.at(outcome, params.getPosition()),
                        Optional.<Hover>empty())
                .thenApply(found -> found.orElse(null));
    }

    @Override
    public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
        return about(params.getTextDocument().getUri(), outcome -> Lenses.of(outcome, measured(outcome)), List.of());
    }

    private Optional<SiteTimes> measured(Outcome outcome) {
        Project project = outcome.project();
        return measurements.of(project.folder(), outcome.document(), project.encoding());
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        CompletableFuture<List<CodeAction>> actions =
                about(params.getTextDocument().getUri(), outcome -> Actions.at(outcome, params), List.of());
        if (!editor.resolvesEdits()) {
            actions = actions.thenCompose(this::resolveAll);
        }
        return actions.thenApply(all -> all.stream()
                .map(action -> Either.<Command, CodeAction>forRight(action))
                .toList());
    }

    private CompletableFuture<List<CodeAction>> resolveAll(List<CodeAction> actions) {
        CompletableFuture<List<CodeAction>> done = CompletableFuture.completedFuture(List.of());
        for (CodeAction action : actions) {
            done = done.thenCombine(resolveCodeAction(action), (list, resolved) -> {
                List<CodeAction> longer = new ArrayList<>(list);
                longer.add(resolved);
                return longer;
            });
        }
        return done;
    }

    /** Gives the action its edit; without one if the text has changed since the action was offered. */
    @Override
    public CompletableFuture<CodeAction> resolveCodeAction(CodeAction action) {
        Optional<Actions.Target> target = Actions.Target.of(action.getData());
        if (target.isEmpty()) {
            return CompletableFuture.completedFuture(action);
        }
        return outcome(target.get().uri())
                .thenCompose(outcome -> edited(action, target.get(), outcome))
                .exceptionally(problem -> failed(problem, action));
    }

    private CompletableFuture<CodeAction> edited(CodeAction action, Actions.Target target, Outcome outcome) {
        if (outcome.document().version() != target.version()) {
            editor.warn("sluice: the text has changed since; ask again");
            return CompletableFuture.completedFuture(action);
        }
        return Changes.of(workbench, outcome, target.site()).thenApply(change -> {
            action.setEdit(Edits.of(outcome.document(), change, editor.knowsVersions()));
            return action;
        });
    }

    private CompletableFuture<Outcome> outcome(String uri) {
        return SluiceServer.path(uri)
                .map(workbench::outcome)
                .orElseGet(() -> CompletableFuture.failedFuture(new CancellationException(uri + " is no file")));
    }

    private <T> CompletableFuture<T> about(String uri, Function<Outcome, T> answer, T none) {
        return outcome(uri).thenApply(answer).exceptionally(problem -> failed(problem, none));
    }

    /** No answer is an answer. */
    private <T> T failed(Throwable problem, T none) {
        editor.tell(problem);
        return none;
    }
}
