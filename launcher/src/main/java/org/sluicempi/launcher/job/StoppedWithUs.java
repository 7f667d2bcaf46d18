package org.sluicempi.launcher.job;

/** A process that ends with this JVM, where a shutdown hook gets to run. */
final class StoppedWithUs implements AutoCloseable {
    private final Thread hook;

    private StoppedWithUs(Thread hook) {
        this.hook = hook;
    }

    static StoppedWithUs of(Process process) {
        Thread hook = new Thread(process::destroy, "stop-job");
        Runtime.getRuntime().addShutdownHook(hook);
        return new StoppedWithUs(hook);
    }

    /** The process has ended, of itself or since this JVM ends. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM has begun to end, and the hook has run or will.
            System.getLogger(StoppedWithUs.class.getName()).log(System.Logger.Level.DEBUG, "JVM ends", e);
        }
    }
}
