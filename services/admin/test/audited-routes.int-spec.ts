import { join } from 'node:path';
import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import type { AuditView } from '@solar/contracts/admin/audit-http';
import type { Media } from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { userChanged } from '@solar/contracts/account/events';
import { DeadLetters } from '@solar/service-kit/messaging/dead-letters';
import { runAsJob } from '@solar/service-kit/telemetry/request-context';
import { mistakesOfAuditedRoutes } from '@solar/service-kit/testing/audited-routes';
import type { TestService } from '@solar/service-kit/testing/test-service';
import sharp from 'sharp';
import { ContentUpkeep } from '../src/content/history/upkeep';
import { projectInput, startAdmin } from './admin-service';

const PROJECTS = '/api/admin/content/projects';

describe('the audit trail', () => {
  let service: TestService;
  let admin: string;

  beforeAll(async () => {
    service = await startAdmin();
    admin = await service.token({ role: 'admin' });
  });
  afterAll(() => service.close());

  const ask = <T = Record<string, never>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => service.request<T>(method, path, { token: admin, ...(body ? { body } : {}) });

  /** The entries of the whole way: written with the change, sent, gathered, and read by an administrator. */
  const found = (query: string, fits: (entry: AuditView) => boolean) =>
    service.waitFor(async () => {
      const { body } = await ask<Page<AuditView>>('GET', `/api/admin/audit?${query}`);
      return body.items.find(fits);
    });

  it('has an entry for every endpoint that changes something, or a reason why none', async () => {
    expect(await mistakesOfAuditedRoutes(service, join(__dirname, '..'))).toEqual([]);
  });

  it('shows what a job has done, by its name', async () => {
    const { body: entry } = await ask<AdminContentEntry>('POST', PROJECTS, projectInput('planned'));
    const publishAt = new Date(Date.now() + 60_000).toISOString();
    const plan = await ask('PUT', `${PROJECTS}/${entry.id}/schedule`, { publishAt, hideAt: null });
    expect(plan.status).toBe(200);
    const upkeep = service.get(ContentUpkeep);
    await runAsJob('content-plans', () => upkeep.carryOutPlans(new Date(Date.now() + 120_000)));
    const shown = await found(`thing=${entry.id}&by=job`, ({ action }) => action === 'changed');
    expect(shown).toMatchObject({
      service: 'admin',
      actor: { kind: 'job', name: 'content-plans' },
      thing: { type: 'content', id: entry.id },
      via: null,
    });
    expect(shown.changes).toContainEqual({ field: 'status', from: 'draft', to: 'published' });
  });

  it('shows who has deleted an entry for good, and a file', async () => {
    const { body: entry } = await ask<AdminContentEntry>('POST', PROJECTS, projectInput('gone'));
    expect((await ask('DELETE', `${PROJECTS}/${entry.id}`)).status).toBe(204);
    expect((await ask('DELETE', `${PROJECTS}/trash/${entry.id}`)).status).toBe(204);
    const forGood = await found(
      `thing=${entry.id}`,
      ({ via }) => via?.includes('/trash/') ?? false,
    );
    expect([forGood.action, forGood.thing.label]).toEqual(['removed', 'Rooftop in Al Quoz']);

    const file = await upload();
    expect((await ask('DELETE', `/api/admin/media/${file.id}`)).status).toBe(204);
    await found(`thing=${file.id}`, ({ action }) => action === 'removed');
  });

  it('shows who has sent a failed message again, and who has dropped it', async () => {
    await service.publishRaw(userChanged.subject, 'not json');
    const first = await failedMessage(0);
    expect((await ask('POST', `/api/admin/dead-letters/${first}/replay`)).status).toBe(204);
    const replayed = await found('type=dead-letter', ({ action }) => action === 'replayed');
    expect(replayed.thing.id).toBe(String(first));
    // What nobody can read fails once more.
    const second = await failedMessage(first);
    expect((await ask('DELETE', `/api/admin/dead-letters/${second}`)).status).toBe(204);
    await found('type=dead-letter', ({ thing }) => thing.id === String(second));
  });

  async function failedMessage(after: number): Promise<number> {
    const letters = service.get(DeadLetters);
    return service.waitFor(async () => {
      const { items } = await letters.list({ pageSize: 50 });
      return items.find(({ sequence }) => sequence > after)?.sequence;
    });
  }

  async function upload(): Promise<Media> {
    const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#0af' } })
      .png()
      .toBuffer();
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const { body } = await service.request<Media>('POST', '/api/admin/media', {
      token: admin,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--b--\r\n')]),
    });
    return body;
  }
});
