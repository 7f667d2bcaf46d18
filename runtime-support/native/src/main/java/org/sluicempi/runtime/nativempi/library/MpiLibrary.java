package org.sluicempi.runtime.nativempi.library;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * The MPI library of this process. It is process-wide by nature: an MPI library can be loaded and started once, so the
 * one that was loaded first stays.
 *
 * @param name what it was loaded by: a path, or a name that the system's loader resolved
 */
public record MpiLibrary(String name, Abi.Family family, SymbolLookup symbols, Abi abi) {
    /** RTLD_NOW | RTLD_GLOBAL: Open MPI loads plugins that expect its symbols to be global. */
    private static final int NOW_GLOBAL = 0x102;

    private static final int NOW_GLOBAL_MAC = 0x2 | 0x8;

    private static final class Loaded {
        static final Opening OPENING = open(LibraryNames.here());
    }

    private record Opening(MpiLibrary library, String failure) {}

    /**
     * The library, loaded at the first call.
     *
     * @throws MpiError {@link ErrorClass#UNSUPPORTED_OPERATION} if none was found; names all that was tried
     */
    public static MpiLibrary here() {
        Opening opening = Loaded.OPENING;
        if (opening.library == null) {
            throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, opening.failure);
        }
        return opening.library;
    }

    private static Opening open(List<String> names) {
        LibrarySignals.keep();
        List<String> failures = new ArrayList<>();
        for (String name : names) {
            Dl dl = new Dl();
            long handle = dl.open(name);
            if (handle == 0) {
                failures.add(name + ": " + dl.error());
                continue;
            }
            SymbolLookup symbols = symbol -> dl.find(handle, symbol);
            Optional<Abi.Family> family = family(name, symbols);
            if (family.isPresent()) {
                return new Opening(new MpiLibrary(name, family.get(), symbols, Abi.of(family.get(), symbols)), null);
            }
            failures.add(name + ": no MPI library with an ABI known here (Open MPI 4 or 5, MPICH, MPI 5.0)");
        }
        return new Opening(
                null,
                "no MPI library was found; name one with " + LibraryNames.VARIABLE + "=/path/to/libmpi.so. Tried: "
                        + String.join("; ", failures));
    }

    private static Optional<Abi.Family> family(String name, SymbolLookup symbols) {
        if (symbols.find("MPI_Init_thread").isEmpty()) {
            return Optional.empty();
        }
        if (symbols.find("ompi_mpi_comm_world").isPresent()) {
            return Optional.of(Abi.Family.OPEN_MPI);
        }
        if (fileName(name).contains("mpi_abi")) {
            return Optional.of(Abi.Family.STANDARD);
        }
        return symbols.find("MPIR_Dup_fn").isPresent() ? Optional.of(Abi.Family.MPICH) : Optional.empty();
    }

    /** The name of the file behind symbolic links, or the name itself if the system's loader found it. */
    private static String fileName(String name) {
        try {
            Path path = Path.of(name);
            Path file = Files.exists(path) ? path.toRealPath() : path;
            return String.valueOf(file.getFileName());
        } catch (IOException e) {
            return name;
        }
    }

    /** The system's loader of libraries. */
    private static final class Dl {
        private final Linker linker = Linker.nativeLinker();
        private final MethodHandle open = handle("dlopen", true);
        private final MethodHandle symbol = handle("dlsym", false);

        long open(String name) {
            try (Arena arena = Arena.ofConfined()) {
                int mode = System.getProperty("os.name").startsWith("Mac") ? NOW_GLOBAL_MAC : NOW_GLOBAL;
                return ((MemorySegment) open.invoke(arena.allocateFrom(name), mode)).address();
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }

        Optional<MemorySegment> find(long library, String name) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment found =
                        (MemorySegment) symbol.invoke(MemorySegment.ofAddress(library), arena.allocateFrom(name));
                return found.address() == 0 ? Optional.empty() : Optional.of(found);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }

        String error() {
            MethodHandle error = linker.downcallHandle(
                    linker.defaultLookup().find("dlerror").orElseThrow(), FunctionDescriptor.of(ValueLayout.ADDRESS));
            try {
                MemorySegment text = (MemorySegment) error.invoke();
                return text.address() == 0 ? "unknown" : text.reinterpret(4096).getString(0);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }

        private MethodHandle handle(String name, boolean withMode) {
            return linker.downcallHandle(
                    linker.defaultLookup().find(name).orElseThrow(),
                    FunctionDescriptor.of(
                            ValueLayout.ADDRESS,
                            ValueLayout.ADDRESS,
                            withMode ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS));
        }
    }
}
