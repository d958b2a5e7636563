// A renderer that is ready and renders nothing: the edge answers with the static documents.
const { createServer } = require('node:http');

createServer((request, response) => {
  response.writeHead(request.url === '/readyz' ? 200 : 503).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
