package org.sluicempi.transformer.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;

/** The few things that are done to a file system, each of which may fail; tests let each of them fail. */
class Disk {
    byte[] read(Path file) throws IOException {
        return Files.readAllBytes(file);
    }

    /** Creates the folder, which must be missing; that makes it a lock. */
    void createFolder(Path folder) throws IOException {
        if (folder.getParent() != null) {
            Files.createDirectories(folder.getParent());
        }
        Files.createDirectory(folder);
    }

    /** Writes a new file and waits until it has reached the device. */
    void write(Path file, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(content);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    /** Writes a file so that it holds either its old content or, whole, the new one, whatever happens meanwhile. */
    void writeAtOnce(Path file, byte[] content) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        deleteIfExists(fresh);
        write(fresh, content);
        replace(fresh, file);
    }

    /** Gives a file the permissions of another, and its owner and group where the system allows that. */
    void copyAttributes(Path from, Path to) throws IOException {
        PosixFileAttributeView target = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (target == null) {
            return;
        }
        PosixFileAttributes wanted = Files.readAttributes(from, PosixFileAttributes.class);
        PosixFileAttributes own = target.readAttributes();
        if (!wanted.owner().equals(own.owner()) || !wanted.group().equals(own.group())) {
            keepOwner(target, wanted, to);
        }
        target.setPermissions(wanted.permissions());
    }

    /** Only a privileged user may give files away; for others the changed file becomes theirs, as with any editor. */
    private static void keepOwner(PosixFileAttributeView target, PosixFileAttributes wanted, Path file) {
        try {
            target.setOwner(wanted.owner());
            target.setGroup(wanted.group());
        } catch (IOException e) {
            System.getLogger(Disk.class.getName()).log(System.Logger.Level.DEBUG, "owner not kept: " + file, e);
        }
    }

    /** Puts a file in the place of another in one step. */
    void replace(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    void deleteIfExists(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    void deleteFolder(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, java.io.IOException failure) throws IOException {
                if (failure != null) {
                    throw failure;
                }
                Files.delete(dir);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
