String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

def compiled = new File(basedir, 'target/classes/demo/Pair.class').getText('ISO-8859-1')
assert compiled.contains('send') && !compiled.contains('delta')
assert !text('build.log').contains('sluice-maven-plugin')
