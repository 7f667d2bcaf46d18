String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

assert text('build.log').contains('the runtime of Sluice is not on the class path; add the dependency org.sluicempi:sluice-openmpi-api')
