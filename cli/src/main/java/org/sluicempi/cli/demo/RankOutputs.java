package org.sluicempi.cli.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What each rank of a job printed on standard output.
 *
 * @param byRank the bytes, index is the rank; not copied
 */
record RankOutputs(List<byte[]> byRank) {

    /** @param folder that the launcher wrote {@code rank-R.out} files into */
    static RankOutputs in(Path folder, int ranks) throws IOException {
        List<byte[]> outputs = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            outputs.add(Files.readAllBytes(folder.resolve("rank-" + rank + ".out")));
        }
        return new RankOutputs(outputs);
    }

    /** Whether nobody printed anything, so that a comparison would say nothing. */
    boolean isEmpty() {
        return byRank.stream().allMatch(bytes -> bytes.length == 0);
    }

    /** Where the first difference is; empty if all bytes of all ranks are the same. */
    Optional<String> differenceTo(RankOutputs other) {
        if (byRank.size() != other.byRank.size()) {
            return Optional.of(byRank.size() + " ranks against " + other.byRank.size());
        }
        for (int rank = 0; rank < byRank.size(); rank++) {
            int at = Arrays.mismatch(byRank.get(rank), other.byRank.get(rank));
            if (at >= 0) {
                return Optional.of("rank " + rank + ", byte " + at + ": " + around(byRank.get(rank), at) + " against "
                        + around(other.byRank.get(rank), at));
            }
        }
        return Optional.empty();
    }

    private static String around(byte[] bytes, int at) {
        int from = Math.max(0, at - 20);
        int to = Math.min(bytes.length, at + 20);
        return "\"" + new String(bytes, from, to - from, java.nio.charset.StandardCharsets.ISO_8859_1) + "\"";
    }
}
