String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

int git(String... words) {
    def process = (['git', '-C', basedir.toString()] + (words as List)).execute()
    def output = new StringBuffer()
    process.waitForProcessOutput(output, output)
    println output
    return process.exitValue()
}

def patch = text('target/sluice/sluice.patch')
assert patch.contains('--- a/src/main/java/demo/Pair.java')
assert patch.contains('deltaSendBegin')
assert !text('src/main/java/demo/Pair.java').contains('delta')

assert git('init', '-q') == 0
assert git('apply', '--check', 'target/sluice/sluice.patch') == 0
assert git('apply', 'target/sluice/sluice.patch') == 0
assert text('src/main/java/demo/Pair.java').contains('deltaSendBegin(data, n, MPI.DOUBLE, 1, TAG)')
