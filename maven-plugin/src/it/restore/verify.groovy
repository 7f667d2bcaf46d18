String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

assert text('build.log').contains('1 class file woven, ')
assert text('build.log').contains('1 class files are as they were compiled')
def compiled = new File(basedir, 'target/classes/demo/Pair.class').getText('ISO-8859-1')
assert compiled.contains('deltaSendBegin') && !compiled.contains('org.sluicempi.Woven')
