package org.sluicempi.lsp;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ConfigurationItem;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.launcher.program.WorkFolder;
import org.sluicempi.lsp.setting.Settings;
import org.sluicempi.lsp.view.Preview;
import org.sluicempi.lsp.work.Examiner;
import org.sluicempi.lsp.work.Workbench;
import org.sluicempi.transformer.Sluice;

/** Settings, commands, and news of the disk. */
final class Workspace implements WorkspaceService {
    private final Workbench workbench;
    private final Examiner examiner;
    private final Publisher publisher;
    private final Editor editor;
    private final WorkFolder previews;

    Workspace(Workbench workbench, Examiner examiner, Publisher publisher, Editor editor, WorkFolder previews) {
        this.workbench = workbench;
        this.examiner = examiner;
        this.publisher = publisher;
        this.editor = editor;
        this.previews = previews;
    }

    /** Takes over settings; those that cannot be used stay as they were, and the user is told. */
    void set(@Nullable Object sent) {
        try {
            Settings settings = Settings.of(sent);
            examiner.set(settings);
            publisher.set(settings);
        } catch (InputException e) {
            editor.warn("sluice: " + e.getMessage());
        }
    }

    /** Asks a client for settings that it has not sent by itself. */
    void ask() {
        if (!editor.answersForSettings()) {
            return;
        }
        ConfigurationItem item = new ConfigurationItem();
        item.setSection("sluice");
        editor.client().configuration(new ConfigurationParams(List.of(item))).thenAccept(answers -> {
            if (!answers.isEmpty() && answers.get(0) instanceof JsonObject) {
                set(answers.get(0));
                workbench.refresh(Optional.empty());
            }
        });
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        if (params.getSettings() instanceof JsonObject) {
            set(params.getSettings());
            workbench.refresh(Optional.empty());
        } else {
            ask();
        }
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        workbench.refresh(Optional.empty());
    }

    @Override
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
        examiner.change(
                paths(params.getEvent().getAdded().stream()
                        .map(each -> each.getUri())
                        .toList()),
                paths(params.getEvent().getRemoved().stream()
                        .map(each -> each.getUri())
                        .toList()));
        workbench.refresh(Optional.empty());
    }

    private static List<Path> paths(List<String> uris) {
        return uris.stream().flatMap(uri -> SluiceServer.path(uri).stream()).toList();
    }

    /** The result of each command is a preview; a client that can show documents is asked to show it. */
    @Override
    public CompletableFuture<@Nullable Object> executeCommand(ExecuteCommandParams params) {
        JsonObject argument = params.getArguments() != null
                        && !params.getArguments().isEmpty()
                        && params.getArguments().get(0) instanceof JsonObject object
                ? object
                : new JsonObject();
        return preview(params.getCommand(), argument)
                .<@Nullable Object>thenApply(found -> {
                    show(found);
                    return found;
                })
                .exceptionally(this::failed);
    }

    private CompletableFuture<Preview> preview(String command, JsonObject argument) {
        return switch (command) {
            case Preview.EXPLAIN ->
                text(argument, "rule")
                        .flatMap(Rule::byId)
                        .map(Preview::of)
                        .map(CompletableFuture::completedFuture)
                        .orElseGet(() -> CompletableFuture.failedFuture(new InputException(
                                command + " needs the id of a rule, such as {\"rule\": \"SL104\"}")));
            case Preview.SHOW_DIFF ->
                text(argument, "uri")
                        .flatMap(SluiceServer::path)
                        .map(file -> diff(file, text(argument, "site")))
                        .orElseGet(() -> CompletableFuture.failedFuture(
                                new InputException(command + " needs the address of a file, as {\"uri\": ...}")));
            default -> CompletableFuture.failedFuture(new InputException(command + ": no command of Sluice"));
        };
    }

    private CompletableFuture<Preview> diff(Path file, Optional<String> site) {
        return workbench
                .outcome(file)
                .thenCompose(outcome -> Changes.of(workbench, outcome, site).thenApply(change -> {
                    Path base = Optional.of(outcome.project().folder())
                            .filter(file::startsWith)
                            .orElse(Optional.ofNullable(file.getParent()).orElse(file));
                    String title = "What would change"
                            + site.map(id -> " for the call at " + id).orElse("");
                    return new Preview(title, "diff", new Sluice().diff(List.of(change), base));
                }));
    }

    private void show(Preview preview) {
        if (!editor.showsDocuments()) {
            return;
        }
        try {
            Path file = Files.createTempFile(previews.folder("previews"), "sluice-", preview.suffix());
            Files.writeString(file, preview.text());
            ShowDocumentParams params = new ShowDocumentParams(file.toUri().toString());
            params.setTakeFocus(false);
            editor.client().showDocument(params);
        } catch (IOException e) {
            throw new UncheckedIOException("the preview cannot be written", e);
        }
    }

    private @Nullable Object failed(Throwable problem) {
        editor.tell(problem);
        return null;
    }

    private static Optional<String> text(JsonObject object, String name) {
        return Optional.ofNullable(object.get(name))
                .filter(each -> each.isJsonPrimitive())
                .map(each -> each.getAsString());
    }
}
