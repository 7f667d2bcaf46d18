/**
 * The Maven plugin: one goal per verb, each a class of its own over the facade {@code
 * org.sluicempi.transformer.Sluice}, two for class files over {@code org.sluicempi.transformer.weave.Weaver}, and one that
 * runs programs over {@code org.sluicempi.launcher}.
 * {@link org.sluicempi.maven.AbstractFindingsMojo} is what those share that report findings.
 * All goals share {@link org.sluicempi.maven.AbstractSluiceMojo}: one {@code sluice.skip}, one way to find the sources,
 * one translation of what goes wrong. Findings that a goal was asked to fail on are a {@code MojoFailureException};
 * whatever keeps it from doing its work is a {@code MojoExecutionException}. An analysis is kept and used again while its input is
 * the same ({@link org.sluicempi.maven.Fingerprint}, {@link org.sluicempi.maven.KnownAnalysis}); so is what {@code transform} has
 * written ({@link org.sluicempi.maven.WrittenTree}).
 *
 * <p>The plugin compiles against Maven 3.8 and uses nothing that later Mavens have taken away; where they differ (source
 * roots), {@link org.sluicempi.maven.SourceRoots} asks the project at hand.
 *
 * <p>Transformed code calls the {@code mpi} package of Sluice, so a project that transforms or runs depends on {@code
 * org.sluicempi:sluice-openmpi-api} or {@code org.sluicempi:sluice-mpj-api}. Both offer the complete API, so the same
 * project compiles without the plugin, too.
 */
@NullMarked
package org.sluicempi.maven;

import org.jspecify.annotations.NullMarked;
