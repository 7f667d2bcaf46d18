String text(String path) {
    return new File(basedir, path).getText('UTF-8')
}

// The second build carried out what the first had decided, the third compiled it,
assert new File(basedir, 'target/classes/demo/Pair.class').getText('ISO-8859-1').contains('deltaSendBegin')
assert text('build.log').contains('changed src/main/java/demo/Pair.java')
// and the fourth has restored it, byte for byte.
def original = new File(basedir, '../../../../src/it/undo-after-apply/src/main/java/demo/Pair.java')
assert new File(basedir, 'src/main/java/demo/Pair.java').bytes == original.bytes
assert text('build.log').contains('restored src/main/java/demo/Pair.java')
