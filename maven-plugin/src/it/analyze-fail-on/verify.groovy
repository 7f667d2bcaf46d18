String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

def log = text('build.log')
assert log.contains('2 remarks that sluice.failOn (passed) names')
assert log.contains('sluice.failOn often: neither a kind of remark')
def report = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/sluice/report.json'))
assert report
