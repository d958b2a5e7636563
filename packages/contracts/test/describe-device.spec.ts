import { describeDevice } from '../src/account/describe-device';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    { browser: 'Edge', system: 'Windows', mobile: false },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
    { browser: 'Safari', system: 'iPhone', mobile: true },
  ],
  ['curl/8.0', { browser: '', system: '', mobile: false }],
])('%s', (userAgent, expected) => {
  expect(describeDevice(userAgent)).toEqual(expected);
});
