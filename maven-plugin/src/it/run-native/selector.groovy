import java.util.jar.JarFile

// What this project needs beside Sluice: a JDK 25 or later, without which the native engine's jar is empty, and an MPI
// library. CI has both.
if (System.getenv('CI') != null) {
    return true
}
def built = new File(basedir, '../../../../../runtime-support/native/target').listFiles().any {
    it.name ==~ /sluice-native-[^-]*(-SNAPSHOT)?\.jar/ &&
            new JarFile(it).withCloseable { jar -> jar.getEntry('org/sluicempi/runtime/nativempi/NativeEngine.class') != null }
}
def launcher = System.getenv('PATH').split(File.pathSeparator).any { folder ->
    ['mpirun', 'mpiexec'].any { new File(folder, it).canExecute() }
}
return built && launcher
