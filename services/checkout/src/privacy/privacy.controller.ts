import { Controller } from '@nestjs/common';
import {
  checkoutPersonalData,
  userAnonymised,
  type PersonalDataPage,
  type PersonalDataRequest,
  type Person,
} from '@solar/contracts/account/personal-data';
import type { Envelope } from '@solar/contracts/common/envelope';
import { Answer, ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import { PersonalDataStore } from '@solar/service-kit/personal-data/personal-data-store';

/** What this service says about a person who asks for their data, and does when their account is deleted. */
@Controller()
export class PrivacyController {
  constructor(private readonly data: PersonalDataStore) {}

  @Answer(checkoutPersonalData)
  page(request: PersonalDataRequest): Promise<PersonalDataPage> {
    return this.data.page(request);
  }

  @ConsumeBatch(userAnonymised, { durable: 'erase-person' })
  erase(deleted: readonly Envelope<Person>[]): Promise<void> {
    return this.data.erase(deleted.map(({ data }) => data));
  }
}
