String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

assert text('build.log').contains('the class path has package mpi of Sluice more than once: ')
