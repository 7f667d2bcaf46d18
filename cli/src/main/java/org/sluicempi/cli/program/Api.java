package org.sluicempi.cli.program;

/** The two spellings of MPI for Java that programs are written in. */
public enum Api {
    OPENMPI("openmpi", "Open MPI's Java bindings (comm.send)"),
    MPJ("mpj", "MPJ Express, mpiJava 1.2 (comm.Send)");

    private final String id;
    private final String title;

    Api(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** As it is typed after {@code --api}. */
    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    @Override
    public String toString() {
        return id;
    }

    /** A resource that only the jar of this face has. */
    public String marker() {
        return "META-INF/sluice/face-" + id;
    }
}
