package org.sluicempi.analyzer.dialect;

/**
 * A method as a call shows it: by this two dialects that share a name are told apart.
 *
 * @param name without its class
 * @param arguments how many
 */
public record Signature(String name, int arguments) {}
