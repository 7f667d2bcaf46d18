package org.sluicempi.cli.doctor;

/**
 * One thing that was looked at.
 *
 * @param topic a word or two
 * @param ok whether it is as it should be; what is not does not stop the rest
 * @param text what was found, and what to do if it is not ok
 */
public record Finding(String topic, boolean ok, String text) {}
