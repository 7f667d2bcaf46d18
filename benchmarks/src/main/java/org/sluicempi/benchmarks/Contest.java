package org.sluicempi.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.sluicempi.runtime.embedded.Launcher;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Messages or collective operations of this runtime against C and the original JNI bindings, round after round in turn. A
 * run after which the processors are no longer at the {@link Distance} of the other runs is made again.
 */
@Command(
        name = "contest",
        mixinStandardHelpOptions = true,
        description = "Compares message times of this runtime with a C program and with Open MPI's JNI bindings.")
public final class Contest implements Callable<Integer> {
    private static final String EMBEDDED = "embedded";

    @Option(names = "--library", defaultValue = "openmpi", description = "openmpi, mpich or none; ${DEFAULT-VALUE}.")
    private String library;

    @Option(names = "--jni-jar", description = "Jar of the original bindings; otherwise a front of our own.")
    private Optional<Path> jniJar;

    @Option(names = "--rounds", defaultValue = "5", description = "Runs of each contestant; ${DEFAULT-VALUE}.")
    private int rounds;

    @Option(names = "--batches", defaultValue = "5", description = "Batches in a run; ${DEFAULT-VALUE}.")
    private int batches;

    @Option(names = "--sizes", defaultValue = "8,64,1024,8192,65536,262144,1048576,4194304", description = "Bytes.")
    private String sizes;

    @Option(
            names = "--attempts",
            defaultValue = "4",
            description =
                    "Runs of a contestant in a round, at most, until one is made while the processors are near each"
                            + " other; 1 waits for nothing and takes what comes; ${DEFAULT-VALUE}.")
    private int attempts;

    @Option(names = "--collectives", description = "Collective operations instead of messages.")
    private boolean collectives;

    @Option(names = "--check", description = "Exit code 1 if a goal is missed.")
    private boolean check;

    public static void main(String[] args) {
        System.exit(new CommandLine(new Contest()).execute(args));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("sluice-contest");
        List<Contestant> contestants = contestants(new Rivals(folder, program()));
        Measurements results = new Measurements();
        Distance distance = new Distance();
        for (int round = 1; round <= rounds; round++) {
            for (Contestant contestant : contestants) {
                System.err.printf("round %d of %d: %s%n", round, rounds, contestant.name());
                results.add(run(contestant, distance));
            }
        }
        Report report =
                new Report(results, contestants.stream().map(Contestant::name).toList());
        System.out.print(report.table());
        boolean met = report.judge(goals(contestants), System.out);
        return met || !check ? 0 : 1;
    }

    private Measurements run(Contestant contestant, Distance distance) throws IOException, InterruptedException {
        List<String> arguments = List.of(Integer.toString(batches), sizes);
        for (int attempt = 1; ; attempt++) {
            Measurements results = new Measurements();
            if (attempts > 1) {
                distance.awaitNear();
            }
            contestant.run(arguments, results);
            if (distance.near()) {
                return results;
            } else if (attempt >= attempts) {
                System.err.println("kept although the processors were far from each other: " + contestant.name());
                return results;
            }
            System.err.println("again, as the processors have moved away from each other: " + contestant.name());
        }
    }

    private Class<?> program() {
        return collectives ? Collectives.class : Exchange.class;
    }

    private List<Contestant> contestants(Rivals rivals) throws IOException, InterruptedException {
        List<Contestant> all = new ArrayList<>();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        String program = program().getName();
        if (!library.equals("none")) {
            List<String> launcher = launcher();
            all.add(new Contestant("C", with(launcher, rivals.c(mpicc()).toString())));
            String access = "--enable-native-access=ALL-UNNAMED";
            for (String kind : List.of("direct", "heap")) {
                all.add(new Contestant(
                        "native " + kind, with(launcher, java, access, "-cp", classPath, program, kind)));
            }
            Optional<Path> jni = library.equals("openmpi") ? Rivals.jniFolder() : Optional.empty();
            if (jni.isPresent() || jniJar.isPresent()) {
                String front = jniJar.isPresent() ? rivals.jniJar(jniJar.get()) : rivals.jniFront();
                String path = "-Djava.library.path=" + jni.map(Path::toString).orElse("");
                for (String kind : List.of("direct", "heap")) {
                    all.add(new Contestant(
                            "JNI " + kind, with(launcher, java, access, path, "-cp", front, program, kind)));
                }
            } else {
                System.err.println("not compared with the original JNI bindings: no libmpi_java for " + library);
            }
        }
        all.add(new Contestant(
                EMBEDDED,
                List.of(
                        java,
                        "-cp",
                        classPath,
                        Launcher.class.getName(),
                        "-n",
                        "2",
                        "--class-path",
                        classPath,
                        program,
                        "heap")));
        return all;
    }

    private List<String> launcher() {
        if (library.equals("mpich")) {
            return List.of(command("mpirun.mpich", "mpiexec.hydra"), "-n", "2");
        }
        return List.of(
                command("mpirun.openmpi", "mpirun"),
                "--allow-run-as-root",
                "--oversubscribe",
                "--mca",
                "mpi_yield_when_idle",
                "0",
                "-n",
                "2");
    }

    private String mpicc() {
        return library.equals("mpich") ? command("mpicc.mpich", "mpicc") : command("mpicc.openmpi", "mpicc");
    }

    private static String command(String... names) {
        return Rivals.command(names)
                .orElseThrow(() -> new IllegalStateException("not installed: " + String.join(" or ", names)));
    }

    private static List<String> with(List<String> launcher, String... command) {
        List<String> all = new ArrayList<>(launcher);
        all.addAll(List.of(command));
        return all;
    }

    private List<Goal> goals(List<Contestant> contestants) {
        List<Goal> goals = new ArrayList<>();
        if (!library.equals("none")) {
            boolean jni = contestants.stream().anyMatch(each -> each.name().startsWith("JNI"));
            List<Goal> all = collectives
                    ? Goal.ofCollectives("native direct", "native heap", "C", "JNI")
                    : Goal.ofNative("native direct", "native heap", "C", "JNI");
            all.stream()
                    .filter(goal -> jni || goal.rival() == null || !goal.rival().startsWith("JNI"))
                    .forEach(goals::add);
        }
        if (!collectives) {
            goals.add(Goal.ofEmbedded(EMBEDDED));
        }
        return goals;
    }
}
