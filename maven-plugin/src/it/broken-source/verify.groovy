String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

// The compiler's error is in the author's file, and nobody sees the copy.
def log = text('build.log')
assert log.contains('nothing is transformed, because the sources do not compile: ')
assert log =~ /ERROR.*src.main.java.demo.Broken\.java:\[5,5\]/
assert !log.contains('generated-sources/sluice/demo')
assert !new File(basedir, 'target/generated-sources/sluice/demo').exists()
