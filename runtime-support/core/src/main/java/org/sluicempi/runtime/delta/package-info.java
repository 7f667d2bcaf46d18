/**
 * Delta send-receive: a message that leaves while it is being computed and is used while it arrives.
 *
 * <p>{@link org.sluicempi.runtime.delta.DeltaSend} and {@link org.sluicempi.runtime.delta.DeltaRecv} are what a
 * transformed program calls, through an API face. Below them is the engine: {@link
 * org.sluicempi.runtime.Communicator#openDelta} and {@link org.sluicempi.runtime.Request#awaitElements}.
 *
 * <p>The interface is that of B. Bao, C. Ding, Y. Gao and R. Archambault, <em>Delta Send-Recv for Dynamic Pipelining in
 * MPI Programs</em> (CCGrid 2012), with "compiler annotation" (section II.B.2). Their figure 3 is found here as follows:
 *
 * <table>
 * <caption>Figure 3 of the paper and this package</caption>
 * <tr><th>paper</th><th>here</th></tr>
 * <tr><td>{@code delta_send_data}: wait until finished pieces amount to {@code deltasize}</td>
 *     <td>{@code FinalRanges} merges them, {@code PiecePolicy} says when they are enough</td></tr>
 * <tr><td>{@code MPI_Isend(sent, requested - sent)}</td><td>{@code PieceSender}, through a {@code DeltaStream}</td></tr>
 * <tr><td>{@code delta_wait_data}: {@code MPI_Wait} until {@code base + size <= received}</td>
 *     <td>{@code ArrivedRange}</td></tr>
 * <tr><td>range tree</td><td>{@code IntervalSet}</td></tr>
 * </table>
 *
 * <p>Where this differs from the paper:
 *
 * <ul>
 *   <li>The delta size is not set in advance. It follows from the measured time of the computation and the measured cost
 *       of a piece, and from whether the link is idle.
 *   <li>A message that would not gain is not cut: none of its pieces has left before its end, so it goes as the blocking
 *       send that stood in the program.
 *   <li>{@code deltaSendEnd} blocks as that send would; there is no {@code MPI_Delta_wait} on the sender's side.
 *   <li>A wait for data that a short message does not have returns. The paper's loop would wait for a piece that never
 *       comes.
 *   <li>The strip of a strip-mined loop is chosen while it runs ({@code deltaStrip}).
 *   <li>Page protection ("OS triggering") is not used: a Java heap has no pages that a program could protect.
 * </ul>
 *
 * <p>Misuse (a range declared final twice, or written after that) is looked for if {@code -Dsluice.check=true} is set.
 */
package org.sluicempi.runtime.delta;
