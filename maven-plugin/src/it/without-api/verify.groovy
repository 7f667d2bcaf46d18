String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

assert text('build.log').contains('package mpi of Sluice, which is not on the class path; add the dependency org.sluicempi:sluice-openmpi-api')
