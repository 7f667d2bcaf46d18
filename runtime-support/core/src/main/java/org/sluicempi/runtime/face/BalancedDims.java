package org.sluicempi.runtime.face;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Chooses the dimensions of a grid (MPI 4.1, section 8.5.2). */
public final class BalancedDims {
    private BalancedDims() {}

    /**
     * Replaces the zeros in {@code dims} so that the product is {@code nodes}: as close to each other as dealing out the
     * prime factors, largest first, to the smallest dimension makes them, and in decreasing order.
     *
     * @throws MpiError {@link ErrorClass#DIMS} if the other entries are negative or do not divide {@code nodes}, ARG for null
     */
    public static void fill(int nodes, int[] dims) {
        int given = 1;
        int open = 0;
        for (int dim : Given.given(dims, "array of dimensions")) {
            if (dim < 0) {
                throw new MpiError(ErrorClass.DIMS, "a dimension has " + dim + " places");
            }
            given *= Math.max(1, dim);
            open += dim == 0 ? 1 : 0;
        }
        if (nodes <= 0 || nodes % given != 0 || open == 0 && nodes != given) {
            throw new MpiError(ErrorClass.DIMS, nodes + " nodes do not fit dimensions whose product is " + given);
        }
        List<Integer> chosen = choose(nodes / given, open);
        int next = 0;
        for (int d = 0; d < dims.length; d++) {
            if (dims[d] == 0) {
                dims[d] = chosen.get(next++);
            }
        }
    }

    private static List<Integer> choose(int nodes, int open) {
        List<Integer> dims = new ArrayList<>(Collections.nCopies(open, 1));
        if (open > 0) {
            for (int factor : factorsLargestFirst(nodes)) {
                int smallest = dims.indexOf(Collections.min(dims));
                dims.set(smallest, dims.get(smallest) * factor);
            }
            dims.sort(Collections.reverseOrder());
        }
        return dims;
    }

    private static List<Integer> factorsLargestFirst(int n) {
        List<Integer> factors = new ArrayList<>();
        int rest = n;
        for (int f = 2; (long) f * f <= rest; f++) {
            while (rest % f == 0) {
                factors.add(f);
                rest /= f;
            }
        }
        if (rest > 1) {
            factors.add(rest);
        }
        Collections.reverse(factors);
        return factors;
    }
}
