package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtFor;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.visitor.filter.TypeFilter;

/** A send behind a call of a method that computes the message, with the called method in the place of the call. */
record CalledTrial(ModelledFile file, Site site, Buffer buffer, Method method) {

    /** @param members of a class: methods, of which one sends {@code b} behind a call of another one that has a loop */
    static CalledTrial of(String members) {
        ModelledFile file = ModelledFiles.only("import mpi.*;\npublic class P {\n" + members + "\n}\n");
        Site site = file.sites().get(0);
        Method alone = new Method(Method.around(site.invocation()).orElseThrow(), file.semantics(), site.dialect());
        Buffer buffer = Buffer.of(site.buffer(), alone.expressions()).orElseThrow();
        LoopSearch.Result search =
                new LoopSearch(alone, buffer, true).from(site.statement().orElseThrow());
        return new CalledTrial(
                file, site, buffer, new CalledSearch(site, alone).inside(search).orElseThrow());
    }

    /** What the search finds that looks into the called method. */
    Candidate found() {
        LoopSearch.Found found = (LoopSearch.Found)
                new LoopSearch(method, buffer, true).from(site.statement().orElseThrow());
        return candidate(found);
    }

    /** With the first loop of a method, be it the called one or not, and nothing between it and the call. */
    Candidate loopOf(String name) {
        CtMethod<?> declared = file.types().get(0).getMethodsByName(name).get(0);
        CtFor loop = declared.getElements(new TypeFilter<>(CtFor.class)).get(0);
        return candidate(new LoopSearch.Found(loop, List.of(), List.of()));
    }

    private Candidate candidate(LoopSearch.Found found) {
        CountedLoop loop = LoopSearch.counted(found.loop(), method).orElseThrow();
        AccessReader.Result accesses = new AccessReader(loop, method.routine()).read(buffer);
        return Candidate.of(site, buffer, loop, accesses, found, method);
    }
}
