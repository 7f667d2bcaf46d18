package org.sluicempi.transformer.weave;

import org.objectweb.asm.Type;

/**
 * A blocking call that Sluice's API faces can make in two halves. Both halves are overloads of its own name, so that an
 * exception's stack trace and the last words of a job name the call that the author wrote.
 *
 * @param name of the method and of its halves
 * @param arguments descriptors of its parameters, one after the other
 * @param result descriptor of what it returns
 * @param request internal name of what the first half returns and the second takes
 * @param receives whether the buffer is written (a receive) or read (a send)
 * @param buffer index of the buffer among the arguments
 */
record BlockingCall(String name, String arguments, String result, String request, boolean receives, int buffer) {
    String descriptor() {
        return "(" + arguments + ")" + result;
    }

    /** Of the first half, an instance method: it takes a boolean behind the arguments. */
    String startDescriptor() {
        return "(" + arguments + "Z)L" + request + ";";
    }

    /** Of the second half, a static method. */
    String endDescriptor() {
        return "(L" + request + ";)" + result;
    }

    boolean hasResult() {
        return !result.equals("V");
    }

    Type[] argumentTypes() {
        return Type.getArgumentTypes(descriptor());
    }
}
