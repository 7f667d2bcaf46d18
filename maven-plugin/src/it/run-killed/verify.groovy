import java.util.concurrent.TimeUnit

def log = new File(basedir, 'build.log').getText('UTF-8')
assert !log.contains('BUILD')

// The ranks have ended with Maven, or are about to.
def pid = new File(basedir, 'target/ranks.pid').getText('UTF-8') as long
def ranks = ProcessHandle.of(pid)
if (ranks.isPresent()) {
    ranks.get().onExit().get(120, TimeUnit.SECONDS)
}
assert !new File(basedir, 'target/finished').exists()
