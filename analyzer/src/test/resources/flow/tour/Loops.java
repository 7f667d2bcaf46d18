package tour;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** JLS 14.12 to 14.16: loops, break, continue, labels. */
class Loops {
    int[] data = new int[8];

    int counted(int n) {
        int sum = 0;
        for (int i = 0, j = n; i < j; i++, --j) {
            sum += data[i] - data[j];
        }
        for (; ; ) {
            if (sum++ > n) break;
        }
        for (sum = 1; sum < data.length; sum *= 2) ;
        int k = 0;
        while (k < data.length && data[k] != n) k++;
        do {
            k--;
            if (k == 3) continue;
            sum += next(k);
        } while (k > next(sum));
        return sum;
    }

    int next(int k) {
        return k;
    }

    long each(int[] a, List<Integer> list, Map<String, List<Long>> map, Iterable<? extends Number> any, int[][] rows) {
        long sum = 0;
        for (int x : a) sum += x;
        for (int x : list) sum += x;
        for (Integer x : list) sum += x;
        for (Map.Entry<String, List<Long>> e : map.entrySet()) {
            for (long l : e.getValue()) {
                sum += l + e.getKey().length();
            }
        }
        for (Number number : any) sum += number.longValue();
        for (int[] row : rows) for (long x : row) sum += x;
        for (Object o : new Object[] {1, "a"}) sum += o.hashCode();
        for (var x : data.clone()) sum += x;
        return sum;
    }

    <T extends List<String> & Iterable<String>> int generic(T list, Iterable raw) {
        int n = 0;
        for (String s : list) n += s.length();
        for (Object o : raw) n += o.hashCode();
        return n;
    }

    int labels(int n) {
        int found = 0;
        outer:
        for (int i = 0; i < n; i++) {
            inner:
            for (int j = 0; ; j++) {
                if (data[j] == i) continue outer;
                if (data[i] == j) break outer;
                if (j > n) break inner;
                found++;
            }
            found--;
        }
        block:
        {
            if (n > 3) break block;
            found = data[n];
        }
        return found;
    }

    int iterator(Iterator<String> it) {
        int n = 0;
        while (it.hasNext()) n += it.next().length();
        return n;
    }

    int never(int n) {
        while (true) {
            if (data[n++] > 3) return n;
        }
    }

    int dead(int n) {
        if (false) n = data[9];
        while (false | n > 100) n = data[n];
        if (true) return n;
        else return data[n];
    }
}
