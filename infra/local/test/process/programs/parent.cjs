// Starts a watched process group and waits to be killed: the guardian has to end the group.
const { spawn } = require('node:child_process');
const { Guardian } = require('../../../dist/process/guardian.js');

const child = spawn(
  process.execPath,
  ['-e', 'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000);'],
  { detached: true, stdio: 'ignore' },
);
new Guardian().watch(child.pid);
console.log(child.pid);
setInterval(() => {}, 1000);
