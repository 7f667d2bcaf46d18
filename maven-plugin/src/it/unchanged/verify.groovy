String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

def log = text('build.log')
assert log.count('1 of 1 file transformed') == 1
assert log.count('sources have not changed since they were transformed') == 1
assert log.count('Nothing to compile') == 1
assert new File(basedir, 'target/classes/demo/Pair.class').getText('ISO-8859-1').contains('deltaSendBegin')
