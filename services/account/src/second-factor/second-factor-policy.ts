import { Injectable } from '@nestjs/common';
import { SiteBrand } from '../mails/site-brand';
import type { UserDoc } from '../user/user.schema';

/** Who has to sign in with a second factor: staff, when the site's settings say so. */
@Injectable()
export class SecondFactorPolicy {
  constructor(private readonly site: SiteBrand) {}

  async isRequired({ role }: Pick<UserDoc, 'role'>): Promise<boolean> {
    return role !== 'user' && (await this.site.requiresStaffSecondFactor());
  }

  /** True for somebody who has to set it up before anything else. */
  async mustEnrol(user: UserDoc): Promise<boolean> {
    return !user.secondFactorAt && (await this.isRequired(user));
  }
}
