package org.sluicempi.runtime.embedded.launch;

import java.net.URL;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.Attributes.Name;
import java.util.jar.Manifest;

/**
 * What a manifest says of a package of its jar, as the JDK's own loader reads it: a section of the package's own comes
 * before the main one.
 *
 * @param name with dots
 * @param manifest empty if the classes lie in no jar, or in one without a manifest
 * @param place of the jar or folder; empty if the classes are on no disk
 */
record JarPackage(String name, Optional<Manifest> manifest, Optional<URL> place) {
    /** Null if nothing is said, as {@link Package} has it. */
    String says(Name key) {
        return manifest.map(all -> {
                    Attributes own = all.getAttributes(name.replace('.', '/') + "/");
                    String special = own == null ? null : own.getValue(key);
                    return special == null ? all.getMainAttributes().getValue(key) : special;
                })
                .orElse(null);
    }

    /** Whether all classes of the package must come from this jar. */
    boolean sealed() {
        return "true".equalsIgnoreCase(says(Name.SEALED));
    }

    /**
     * To be asked before a class is added to a package that there is.
     *
     * @throws SecurityException if one of the two is sealed and does not take the other
     */
    void join(Package defined) {
        if (defined.isSealed()) {
            if (place.isEmpty() || !defined.isSealed(place.get())) {
                throw new SecurityException("sealing violation: package " + name + " is sealed");
            }
        } else if (sealed()) {
            throw new SecurityException("sealing violation: can't seal package " + name + ": already defined");
        }
    }
}
