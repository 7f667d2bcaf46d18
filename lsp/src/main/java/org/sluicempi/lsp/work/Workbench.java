package org.sluicempi.lsp.work;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.transformer.change.FileChange;

/**
 * The open files. Each change is followed by one analysis of the newest text; whoever asks gets what was found out about that
 * text, however long ago it was asked for. Work for a text that is no longer there is given up.
 */
public final class Workbench implements AutoCloseable {
    private final Examination examiner;
    private final Listener listener;
    private final Map<Path, OpenDocument> open = new LinkedHashMap<>();
    private final Map<Path, Outcome> outcomes = new LinkedHashMap<>();
    private final Map<Path, CompletableFuture<Outcome>> awaited = new LinkedHashMap<>();

    /** Files of whose newest text nothing will be known. */
    private final Set<Path> ended = new HashSet<>();

    private final SingleLane lane = new SingleLane();

    public Workbench(Examiner examiner, Listener listener) {
        this((Examination) examiner, listener);
    }

    Workbench(Examination examiner, Listener listener) {
        this.examiner = examiner;
        this.listener = listener;
    }

    public synchronized void open(OpenDocument document) {
        open.put(document.file(), document);
        examiner.forget();
        look(document.file());
    }

    /** @param changes since the version before */
    public synchronized void change(Path file, int version, List<TextDocumentContentChangeEvent> changes) {
        OpenDocument before = open.get(file);
        if (before != null) {
            open.put(file, before.changed(version, changes));
            look(file);
        }
    }

    public synchronized void close(Path file) {
        open.remove(file);
        outcomes.remove(file);
        ended.remove(file);
        lane.drop(file);
        Optional.ofNullable(awaited.remove(file)).ifPresent(future -> future.cancel(false));
    }

    /** Looks at all open files again, this one first, because something on the disk or in the settings has changed. */
    public synchronized void refresh(Optional<Path> first) {
        examiner.forget();
        first.filter(open::containsKey).ifPresent(this::look);
        open.keySet().stream().filter(file -> !first.equals(Optional.of(file))).forEach(this::look);
    }

    /**
     * What is found out about the newest text of a file.
     *
     * @return completed when that is known; cancelled if the file is closed, or not open at all
     */
    public synchronized CompletableFuture<Outcome> outcome(Path file) {
        OpenDocument document = open.get(file);
        if (document == null) {
            return CompletableFuture.failedFuture(new CancellationException(file + " is not open"));
        }
        if (ended.contains(file)) {
            return CompletableFuture.failedFuture(new CancellationException(file + " cannot be looked at"));
        }
        Outcome known = outcomes.get(file);
        if (known != null && known.document().equals(document) && !lane.isWaiting(file)) {
            return CompletableFuture.completedFuture(known);
        }
        return awaited.computeIfAbsent(file, key -> new CompletableFuture<>()).copy();
    }

    /** What applying one site alone does to the text that the outcome is about. */
    public CompletableFuture<FileChange> change(Outcome outcome, SitePlan site) {
        CompletableFuture<FileChange> result = new CompletableFuture<>();
        if (outcome.applicable().equals(List.of(site)) && outcome.change().isPresent()) {
            result.complete(outcome.change().get());
        } else {
            lane.first(new Object(), stale -> complete(result, () -> examiner.change(outcome, site)));
        }
        return result;
    }

    private static void complete(CompletableFuture<FileChange> result, Supplier<FileChange> work) {
        try {
            result.complete(work.get());
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }

    private void look(Path file) {
        ended.remove(file);
        lane.submit(file, stale -> examine(file, stale));
    }

    private void examine(Path file, Supplier<Boolean> stale) {
        Map<Path, OpenDocument> shown;
        Optional<Outcome> before;
        synchronized (this) {
            shown = new LinkedHashMap<>(open);
            before = Optional.ofNullable(outcomes.get(file));
        }
        OpenDocument document = shown.get(file);
        if (document == null) {
            return;
        }
        try {
            examiner.examine(document, shown, before, stale).ifPresentOrElse(this::keep, () -> ended(file));
        } catch (CancellationException e) {
            // A newer text is in the queue.
        } catch (InputException e) {
            listener.refused(document, String.valueOf(e.getMessage()));
            ended(file);
        } catch (RuntimeException | Error e) {
            listener.failed(document, e);
            ended(file);
        }
    }

    private void keep(Outcome outcome) {
        List<CompletableFuture<Outcome>> waiting = new ArrayList<>();
        synchronized (this) {
            Path file = outcome.document().file();
            if (!open.containsKey(file)) {
                return;
            }
            outcomes.put(file, outcome);
            if (outcome.document().equals(open.get(file))) {
                Optional.ofNullable(awaited.remove(file)).ifPresent(waiting::add);
            }
        }
        listener.found(outcome);
        waiting.forEach(future -> future.complete(outcome));
    }

    /** Nothing will be known of this text. */
    private void ended(Path file) {
        CompletableFuture<Outcome> waiting;
        synchronized (this) {
            if (lane.isWaiting(file) || !open.containsKey(file)) {
                return;
            }
            ended.add(file);
            waiting = awaited.remove(file);
        }
        if (waiting != null) {
            waiting.cancel(false);
        }
    }

    @Override
    public void close() {
        lane.close();
    }
}
