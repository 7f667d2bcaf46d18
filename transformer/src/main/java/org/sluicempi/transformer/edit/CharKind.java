package org.sluicempi.transformer.edit;

/** What a character of Java source belongs to. */
enum CharKind {
    CODE,
    SPACE,
    COMMENT,
    LITERAL,
    TEXT_BLOCK
}
