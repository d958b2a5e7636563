const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { schemaFiles } = require('./schema-files.cjs');

/** Writes schemas/*.json from the compiled contracts; committed, so that a review shows what a change does to others. */
const target = join(__dirname, '../schemas');
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
for (const [name, text] of Object.entries(schemaFiles(join(__dirname, '../dist'), require))) {
  writeFileSync(join(target, name), text);
}
