import { isLinkAddress, readVideoAddress } from './video-address';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=1', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/148751763', 'vimeo', '148751763'],
])('reads %s', (address, provider, videoId) => {
  expect(readVideoAddress(address)).toEqual({ provider, videoId });
});

it.each(['https://elsewhere.example/watch?v=aqz-KE-bpKQ', 'javascript:alert(1)', ''])(
  'refuses %s as a video',
  (address) => expect(readVideoAddress(address)).toBeNull(),
);

it('knows addresses that a link may lead to', () => {
  const good = ['/products', '#cost', 'https://www.dewa.gov.ae', 'mailto:a@b.ae', 'tel:+971 4 555'];
  const bad = ['javascript:alert(1)', '//elsewhere.example', 'http://a.example', 'products', ''];
  expect(good.filter((address) => !isLinkAddress(address))).toEqual([]);
  expect(bad.filter(isLinkAddress)).toEqual([]);
});
