const { createHash } = require('node:crypto');
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('./base.cjs');

/**
 * With EXPECTATIONS_DIR set, keeps what the tests of a front end took for granted: the requests that it sent to a service and the answers
 * that stood in for it. The services' tests hold their own document to that (`@solar/service-kit/testing/consumer-expectations`).
 */
const folder = process.env.EXPECTATIONS_DIR;
if (folder) {
  globalThis.exchangesInTests = [];
  afterAll(() => {
    const { testPath } = expect.getState();
    const file = path.relative(root, testPath);
    const [first, second] = file.split(path.sep);
    const consumer = first === 'packages' ? `${first}/${second}` : first;
    if (globalThis.exchangesInTests.length === 0) return;
    const name = createHash('sha1').update(file).digest('hex').slice(0, 16);
    mkdirSync(folder, { recursive: true });
    const kept = { consumer, file, exchanges: globalThis.exchangesInTests };
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(kept));
  });
}
