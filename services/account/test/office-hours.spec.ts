import { officeStatus } from '../src/chat/office-hours';

it.each([
  ['Sunday 9:00 in Dubai', '2026-11-22T05:00:00Z', { open: true, opensAt: null }],
  ['Thursday 17:59', '2026-11-26T13:59:59Z', { open: true, opensAt: null }],
  ['Sunday 8:59', '2026-11-22T04:59:59Z', { open: false, opensAt: '2026-11-22T05:00:00.000Z' }],
  ['Monday 18:00', '2026-11-23T14:00:00Z', { open: false, opensAt: '2026-11-24T05:00:00.000Z' }],
  ['Thursday 18:00', '2026-11-26T14:00:00Z', { open: false, opensAt: '2026-11-29T05:00:00.000Z' }],
  ['Saturday', '2026-11-28T10:00:00Z', { open: false, opensAt: '2026-11-29T05:00:00.000Z' }],
  ['1:00 on Sunday', '2026-11-21T21:00:00Z', { open: false, opensAt: '2026-11-22T05:00:00.000Z' }],
])('%s', (_when, now, expected) => {
  expect(officeStatus(new Date(now))).toEqual(expected);
});
