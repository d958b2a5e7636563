import { Controller } from '@nestjs/common';
import { readMailAddress } from '@solar/contracts/account/rpc';
import { Answer } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { UserRepository } from './user.repository';

/** What other services ask about a person. */
@Controller()
export class UserRpc {
  constructor(private readonly users: UserRepository) {}

  @Answer(readMailAddress)
  async mailAddress({ userId }: z.infer<typeof readMailAddress.request>) {
    const user = await this.users.findById(userId);
    return { email: user && !user.anonymisedAt ? user.email : null };
  }
}
