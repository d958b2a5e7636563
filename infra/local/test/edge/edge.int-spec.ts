import { failing } from './over-http/failing';
import { files } from './over-http/files';
import { headers } from './over-http/headers';
import { requests } from './over-http/requests';
import { routing } from './over-http/routing';
import { TestEdge } from './support/test-edge';

describe('the edge', () => {
  const edge = new TestEdge();
  beforeAll(() => edge.open(), 120_000);
  afterAll(() => edge.close());

  // In this order: `requests` starts the service whose absence `failing` needs, and `files` replaces the builds.
  routing(edge);
  failing(edge);
  headers(edge);
  requests(edge);
  files(edge);
});
