String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

assert new File(basedir, 'program/target/classes/demo/Pair.class').getText('ISO-8859-1').contains('deltaSendBegin')
assert new File(basedir, 'library/target/classes/demo/text/Greeting.class').isFile()
assert text('build.log').contains('none of 1 source file uses MPI')

// An undo goes on behind modules in which nothing was applied.
def log = text('build.log')
assert log.contains('restored src/main/java/demo/Pair.java')
assert log.contains('there is nothing to undo')
def original = new File(basedir, '../../../../src/it/several-modules/program/src/main/java/demo/Pair.java')
assert new File(basedir, 'program/src/main/java/demo/Pair.java').bytes == original.bytes

assert log.contains('demo:program:jar:1 is compiled against modules of this build that have no classes yet: demo:library;'
    + ' compile them by the same command: mvn compile sluice:analyze')

// One page about all modules, in the topmost one.
assert text('target/site/sluice.html').contains('"file":"program/src/main/java/demo/Pair.java"')
def json = new groovy.json.JsonSlurper()
assert json.parse(new File(basedir, 'target/sluice/sluice.json')).toString().contains('program/src/main/java/demo/Pair.java')
assert json.parse(new File(basedir, 'target/sluice/sluice.sarif')).runs[0].results.size() == 2
