def log = new File(basedir, 'build.log').getText('UTF-8')

def said = { String engine ->
    log.readLines().findAll { it.startsWith(engine + ' sum ') }
}
def processes = { String engine ->
    said(engine).collect { (it =~ /in process (\d+)/)[0][1] } as Set
}
['embedded', 'native'].each { engine ->
    assert said(engine).size() == 3
    assert said(engine).every { it.startsWith(engine + ' sum 6 ') && it.endsWith(' in folder ' + basedir.canonicalPath) }
}

// One process for all ranks, and one for each.
assert processes('embedded').size() == 1
assert processes('native').size() == 3
