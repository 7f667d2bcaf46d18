String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

def log = text('build.log')
assert log.contains('1 of 1 file transformed')
assert new File(basedir, 'target/classes/app/Main.class').getText('ISO-8859-1').contains('deltaSendBegin')
double sum = 0
for (int worker = 1; worker < 4; worker++) {
    for (int i = 0; i < 40; i++) {
        for (int j = 0; j < 50; j++) {
            sum += worker * (i + j)
        }
    }
}
assert log.contains('sum ' + sum)
assert log.contains('2 transformed')
assert !text('src/main/java/app/Main.java').contains('delta')
