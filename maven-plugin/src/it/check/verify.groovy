String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

def log = text('build.log')
assert log.contains('2 remarks that sluice.failOn (passed) names')
assert log.contains('2 remarks of the baseline left out')
assert log.contains('sluice.baseline') && log.contains('pom.xml: not JSON')

// The help shows what the goal does and each of its parameters.
assert log.contains('sluice:check')
for (name in ['failOn', 'baseline', 'includes', 'excludes', 'skip', 'sarif']) {
    assert log =~ /(?m)^\s*(\[INFO\])?\s*${name}( \(Default: .*\))?$/
}

def sarif = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/sluice/sluice.sarif'))
assert sarif.version == '2.1.0'
