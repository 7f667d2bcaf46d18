assert new File(basedir, 'target/site/sluice.html').getText('UTF-8').contains('"rule":"SL001"')
assert new File(basedir, 'target/site/project-reports.html').getText('UTF-8').contains('href="sluice.html"')
