package org.sluicempi.transformer.profile;

/**
 * A message, or a piece of one, on its way. Times in ns since the start of the run.
 *
 * @param sent when its sender began to send it
 * @param arrived when its receiver found it
 * @param bytes how long it is
 * @param piece whether it is a piece of a message
 */
public record Flow(
        int sender,
        long sent,
        int receiver,
        long arrived,
        long bytes,
        boolean piece,
        String sendSite,
        String receiveSite) {}
