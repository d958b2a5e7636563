import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { unmetBy, type ApiDocument, type Expectation } from './expectations';
import { expectationsIn, type KeptExchanges } from './kept-exchanges';
import type { TestService } from './test-service';

/** Expectations of the consumers of each release, which go on living beside a new service. */
const RELEASED = join(__dirname, '../../../contracts/released');

/** What the service's consumers take for granted and its document does not say, one line for each. */
export async function unmetExpectations(service: TestService): Promise<string[]> {
  const document = await apiDocumentOf(service);
  return [...releasedExpectations(), ...presentExpectations()].flatMap((expectation) =>
    unmetBy(document, expectation),
  );
}

/** The OpenAPI document of the service under test. */
export async function apiDocumentOf(service: TestService): Promise<ApiDocument> {
  const { name } = service.get<ServiceIdentity>(SERVICE);
  const { body } = await service.request<ApiDocument>('GET', `/api/${name}/docs-json`);
  return body;
}

/** As they were recorded with each release. */
export function releasedExpectations(): Expectation[] {
  const versions = readdirSync(RELEASED, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  return versions.flatMap(({ name }) => {
    const file = join(RELEASED, name, 'expectations', 'consumers.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Expectation[];
  });
}

/** Of the front ends as they are now; there are some after the unit tests of the same run. */
function presentExpectations(): Expectation[] {
  const folder = process.env['EXPECTATIONS_DIR'];
  if (!folder) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return expectationsIn(
    files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptExchanges),
  );
}
