String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

assert !new File(basedir, 'target/generated-sources/sluice').exists()
assert !new File(basedir, 'target/sluice').exists()
assert text('build.log').count('Sluice is skipped (sluice.skip)') == 2
def compiled = new File(basedir, 'target/classes/demo/Pair.class').getText('ISO-8859-1')
assert compiled.contains('send') && !compiled.contains('delta')
