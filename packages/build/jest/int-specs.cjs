const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Runs a share of a service's integration tests in one file: the modules of a service are loaded once instead of for each of its files,
 * which is a good part of what those cost. Each file stays a suite of its own under its name, with its own set-up. Files that lie beside
 * the caller take the other shares. `npx jest <file>` runs a file alone.
 * @param {string} caller full path of the file `<share>.int-specs.ts`
 */
function runShare(caller) {
  const folder = path.dirname(caller);
  const shares = readdirSync(folder).filter((name) => name.endsWith('.int-specs.ts'));
  const share = shares.sort().indexOf(path.basename(caller));
  const tests = path.dirname(folder);
  const files = readdirSync(tests, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.int-spec.ts'))
    .sort()
    .filter((_name, index) => index % shares.length === share);
  for (const file of files) describe(file, () => void require(path.join(tests, file)));
}

module.exports = { runShare };
