// A server for the supervisor's tests. It answers its process id; `spawn` in its arguments gives it a child that does
// not react to SIGTERM; `die` makes it end before it listens.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const [port, ...modes] = process.argv.slice(2);
if (modes.includes('die')) {
  console.error('cannot begin: no such thing');
  process.exit(3);
}
const stubborn = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);';
const child = modes.includes('spawn')
  ? spawn(process.execPath, ['-e', stubborn], { stdio: 'ignore' })
  : null;
createServer((_request, response) => {
  response.end(JSON.stringify({ pid: process.pid, child: child?.pid ?? null }));
}).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => {
  if (!modes.includes('deaf')) process.exit(0);
});
