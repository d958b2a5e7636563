import { DEFAULT_TICKET_TARGETS } from '@solar/contracts/account/ticket-targets';
import type { OfficeHours } from '@solar/contracts/common/office-hours';
import { timesAfter } from '../src/ticket/ticket-times';

const HOURS: OfficeHours = {
  timeZone: 'Asia/Dubai',
  openDays: [0, 1, 2, 3, 4],
  opensAtHour: 9,
  closesAtHour: 18,
  holidays: [],
};
const TIMES = { hours: HOURS, targets: DEFAULT_TICKET_TARGETS };
const HOUR = 3_600_000;
/** Thursday, 17:00 in Dubai. */
const createdAt = new Date('2026-11-26T13:00:00Z');
const fresh = { createdAt, firstAnsweredAt: null, solvedAt: null };
const after = { status: 'new', priority: 'urgent', answered: false, at: createdAt } as const;
const due = (times: { dueAt: Date | null }) => times.dueAt?.toISOString() ?? null;

it('wants the first answer in office time, after the weekend', () => {
  expect(due(timesAfter(TIMES, fresh, after))).toBe('2026-11-29T06:00:00.000Z');
  const low = { ...after, priority: 'low' } as const;
  expect(due(timesAfter(TIMES, fresh, low))).toBe('2026-11-30T13:00:00.000Z');
});

it('wants the solution once it is answered, and keeps how long that took', () => {
  const at = new Date('2026-11-29T05:30:00Z');
  const answered = timesAfter(TIMES, fresh, { ...after, status: 'open', answered: true, at });
  expect(answered).toMatchObject({ firstAnsweredAt: at, firstAnswerMs: 1.5 * HOUR });
  expect(due(answered)).toBe('2026-11-29T13:00:00.000Z');
  const later = new Date('2026-11-29T10:00:00Z');
  const again = { ...after, status: 'open', answered: true, at: later } as const;
  expect(timesAfter(TIMES, { ...fresh, firstAnsweredAt: at }, again).firstAnsweredAt).toBe(at);
});

it('wants nothing while somebody else is to act, and when it is solved', () => {
  const at = new Date('2026-11-29T06:00:00Z');
  const waiting = { ...after, status: 'waiting_on_customer', at } as const;
  expect(timesAfter(TIMES, fresh, waiting)).toMatchObject({ dueAt: null, solutionMs: null });
  const solved = timesAfter(TIMES, fresh, { ...after, status: 'resolved', at });
  expect(solved).toMatchObject({ dueAt: null, solvedAt: at, solutionMs: 2 * HOUR });
  const closed = { ...after, status: 'closed', at: new Date('2026-11-30T06:00:00Z') } as const;
  expect(timesAfter(TIMES, { ...fresh, solvedAt: at }, closed).solvedAt).toBe(at);
  const reopened = { ...after, status: 'open', at } as const;
  expect(timesAfter(TIMES, { ...fresh, solvedAt: at }, reopened)).toMatchObject({
    solvedAt: null,
    solutionMs: null,
  });
});
