import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import { projectInput } from '../admin-service';
import { Site } from '../site';

export const PROJECTS = '/api/admin/content/projects';

/** The site as its editor works on it. */
export class ContentSite extends Site {
  ask<T = Record<string, never>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) {
    return this.service.request<T>(method, path, { token: this.token, ...(body ? { body } : {}) });
  }

  /** A new project. */
  async create(slug: string): Promise<AdminContentEntry> {
    const { status, body } = await this.ask<AdminContentEntry>(
      'POST',
      PROJECTS,
      projectInput(slug),
    );
    expect(status).toBe(201);
    return body;
  }

  publish(id: string) {
    return this.ask('PUT', `${PROJECTS}/${id}/status`, { status: 'published' });
  }
}

/** A site for the tests around it. */
export function contentSite(): ContentSite {
  const site = new ContentSite('editor');
  beforeAll(() => site.open());
  afterAll(() => site.service.close());
  return site;
}
