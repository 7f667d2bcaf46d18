package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.process.ProcessService;

class PortsTest {
    private static final Map<String, String> NO_HINTS = Map.of();

    @Test
    void groupsMeetAtAPortThatTheyLookUp() {
        EmbeddedJob.run(EmbeddedOptions.ranks(5), rank -> {
                    ProcessService service = ProcessService.of(rank, "test");
                    int number = rank.world().rank();
                    Communicator group = rank.world().split(number % 2, number).orElseThrow();
                    boolean server = number % 2 == 0;
                    String port = null;
                    if (number == 2) {
                        port = service.openPort(NO_HINTS);
                        service.publish("calculator", NO_HINTS, port);
                    }
                    rank.world().collectives().barrier();
                    if (number == 3) {
                        port = service.lookup("calculator", NO_HINTS).orElseThrow();
                    }
                    Communicator both = server
                            ? service.accept(group, port, NO_HINTS, 1)
                            : service.connect(group, port, NO_HINTS, 1);
                    assertThat(both.inter()).isTrue();
                    assertThat(both.remoteSize()).isEqualTo(server ? 2 : 3);
                    assertThat(both.remoteProcesses()).containsExactly(server ? new int[] {1, 3} : new int[] {0, 2, 4});
                    if (number == 4) {
                        both.send(SendMode.STANDARD, Buffers.of(17), 0, 1);
                    } else if (number == 1) {
                        assertThat(both.recv(Buffers.ints(1), 2, 1).source()).isEqualTo(2);
                    }
                    both.disconnect();
                    if (number == 2) {
                        service.unpublish("calculator", NO_HINTS, port);
                        service.closePort(port);
                        String closed = port;
                        assertError(() -> service.closePort(closed), ErrorClass.PORT, closed);
                        assertThat(service.lookup("calculator", NO_HINTS)).isEmpty();
                    }
                })
                .orThrow();
    }

    @Test
    void allRanksLearnThatThereIsNoSuchPort() {
        EmbeddedJob.run(EmbeddedOptions.ranks(3), rank -> {
                    ProcessService service = ProcessService.of(rank, "test");
                    assertError(
                            () -> service.connect(rank.world(), "nowhere", NO_HINTS, 2),
                            ErrorClass.PORT,
                            rank.world().rank() == 2 ? "nowhere" : "root, rank 2");
                    String[] name = new String[1];
                    if (rank.world().rank() == 0) {
                        name[0] = service.openPort(NO_HINTS);
                        service.publish("mine", NO_HINTS, name[0]);
                        assertError(() -> service.publish("mine", NO_HINTS, "x"), ErrorClass.SERVICE, "mine");
                        assertError(() -> service.unpublish("mine", NO_HINTS, "x"), ErrorClass.SERVICE, "mine");
                    }
                    rank.world().collectives().barrier();
                    String port = service.lookup("mine", NO_HINTS).orElseThrow();
                    assertError(() -> service.accept(rank.world(), port, NO_HINTS, 1), ErrorClass.PORT);
                })
                .orThrow();
    }

    /** Each round is a race: what leaders say in one meeting must not be heard in the other. */
    @Test
    @Timeout(120)
    void threadsThatConnectAtOnceMeetSomebodyEach() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2), rank -> {
                    ProcessService service = ProcessService.of(rank, "test");
                    List<Communicator> own =
                            List.of(rank.self().dup(), rank.self().dup());
                    for (int round = 0; round < 100; round++) {
                        String name = "round " + round;
                        if (rank.world().rank() == 0) {
                            String port = service.openPort(NO_HINTS);
                            service.publish(name, NO_HINTS, port);
                            rank.world().collectives().barrier();
                            List<Communicator> met = own.stream()
                                    .map(self -> service.accept(self, port, NO_HINTS, 0))
                                    .toList();
                            met.forEach(PortsTest::answer);
                            service.closePort(port);
                        } else {
                            rank.world().collectives().barrier();
                            String port = service.lookup(name, NO_HINTS).orElseThrow();
                            List<FutureTask<Integer>> calls = own.stream()
                                    .map(self -> new FutureTask<>(
                                            () -> ask(service.connect(self, port, NO_HINTS, 0), own.indexOf(self))))
                                    .toList();
                            calls.forEach(call -> new Thread(call).start());
                            for (int k = 0; k < own.size(); k++) {
                                assertThat(calls.get(k).get()).isEqualTo(k);
                            }
                        }
                    }
                })
                .orThrow();
    }

    private static void answer(Communicator both) {
        UserBuffer number = Buffers.ints(1);
        both.recv(number, 0, 1);
        both.send(SendMode.STANDARD, number, 0, 2);
        both.disconnect();
    }

    private static int ask(Communicator both, int number) {
        both.send(SendMode.STANDARD, Buffers.of(number), 0, 1);
        UserBuffer answer = Buffers.ints(1);
        both.recv(answer, 0, 2);
        both.disconnect();
        return Buffers.intsOf(answer)[0];
    }

    @Test
    void noProcessCanBeStarted() {
        EmbeddedJob.run(EmbeddedOptions.ranks(1), rank -> {
                    ProcessService service = ProcessService.of(rank, "test");
                    assertError(
                            () -> service.spawn(rank.self(), List.of(), 0, null),
                            ErrorClass.UNSUPPORTED_OPERATION,
                            "spawn",
                            "embedded");
                })
                .orThrow();
    }
}
