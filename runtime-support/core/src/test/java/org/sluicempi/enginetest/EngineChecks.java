package org.sluicempi.enginetest;

import java.util.List;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.collective.Forms;

/** All checks of this package. */
public final class EngineChecks {
    private EngineChecks() {}

    /**
     * To be called by all ranks of a job that has started; a rank throws at its first failure.
     *
     * @param rounds how often the random checks are done
     * @return how much this rank has checked
     */
    public static int run(Rank rank, int rounds) {
        Tally tally = new Tally();
        Communicator world = rank.world();
        for (int round = 0; round < rounds; round++) {
            List<Collectives> forms = Forms.of(world);
            for (int form = 0; form < forms.size(); form++) {
                MovementChecks.run(world, forms.get(form), tally, 1000L * round + form);
            }
        }
        for (int round = 0; round < rounds; round++) {
            ReductionChecks.run(world, Forms.of(world), tally, round);
        }
        ReductionChecks.longInPlace(world, Forms.of(world), tally);
        CommunicatorChecks.run(rank, tally);
        CountChecks.run(world, tally);
        ShortBufferChecks.run(world, tally);
        ByteOrderChecks.run(world, tally);
        InterChecks.run(world, tally);
        LeaderChecks.run(rank, tally);
        OpenMessageChecks.run(world, tally);
        SynchronousMessageChecks.run(world, tally);
        MessagePlaceChecks.run(world, tally);
        CancelledByAnotherChecks.run(rank, tally);
        AnySourceChecks.run(world, tally);
        AnySourceMixtureChecks.run(world, tally);
        TagOrderChecks.run(world, tally);
        SeriesChecks.run(world, tally);
        CollectiveMeanwhileChecks.run(rank, tally);
        BehindCollectiveChecks.run(rank, tally);
        WindowExtentChecks.run(rank, tally);
        return tally.done();
    }
}
