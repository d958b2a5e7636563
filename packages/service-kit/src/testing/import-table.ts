import type { ColumnMapping } from '@solar/contracts/common/column-mapping';
import type { ImportJob, ImportPreviewPage } from '@solar/contracts/common/imports-http';
import type { TestService } from './test-service';

type Answer = ImportJob & ImportPreviewPage & { code: string };
type Started = {
  mapping?: ColumnMapping;
  skipRows?: number;
  existing?: 'update' | 'skip';
  rows?: 'all' | 'good';
};

/** Imports of one kind by a person with this token, as the back office does them. */
export class ImportClient {
  constructor(
    private readonly service: TestService,
    private readonly token: string,
    private readonly path: string,
  ) {}

  /** Sends a table as CSV, or as the bytes of a file. */
  upload(query: Record<string, string>, table: string | Buffer) {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="table.csv"\r\n\r\n';
    return this.service.request<Answer>('POST', this.path, {
      token: this.token,
      query,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([Buffer.from(head), Buffer.from(table), Buffer.from('\r\n--b--\r\n')]),
    });
  }

  post(path: string, body: object = {}) {
    return this.service.request<Answer>('POST', `${this.path}/${path}`, {
      token: this.token,
      body,
    });
  }

  page(query: Record<string, string>) {
    return this.service.request<Answer>('GET', this.path, { token: this.token, query });
  }

  /** What is there, as a table. */
  file(query: { kind: string; format: string }) {
    const path = this.path.replace(/imports$/, 'import-files');
    return this.service.request<{ code: string }>('GET', path, { token: this.token, query });
  }

  get(path: string) {
    return this.service.request<Answer>('GET', `${this.path}/${path}`, { token: this.token });
  }

  preview(
    { id, mapping, skipRows }: Pick<ImportJob, 'id' | 'mapping' | 'skipRows'>,
    asked: object = {},
  ) {
    return this.post(`${id}/preview`, { mapping, skipRows, ...asked });
  }

  /** Sends a table, imports it and waits for its end. */
  async import(query: Record<string, string>, table: string, started: Started = {}) {
    const { body } = await this.upload(query, table);
    const { mapping, skipRows } = body;
    await this.post(`${body.id}/start`, { mapping, skipRows, rows: 'all', ...started });
    return this.ended(body.id, 'done');
  }

  /** Keeps under a name how a table is read, changes and drops that again, and mends a cell; answers how each went. */
  async keepAndMend(
    kind: string,
    { id, mapping, columns }: Pick<ImportJob, 'id' | 'mapping' | 'columns'>,
  ): Promise<number[]> {
    const path = this.path.replace(/imports$/, 'import-mappings');
    const { token } = this;
    const named = { name: 'Kept by a test', mapping };
    const made = await this.service.request<{ id: string }>('POST', path, {
      ...{ token, body: { kind, ...named } },
    });
    const one = `${path}/${made.body.id}`;
    const body = { ...named, name: 'Named anew', version: 0 };
    const changed = await this.service.request('PUT', one, { token, body });
    const dropped = await this.service.request('DELETE', `${one}?version=1`, { token });
    const mended = await this.service.request('PUT', `${this.path}/${id}/cells`, {
      ...{ token, body: { cells: [{ line: 2, column: columns[0], text: 'mended' }] } },
    });
    return [made, changed, dropped, mended].map(({ status }) => status);
  }

  async undo(id: string) {
    await this.post(`${id}/undo`);
    return this.ended(id, 'undone');
  }

  ended(id: string, status: ImportJob['status']): Promise<ImportJob> {
    return this.service.waitFor(async () => {
      const { body } = await this.get(id);
      return body.status === status && body;
    });
  }
}
