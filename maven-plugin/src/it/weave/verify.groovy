String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

def transformed = text('target/generated-sources/sluice/demo/Pair.java')
assert transformed.contains('deltaSendBegin(data, n, MPI.DOUBLE, 1, TAG)')
assert transformed.contains('deltaRecv(data, n, MPI.DOUBLE, 0, TAG)')
assert transformed.contains('// fill, then send')

// The author's sources are as they were.
assert !text('src/main/java/demo/Pair.java').contains('delta')

// What was compiled is what was transformed.
assert new File(basedir, 'target/classes/demo/Pair.class').getText('ISO-8859-1').contains('deltaSendBegin')

double sum = 0
for (int i = 0; i < 20000; i++) {
    sum += 0.5 * i
}
assert text('target/output/rank-1.out').trim() == 'sum ' + sum

assert new File(basedir, 'target/classes/demo/Pair.class').getText('ISO-8859-1').contains('org.sluicempi.Woven')

// A stack trace names the author's line, not that of the transformed file, which has more lines.
int line = text('src/main/java/demo/Pair.java').readLines().findIndexOf { it.contains('getStackTrace') } + 1
assert transformed.readLines().findIndexOf { it.contains('getStackTrace') } + 1 > line
assert text('target/output/rank-1.err').contains('line ' + line)

// So does the jar with the sources: its lines are those that the classes name.
def sources = new java.util.zip.ZipFile(new File(basedir, 'target/weave-1-sources.jar'))
try {
    def packed = sources.getInputStream(sources.getEntry('demo/Pair.java')).getText('UTF-8')
    assert packed == text('src/main/java/demo/Pair.java')
    assert sources.getEntry('sluice-lines.json') == null
} finally {
    sources.close()
}
