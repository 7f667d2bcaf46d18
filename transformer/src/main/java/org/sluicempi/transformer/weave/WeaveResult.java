package org.sluicempi.transformer.weave;

import java.nio.file.Path;
import java.util.List;
import org.sluicempi.analyzer.rule.Remark;

/**
 * What a run of the bytecode pass did.
 *
 * @param woven class files that were rewritten, relative to the folder, sorted
 * @param skipped class files that carried the mark of an earlier run, relative to the folder, sorted
 * @param faulty class files left as they are because this program failed at them, relative to the folder, sorted
 * @param unchanged number of class files in which nothing was to do
 * @param remarks findings at call sites, by class file and position in it
 */
public record WeaveResult(
        List<Path> woven, List<Path> skipped, List<Path> faulty, int unchanged, List<Remark> remarks) {
    public WeaveResult {
        woven = List.copyOf(woven);
        skipped = List.copyOf(skipped);
        faulty = List.copyOf(faulty);
        remarks = List.copyOf(remarks);
    }
}
