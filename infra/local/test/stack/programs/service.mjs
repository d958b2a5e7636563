// Stands in for a service: it is ready at once and prints what it was given.
import { createServer } from 'node:http';

const names = ['PORT', 'MONGODB_URL', 'NATS_URL', 'SMTP_URL', 'PUBLIC_URL', 'MEDIA_DIR'];
createServer((_request, response) => {
  const env = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ pid: process.pid, cwd: process.cwd(), env }));
}).listen(Number(process.env.PORT), process.env.HOST);
process.on('SIGTERM', () => process.exit(0));
