def log = new File(basedir, 'build.log').getText('UTF-8')
[
    'sluice.engine pigeons: there are embedded and native',
    'sluice.link 1gbit: has no meaning with sluice.engine native',
    'sluice.mpi mpich: has no meaning with sluice.engine embedded',
    'sluice.mainClass, in what was compiled last: no class Hello; did you mean demo.Hello?',
    'sluice.ranks 0: a program has at least one rank',
].each { assert log.contains(it) }
assert !log.readLines().contains('hello')
