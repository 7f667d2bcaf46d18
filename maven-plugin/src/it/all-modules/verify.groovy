// One run over all modules, in their order, whichever was done first.
def sarif = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/sluice/sluice.sarif'))
assert sarif.runs.size() == 1
def results = sarif.runs[0].results
assert results*.locations*.getAt(0)*.physicalLocation*.artifactLocation*.uri == [
    'first/src/main/java/demo/Pair.java', 'first/src/main/java/demo/Pair.java',
    'second/src/main/java/demo/Pair.java', 'second/src/main/java/demo/Pair.java']
assert results*.partialFingerprints*.values()*.first().unique().size() == 4
assert results.every { it.fixes[0].artifactChanges[0].replacements }

// Modules are built at the same time, each from its own transformed sources.
for (module in ['first', 'second']) {
    assert new File(basedir, module + '/target/classes/demo/Pair.class').getText('ISO-8859-1').contains('deltaSendBegin')
}
