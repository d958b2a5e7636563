import * as http from 'node:http';
import * as https from 'node:https';

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

interface Post {
  body: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
}

/** Sends JSON and answers the status; Node's own client, because `fetch` costs as much as the rest of a payment. Rejects without an answer. */
export function postJson(address: string, { body, headers, timeoutMs }: Post): Promise<number> {
  const url = new URL(address);
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(url, {
      method: 'POST',
      agent: agents[secure ? 'https:' : 'http:'],
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    request.end(body);
  });
}
