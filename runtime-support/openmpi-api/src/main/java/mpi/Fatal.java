package mpi;

import java.util.List;
import org.sluicempi.runtime.MpiError;

/** The last words of a program whose errors are fatal. */
final class Fatal {
    private static final String OWN = "mpi.";
    private static final String CORE = "org.sluicempi.runtime.";

    /** What the names of a communicator's delta calls begin with; the name of the blocking call follows. */
    private static final String DELTA = "delta";

    /** Classes of the API that have superclasses of their own, whose names begin as theirs. */
    private static final List<String> FAMILIES = List.of("Comm", "Win", "File");

    private Fatal() {}

    /** @param stack of the thread that called, its innermost frames in this package */
    static String message(MpiError error, String where, int rank, StackTraceElement[] stack) {
        int user = 0;
        while (user < stack.length && isOwn(stack[user])) {
            user++;
        }
        StringBuilder text = new StringBuilder("rank " + rank + ": ")
                .append(user == 0 ? "a call" : call(List.of(stack).subList(0, user)))
                .append(" failed on ")
                .append(where)
                .append(": ")
                .append(error.getMessage())
                .append(" (MPI_ERR_")
                .append(error.errorClass())
                .append(", class ")
                .append(error.errorClass().value())
                .append(")");
        for (int k = user; k < stack.length && isUser(stack[k]); k++) {
            text.append(System.lineSeparator()).append("\tat ").append(stack[k]);
        }
        return text.append(System.lineSeparator())
                .append("Errors on ")
                .append(where)
                .append(" end the job; after setErrhandler(MPI.ERRORS_RETURN) they are exceptions.")
                .toString();
    }

    private static boolean isOwn(StackTraceElement frame) {
        String name = frame.getClassName();
        return name.startsWith(OWN) && name.indexOf('.', OWN.length()) < 0 || name.startsWith(CORE);
    }

    /** Whether the frame is above the one that started the program. */
    private static boolean isUser(StackTraceElement frame) {
        String name = frame.getClassName();
        return !name.startsWith(CORE)
                && !name.startsWith("jdk.internal.reflect.")
                && !name.startsWith("java.lang.reflect.");
    }

    /**
     * As the program's author wrote it: the classes that a communicator, a window or a file is made of have its name, and a delta call has that
     * of the blocking call that it stands for: the end of a message makes that one itself.
     */
    private static String call(List<StackTraceElement> own) {
        StackTraceElement frame = own.get(own.size() - 1);
        String type = frame.getClassName().substring(OWN.length());
        if (type.equals("DeltaSend")) {
            return own.stream()
                    .filter(each -> each.getClassName().equals(CommMessages.class.getName()))
                    .reduce((inner, outer) -> outer)
                    .map(outer -> "Comm." + outer.getMethodName())
                    .orElse("Comm.send");
        }
        String name = FAMILIES.stream().filter(type::startsWith).findFirst().orElse(type.replace('$', '.'));
        String method = frame.getMethodName();
        if (method.startsWith(DELTA)) {
            char first = Character.toLowerCase(method.charAt(DELTA.length()));
            return name + "." + first + method.substring(DELTA.length() + 1);
        }
        return method.equals("<init>") ? "new " + name : name + "." + method;
    }
}
