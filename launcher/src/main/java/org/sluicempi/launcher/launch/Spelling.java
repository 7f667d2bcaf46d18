package org.sluicempi.launcher.launch;

/** What the users of a shell call the settings, so that messages name what they have typed. */
@FunctionalInterface
public interface Spelling {
    String of(Setting setting);
}
