package mpi;

/** Which part of a file a rank sees. */
public final class FileView {
    private final long disp;
    private final Datatype etype;
    private final Datatype filetype;
    private final String datarep;

    public FileView(long disp, Datatype etype, Datatype filetype, String datarep) {
        this.disp = disp;
        this.etype = etype;
        this.filetype = filetype;
        this.datarep = datarep;
    }

    /** Bytes from the start of the file. */
    public long getDisp() {
        return disp;
    }

    /** The unit of offsets. */
    public Datatype getEType() {
        return etype;
    }

    /** One period of the part that is seen. */
    public Datatype getFileType() {
        return filetype;
    }

    /** {@code native}, {@code internal} or {@code external32}. */
    public String getDataRep() {
        return datarep;
    }
}
