package org.sluicempi.analyzer.model;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Gives Spoon the classes of the class path as header classes, so that nothing of the user's runs. Everything of the
 * platform comes from the running JDK.
 */
final class HeaderLoader extends ClassLoader {
    private static final String SUFFIX = ".class";

    private final ClassPath classPath;
    private final Map<String, byte[]> api;

    /** @param api class files by internal name that the class path lacks */
    HeaderLoader(ClassPath classPath, Map<String, byte[]> api) {
        super(ClassLoader.getPlatformClassLoader());
        this.classPath = classPath;
        this.api = api;
    }

    /** Class files as they are, with the values of their constants. */
    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        InputStream platform = super.getResourceAsStream(name);
        if (platform != null || !name.endsWith(SUFFIX)) {
            return platform;
        }
        String internalName = name.substring(0, name.length() - SUFFIX.length());
        return Optional.ofNullable(api.get(internalName))
                .or(() -> classPath.classFile(internalName))
                .map(ByteArrayInputStream::new)
                .orElse(null);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String internalName = name.replace('.', '/');
        Optional<byte[]> classFile =
                Optional.ofNullable(api.get(internalName)).or(() -> classPath.classFile(internalName));
        if (classFile.isEmpty()) {
            throw new ClassNotFoundException(name);
        }
        try {
            byte[] header = HeaderClass.of(classFile.get());
            return defineClass(name, header, 0, header.length);
        } catch (IllegalArgumentException | IndexOutOfBoundsException | LinkageError e) {
            throw new ClassNotFoundException(name + " is not a class file that can be used", e);
        }
    }
}
