package org.sluicempi.transformer.report;

/** One form in which the results of an analysis are handed out; {@link Reports} lists all. */
public interface Report {
    /** Who it is printed for. */
    enum Audience {
        /** Whoever sits at a terminal: the text is in its character set, may be coloured, and hints may stand below it. */
        PEOPLE,
        /** Whatever reads the document: it is UTF-8, the same everywhere, and nothing stands around it. */
        PROGRAMS
    }

    /** By which users choose it: lower case letters. */
    String id();

    Audience audience();

    /**
     * The whole report, with a line end behind it.
     *
     * @param colour whether ANSI colours may mark something; those for programs pay no heed to it
     */
    String print(Findings findings, boolean colour);
}
