import { MessagingTest } from './fixtures/messaging-test';
import { handlerSpecs } from './messaging/handlers';
import { outboxSpecs } from './messaging/outbox';
import { transportSpecs } from './messaging/transport';

const test = new MessagingTest();

beforeAll(() => test.open());
afterAll(() => test.service.close());

outboxSpecs(test);
transportSpecs(test);
handlerSpecs(test);
