package org.sluicempi.cli;

/** The two spellings of MPI for Java that programs are written in. */
enum Api {
    OPENMPI("openmpi", "Open MPI's Java bindings (comm.send)"),
    MPJ("mpj", "MPJ Express, mpiJava 1.2 (comm.Send)");

    private final String id;
    private final String title;

    Api(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** As it is typed after {@code --api}. */
    String id() {
        return id;
    }

    String title() {
        return title;
    }

    @Override
    public String toString() {
        return id;
    }

    /** A resource that only the jar of this face has. */
    String marker() {
        return "META-INF/sluice/face-" + id;
    }
}
