import type { Role } from '@solar/contracts/common/permissions';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startAdmin } from './admin-service';

/** Who sends mails: nobody takes them here, so they are tried again for a while. A test that waits for rest does without. */
export const SENDERS_OF_MAILS = ['admin--send-mail'];

/** The admin service, with somebody who works there. */
export class Site {
  /** Of who works there. */
  token = '';
  private started: TestService | undefined;

  constructor(private readonly role: Role) {}

  async open(): Promise<void> {
    this.started = await startAdmin();
    this.token = await this.service.token({ role: this.role });
  }

  get service(): TestService {
    if (!this.started) throw new Error('The site is not open yet');
    return this.started;
  }
}

/** A site for the tests around it. */
export function siteFor(role: Role): Site {
  const site = new Site(role);
  beforeAll(() => site.open());
  afterAll(() => site.service.close());
  return site;
}
