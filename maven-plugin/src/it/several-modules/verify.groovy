String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

assert new File(basedir, 'program/target/classes/demo/Pair.class').getText('ISO-8859-1').contains('deltaSendBegin')
assert new File(basedir, 'library/target/classes/demo/text/Greeting.class').isFile()
assert text('build.log').contains('none of 1 source files uses MPI')
