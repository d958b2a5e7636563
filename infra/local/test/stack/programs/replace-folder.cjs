// Replaces a folder over and over, as several stacks do that start at the same time.
const { replaceFolder } = require('../../../dist/stack/replace-folder.js');

const [from, to] = process.argv.slice(2);
for (let turn = 0; turn < 60; turn += 1) replaceFolder(from, to);
