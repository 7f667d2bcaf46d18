package org.sluicempi.cli;

import java.util.ListResourceBundle;
import org.sluicempi.launcher.launch.Engines;

/** What help says that is known elsewhere, by the names that annotations call it by. */
final class HelpTexts extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
        return new Object[][] {{"engines", Engines.shipped().about()}};
    }
}
