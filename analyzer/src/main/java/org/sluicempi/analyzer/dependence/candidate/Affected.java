package org.sluicempi.analyzer.dependence.candidate;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Called;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtStatement;

/**
 * A site and the piece of code that changes with it, as far as those who write the change have to know them.
 *
 * @param method around the site
 * @param entry the statement of that method in front of which text is added
 * @param around what text is added to or put around: a loop, or else {@code entry}
 * @param called the method that {@code around} stands in, if that is not the site's own
 */
public record Affected(Site site, Method method, CtStatement entry, CtStatement around, Optional<Called> called) {}
