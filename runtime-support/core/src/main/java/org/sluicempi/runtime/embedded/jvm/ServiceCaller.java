package org.sluicempi.runtime.embedded.jvm;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.util.ServiceLoader;

/** Asks for the providers of a service that only its own package may see: the JDK looks at the class of its caller. */
public final class ServiceCaller {
    private static final MethodType LOAD = MethodType.methodType(ServiceLoader.class, Class.class, ClassLoader.class);
    private static final int UTF8 = 1;

    private ServiceCaller() {}

    /** What asks. It is defined beside the service, under another name. */
    private static final class Asking {
        static ServiceLoader<?> load(Class<?> service, ClassLoader loader) {
            return ServiceLoader.load(service, loader);
        }
    }

    /**
     * As {@link ServiceLoader#load(Class, ClassLoader)} does it for the service's own class.
     *
     * @param mine of a class of the same module
     */
    public static ServiceLoader<?> load(Lookup mine, Class<?> service, ClassLoader loader) {
        try {
            Lookup beside = MethodHandles.privateLookupIn(service, mine)
                    .defineHiddenClass(renamed(service), false, Lookup.ClassOption.NESTMATE);
            MethodHandle load = beside.findStatic(beside.lookupClass(), "load", LOAD);
            return (ServiceLoader<?>) load.invoke(service, loader);
        } catch (IllegalAccessException | NoSuchMethodException | IOException notOfTheProgram) {
            return ServiceLoader.load(service, loader);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** The class file of {@link Asking}, as one of the service's package. */
    private static byte[] renamed(Class<?> service) throws IOException {
        String name = Asking.class.getName();
        byte[] file;
        try (InputStream in = Asking.class.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
            file = in.readAllBytes();
        }
        String own = name.replace('.', '/');
        String beside = service.getPackageName().replace('.', '/');
        ConstantPool pool = new ConstantPool(ByteBuffer.wrap(file));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        int copied = 0;
        for (int k = 1; k < pool.size(); k++) {
            if (pool.tag(k) == UTF8 && pool.utf8(k).equals(own)) {
                int at = pool.offset(k) + 1;
                out.write(file, copied, at - copied);
                out.writeUTF((beside.isEmpty() ? "" : beside + "/") + "Asking");
                copied = at + Short.BYTES + pool.unsigned(k, 1);
            }
        }
        out.write(file, copied, file.length - copied);
        return bytes.toByteArray();
    }
}
