package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import org.sluicempi.analyzer.source.SourceText;
import spoon.reflect.cu.SourcePosition;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtElement;

/** Which text an element of the model was made of: a program has several files, and offsets mean nothing without theirs. */
public final class WrittenText {
    private static final String TEXT = WrittenText.class.getName();

    private WrittenText() {}

    /** Lets the elements of a unit find the text that they were made of. */
    public static void keep(CtCompilationUnit unit, SourceText text) {
        unit.putMetadata(TEXT, text);
    }

    /** Empty for what no file has, and where none was {@linkplain #keep kept}. */
    public static Optional<SourceText> of(CtElement element) {
        SourcePosition position = element.getPosition();
        return position.isValidPosition() && position.getCompilationUnit().getMetadata(TEXT) instanceof SourceText text
                ? Optional.of(text)
                : Optional.empty();
    }
}
