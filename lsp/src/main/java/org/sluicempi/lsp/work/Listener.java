package org.sluicempi.lsp.work;

/** Who is told of results and failures; called on the thread that analyses. */
public interface Listener {
    /** A version of a file has been looked at; a newer one may be open already. */
    void found(Outcome outcome);

    /** Something went wrong in Sluice itself; the file was left alone. */
    void failed(OpenDocument document, Throwable problem);

    /** The user's settings or files cannot be used as they are. */
    void refused(OpenDocument document, String why);
}
