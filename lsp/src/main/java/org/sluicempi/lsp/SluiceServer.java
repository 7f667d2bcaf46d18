package org.sluicempi.lsp;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.sluicempi.launcher.program.WorkFolder;
import org.sluicempi.lsp.project.MavenProjects;
import org.sluicempi.lsp.project.ProjectFinder;
import org.sluicempi.lsp.view.Actions;
import org.sluicempi.lsp.view.Preview;
import org.sluicempi.lsp.work.Examiner;
import org.sluicempi.lsp.work.Workbench;

/** What the protocol calls a server: says what it can do, and when it is done. */
final class SluiceServer implements LanguageServer, AutoCloseable {
    private final Editor editor = new Editor();
    private final Examiner examiner =
            new Examiner(new ProjectFinder(new MavenProjects(message -> editor.log(message))));
    private final Publisher publisher;
    private final Workbench workbench;
    private final OpenFiles files;
    private final Workspace workspace;
    private volatile boolean shutDown;
    private volatile Runnable exit = () -> {};

    SluiceServer(WorkFolder previews) {
        this.publisher = new Publisher(editor, previews);
        this.workbench = new Workbench(examiner, publisher);
        this.files = new OpenFiles(workbench, editor);
        this.workspace = new Workspace(workbench, examiner, publisher, editor, previews);
    }

    void connect(LanguageClient client) {
        editor.connect(client);
    }

    /** @param action ends the connection */
    void whenExiting(Runnable action) {
        exit = action;
    }

    int exitCode() {
        return shutDown ? 0 : 1;
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        editor.introduce(params);
        examiner.workspace(folders(params));
        workspace.set(params.getInitializationOptions());
        return CompletableFuture.completedFuture(new InitializeResult(capabilities(), new ServerInfo("sluice")));
    }

    private static ServerCapabilities capabilities() {
        ServerCapabilities can = new ServerCapabilities();
        TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
        sync.setOpenClose(true);
        sync.setChange(TextDocumentSyncKind.Incremental);
        sync.setSave(new SaveOptions(false));
        can.setTextDocumentSync(sync);
        can.setHoverProvider(true);
        can.setCodeLensProvider(new CodeLensOptions(false));
        CodeActionOptions actions = new CodeActionOptions(Actions.KINDS);
        actions.setResolveProvider(true);
        can.setCodeActionProvider(actions);
        can.setExecuteCommandProvider(new ExecuteCommandOptions(List.of(Preview.SHOW_DIFF, Preview.EXPLAIN)));
        WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
        folders.setSupported(true);
        folders.setChangeNotifications(true);
        can.setWorkspace(new WorkspaceServerCapabilities(folders));
        return can;
    }

    @SuppressWarnings("deprecation") // clients that know no folders name a root
    private static List<Path> folders(InitializeParams params) {
        Stream<String> named = Optional.ofNullable(params.getWorkspaceFolders())
                .filter(folders -> !folders.isEmpty())
                .map(folders -> folders.stream().map(WorkspaceFolder::getUri))
                .orElseGet(() -> Stream.ofNullable(params.getRootUri()));
        return named.flatMap(uri -> path(uri).stream()).toList();
    }

    /** The file behind an address; empty if it is none on a disk. */
    static Optional<Path> path(String uri) {
        try {
            URI address = URI.create(uri);
            return "file".equals(address.getScheme())
                    ? Optional.of(Path.of(address).toAbsolutePath().normalize())
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Override
    public void initialized(InitializedParams params) {
        workspace.ask();
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        shutDown = true;
        return CompletableFuture.completedFuture(new Object());
    }

    @Override
    public void exit() {
        exit.run();
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return files;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return workspace;
    }

    @Override
    public void close() {
        workbench.close();
    }
}
