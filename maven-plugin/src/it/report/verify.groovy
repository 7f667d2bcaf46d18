String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

def page = text('target/site/sluice.html')
assert page.startsWith('<!DOCTYPE html>')
assert page.contains('"rule":"SL001"') && page.contains('"file":"src/main/java/demo/Pair.java"')
assert page.contains('Diff2Html')
assert !new File(basedir, 'target/site/none.html').exists()

def patches = new File(basedir, 'target/patches').list().findAll { it.endsWith('.patch') }
assert patches.size() == 2
assert text('build.log').contains('2 patches in ')
