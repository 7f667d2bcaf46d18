package org.sluicempi.analyzer.model;

import java.util.Map;
import java.util.Optional;

/**
 * Gives Spoon the classes of the class path as header classes, so that nothing of the user's runs. Everything of the
 * platform comes from the running JDK.
 */
final class HeaderLoader extends ClassLoader {
    private final ClassPath classPath;
    private final Map<String, byte[]> api;

    /** @param api class files by internal name that the class path lacks */
    HeaderLoader(ClassPath classPath, Map<String, byte[]> api) {
        super(ClassLoader.getPlatformClassLoader());
        this.classPath = classPath;
        this.api = api;
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
