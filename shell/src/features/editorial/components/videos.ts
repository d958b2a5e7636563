import { activeI18n, registerLocales } from '@solar/mfe-kit/i18n/i18n';
import styles from './videos.module.css';

const PROVIDERS = {
  youtube: {
    name: 'YouTube',
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    page: (id: string) => `https://vimeo.com/${id}`,
    frame: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
} as const;

type Provider = (typeof PROVIDERS)[keyof typeof PROVIDERS];

/**
 * Puts a button in the place of each video of a text. Nothing is asked of the provider, not even a picture, before the reader presses
 * it; who does so agrees for this one video.
 */
export async function offerVideos(text: HTMLElement): Promise<void> {
  await registerLocales('video', {
    en: () => import('./locales/video.en.json'),
    fr: () => import('./locales/video.fr.json'),
  });
  for (const figure of text.querySelectorAll<HTMLElement>('figure[data-video]')) {
    const { video = '', videoId } = figure.dataset;
    const provider = Object.hasOwn(PROVIDERS, video)
      ? PROVIDERS[video as keyof typeof PROVIDERS]
      : undefined;
    if (!provider || !videoId || figure.querySelector('button, iframe')) continue;
    figure.prepend(offer(figure, provider, videoId));
  }
}

function offer(figure: HTMLElement, provider: Provider, id: string): HTMLElement {
  const { t } = activeI18n();
  const say = (key: string) => t(`video:video.${key}`, { provider: provider.name });
  const box = document.createElement('div');
  box.className = styles.offer ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.play ?? '';
  button.textContent = say('play');
  button.addEventListener('click', () => box.replaceWith(player(figure, provider, id)));
  const note = document.createElement('p');
  note.textContent = `${say('note')} `;
  const link = document.createElement('a');
  link.href = provider.page(id);
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
  link.textContent = say('open');
  note.append(link);
  box.append(button, note);
  return box;
}

function player(figure: HTMLElement, provider: Provider, id: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = styles.player ?? '';
  frame.src = provider.frame(id);
  frame.title = figure.querySelector('figcaption')?.textContent || provider.name;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}
