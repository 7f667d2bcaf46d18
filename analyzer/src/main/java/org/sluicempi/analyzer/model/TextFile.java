package org.sluicempi.analyzer.model;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.sluicempi.analyzer.scan.SourceUnit;
import spoon.compiler.SpoonFile;
import spoon.compiler.SpoonFolder;
import spoon.support.compiler.FileSystemFolder;

/** Gives Spoon the text that was read and decoded here, in UTF-8, so that offsets in both are the same. */
final class TextFile implements SpoonFile {
    private final SourceUnit unit;

    TextFile(SourceUnit unit) {
        this.unit = unit;
    }

    @Override
    public InputStream getContent() {
        return new ByteArrayInputStream(unit.text().parserText().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean isJava() {
        return true;
    }

    @Override
    public boolean isActualFile() {
        return false;
    }

    /** The whole path: Spoon names the compilation unit after this. */
    @Override
    public String getName() {
        return getPath();
    }

    @Override
    public boolean isFile() {
        return true;
    }

    @Override
    public boolean isArchive() {
        return false;
    }

    @Override
    public String getPath() {
        return unit.file().path().toString();
    }

    @Override
    public SpoonFolder getParent() {
        return new FileSystemFolder(getFileSystemParent());
    }

    @Override
    public File getFileSystemParent() {
        return toFile().getParentFile();
    }

    @Override
    public File toFile() {
        return unit.file().path().toFile();
    }
}
