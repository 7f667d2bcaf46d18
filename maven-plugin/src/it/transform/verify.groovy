import jdk.jfr.consumer.RecordingFile

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

// What the ranks have recorded.
def events = RecordingFile.readAllEvents(new File(basedir, 'target/pair.jfr').toPath())
assert events.any { it.eventType.name == 'sluice.Receive' && it.getInt('rank') == 1 }

assert text('target/generated-sources/sluice/demo/text/Greeting.java') == text('src/main/java/demo/text/Greeting.java')
assert new File(basedir, 'target/classes/demo/text/Greeting.class').isFile()
assert text('build.log').contains('1 of 2 files transformed')
