'use strict';
const { writeFileSync } = require('node:fs');
const path = require('node:path');

/*
 * Runs in the folder of a service that has just been packed, with the flags that it runs with: loads it as its start does, so that the
 * functions needed then are compiled, and keeps their code for the next start. The service itself comes no further than that.
 */
for (const { script, cacheFile } of require(path.resolve('dist/bundle.js'))) {
  writeFileSync(cacheFile, script.createCachedData());
}
process.exit(0);
