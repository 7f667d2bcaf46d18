package hazard.call;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import mpi.*;

/** SL114: looking up a key calls its methods. */
// ranks: 2
public class HashOfAKey {
    static final int N = 120;

    static final double[] COUNTS = new double[N];

    static class Word {
        private final String text;

        Word(String text) {
            this.text = text;
        }

        @Override
        public int hashCode() {
            COUNTS[1] += 1;
            return text.length();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Word word && word.text.equals(text);
        }
    }

    static void count(Map<Word, Integer> index, Word word) throws MPIException {
        for (int i = 0; i < N; i++) {
            COUNTS[i] = i + index.get(word);
        }
        MPI.COMM_WORLD.send(COUNTS, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            Word word = new Word("overlap");
            count(new HashMap<>(Map.of(word, 3)), word);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
