package org.sluicempi.corpus.program;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;

/**
 * An API that programs are written against. Both define package {@code mpi}, so no class of it may be used here; the
 * faces are only paths.
 */
public enum Dialect {
    OPENMPI("META-INF/sluice/face-openmpi"),
    MPJ("META-INF/sluice/face-mpj");

    private final String marker;

    Dialect(String marker) {
        this.marker = marker;
    }

    /** The jar or class folder of the face. */
    public Path face() {
        URL url = Dialect.class.getClassLoader().getResource(marker);
        if (url == null) {
            throw new IllegalStateException(marker + " is not on the class path");
        }
        String text = url.toString();
        String place = text.substring(0, text.length() - marker.length() - 1);
        if (place.startsWith("jar:")) {
            place = place.substring("jar:".length(), place.length() - 1);
        }
        try {
            return Path.of(new URI(place));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(text, e);
        }
    }
}
