package org.sluicempi.benchmarks;

import java.util.List;
import java.util.stream.Stream;

/**
 * One figure that is aimed at: the ratio of a contestant to its rival, or a value of its own.
 *
 * @param what the measurement
 * @param rival null: the limit is for the value itself
 * @param atMost whether the ratio may be no larger than the limit, otherwise no smaller
 * @param from smallest message, in bytes, inclusive
 * @param to largest message, in bytes, inclusive
 */
record Goal(String what, String contestant, String rival, double limit, boolean atMost, int from, int to) {
    private static final int SMALL = 1024;
    private static final int LARGE = 256 << 10;
    /** The API's {@code recv} gives its caller a status object; nothing else may be allocated. */
    private static final double STATUS_BYTES = 24.5;

    /** The goals for a runtime on a native library. */
    static List<Goal> ofNative(String direct, String heap, String c, String jni) {
        String half = "half_round_trip_ns";
        String stream = "stream_mb_s";
        String allocated = "allocated_bytes";
        return List.of(
                new Goal(allocated, direct, null, STATUS_BYTES, true, 0, SMALL),
                new Goal(allocated, heap, null, STATUS_BYTES, true, 0, SMALL),
                new Goal(half, direct, c, 1.5, true, 0, SMALL),
                new Goal(half, heap, jni + " heap", 1.0, true, 0, SMALL),
                new Goal(stream, direct, c, 0.95, false, LARGE, Integer.MAX_VALUE),
                new Goal(stream, heap, jni + " heap", 1.0, false, LARGE, Integer.MAX_VALUE));
    }

    /** The goals for the collective operations of a runtime on a native library. */
    static List<Goal> ofCollectives(String direct, String heap, String c, String jni) {
        return Stream.of("bcast", "allreduce", "alltoall")
                .flatMap(name -> Stream.of(
                        new Goal(name + "_ns", direct, c, 1.5, true, 0, SMALL),
                        new Goal(name + "_ns", heap, jni + " heap", 1.0, true, 0, SMALL),
                        new Goal(name + "_ns", direct, c, 1.05, true, LARGE, Integer.MAX_VALUE),
                        new Goal(name + "_ns", heap, jni + " heap", 1.0, true, LARGE, Integer.MAX_VALUE)))
                .toList();
    }

    /** The goal for the embedded engine: a message of 8 bytes within a microsecond. */
    static Goal ofEmbedded(String contestant) {
        return new Goal("half_round_trip_ns", contestant, null, 1000, true, 0, 8);
    }

    boolean appliesTo(int size) {
        return size >= from && size <= to;
    }

    boolean met(double ratio) {
        return atMost ? ratio <= limit : ratio >= limit;
    }

    @Override
    public String toString() {
        return (atMost ? "<= " : ">= ") + limit;
    }
}
