import { startI18n } from '@solar/mfe-kit/i18n/i18n';
import { offerVideos } from './videos';

beforeAll(() => startI18n());

function textWith(figure: string): HTMLElement {
  const text = document.createElement('div');
  text.innerHTML = figure;
  return text;
}

const FIGURE =
  '<figure data-video="youtube" data-video-id="aqz-KE-bpKQ"><figcaption>A roof</figcaption></figure>';

it('asks nothing of the provider before the reader presses the button', async () => {
  const text = textWith(FIGURE);
  await offerVideos(text);
  expect(text.querySelector('iframe, img')).toBeNull();
  expect(text.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  text.querySelector('button')?.click();
  const frame = text.querySelector('iframe');
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  expect(frame?.title).toBe('A roof');
  expect(text.querySelector('button')).toBeNull();
});

it('offers a video once, and none of an unknown provider', async () => {
  const text = textWith(FIGURE + FIGURE.replace('youtube', 'constructor'));
  await offerVideos(text);
  await offerVideos(text);
  expect(text.querySelectorAll('button')).toHaveLength(1);
});
