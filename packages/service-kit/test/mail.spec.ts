import { compareLocales } from '../src/mail/compare-locales';
import type { MailBlock } from '../src/mail/mail-content';
import { MailWriter, type MailData } from '../src/mail/mail-writer';
import { renderMail } from '../src/mail/template';
import sharedEn from '../locales/mail.en.json';
import sharedFr from '../locales/mail.fr.json';

const brand = { name: 'Sun & Sons', url: 'https://sun.example', contactEmail: 'hi@sun.example' };

const en = {
  mails: {
    parcel: {
      subject: 'Parcel {{number}} of {{company}}',
      body: ['It left on {{day}}.', 'It comes soon.'],
      facts: { carrier: 'Carrier' },
      button: 'Follow it',
      after: 'Keep this mail.',
      link: 'No more mails',
    },
  },
  words: { states: { shipped: 'shipped' } },
};
const fr = {
  mails: {
    parcel: {
      subject: 'Colis {{number}} de {{company}}',
      body: ['Il est parti le {{day}} !', 'Il arrive bientôt.'],
      facts: { carrier: 'Transporteur' },
      button: 'Le suivre',
      after: 'Gardez ce message.',
      link: 'Plus de messages',
    },
  },
  words: { states: { shipped: 'expédié' } },
};

class ParcelMails extends MailWriter<typeof en> {
  constructor() {
    super({ en, fr }, () => brand, {
      values: { number: 'P-7', carrier: { en: 'Post', fr: 'La Poste' } },
      mails: { parcel: { quotation: { en: 'Ring twice', fr: 'Sonnez deux fois' } } },
    });
  }
}

const mails = new ParcelMails();
const data: MailData = {
  to: 'zoe@example.com',
  language: 'en',
  name: 'Zoé',
  values: { number: 'P-1', day: 'Monday' },
  facts: [
    { fact: 'carrier', value: 'Falcon' },
    { label: '2 × Panel', value: '$10', strong: true },
  ],
  quotation: 'At the\nback door',
  button: 'https://sun.example/p?a=1&b=2',
  link: 'https://sun.example/stop',
};

function render(blocks: MailBlock[], language = 'en') {
  return renderMail({ language, subject: 'S', blocks, footer: [], brand });
}

it('says the same as text and as HTML', async () => {
  const mail = await mails.write('parcel', data);
  expect(mail).toMatchObject({ to: 'zoe@example.com', subject: 'Parcel P-1 of Sun & Sons' });
  expect(mail.text).toBe(
    [
      'Parcel P-1 of Sun & Sons',
      'Hello Zoé,',
      'It left on Monday.',
      'It comes soon.',
      '> At the\n> back door',
      'Carrier: Falcon\n2 × Panel: $10',
      'Follow it:\nhttps://sun.example/p?a=1&b=2',
      'Keep this mail.',
      'No more mails:\nhttps://sun.example/stop',
      '-- \nQuestions? Write to hi@sun.example.\nSun & Sons\nhttps://sun.example\n',
    ].join('\n\n'),
  );
  const html = mail.html ?? '';
  for (const part of [
    '<html lang="en" dir="ltr"',
    'Parcel <span style="white-space:nowrap;">P-1</span> of Sun &amp; Sons</h1>',
    'At the<br>back door',
    'Falcon</td>',
    'font-weight:700;text-align:left;">2 × Panel</th>',
    'href="https://sun.example/p?a=1&amp;b=2"',
    'Questions? Write to hi@sun.example.',
    'prefers-color-scheme:dark',
    '<!--[if mso]>',
  ]) {
    expect(html).toContain(part);
  }
});

it('escapes what people wrote, and reads no template in it', async () => {
  const hostile = `<img src=x onerror="alert('1')"> {{day}} $t(greeting)`;
  const values = { number: hostile, day: 'Monday' };
  const mail = await mails.write('parcel', { ...data, name: hostile, quotation: hostile, values });
  const { html = '', text, subject } = mail;
  expect(html).not.toMatch(/<img|onerror="/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
  expect(text).toContain(`Hello ${hostile},`);
  expect(text).toContain(`> ${hostile}`);
  expect(subject).toBe(`Parcel ${hostile} of Sun & Sons`);
});

it('takes several paragraphs in one value, and points to pages with what they say', async () => {
  const { html, text } = await mails.write('parcel', {
    ...data,
    values: { number: 'P-1', day: 'Monday.\n\nReally' },
    entries: [
      { title: 'Batteries & shade', text: 'A year of figures', url: 'https://sun.example/a' },
    ],
  });
  expect(html).toContain('<p style="margin:0;">It left on Monday.</p>');
  expect(html).toContain('<p style="margin:0;">Really.</p>');
  expect(html).toMatch(/<a href="https:\/\/sun\.example\/a"[^>]*>Batteries &amp; shade<\/a>/);
  expect(text).toContain('Batteries & shade\nA year of figures\nhttps://sun.example/a');
});

it('keeps a subject on one line', async () => {
  const values = { number: 'P-1\r\nBcc: all@example.com', day: 'Monday' };
  expect((await mails.write('parcel', { ...data, values })).subject).toBe(
    'Parcel P-1 Bcc: all@example.com of Sun & Sons',
  );
});

it('refuses a link that would run', () => {
  const url = 'javascript:alert(1)';
  expect(() => render([{ kind: 'button', label: 'Go', url }])).toThrow('javascript:');
});

it('sets French signs on the line of their word', async () => {
  const { text } = await mails.write('parcel', { ...data, language: 'fr' });
  expect(text).toContain('Il est parti le Monday\u00a0!');
  expect(text).toMatch(/\u00a0: Falcon$/m);
  expect(text).toContain('Une question\u00a0? Écrivez à hi@sun.example.');
});

it('turns round for languages that are written from the right', () => {
  const { html } = render([{ kind: 'facts', rows: [{ label: 'a', value: 'b' }] }], 'ar-AE');
  expect(html).toContain('<html lang="ar-AE" dir="rtl"');
  expect(html).toMatch(/<th scope="row"[^>]* align="right"/);
  expect(html).not.toMatch(/<th scope="row"[^>]* align="left"/);
});

it('writes no mail with a hole in it', async () => {
  await expect(mails.write('parcel', { ...data, values: { number: 'P-1' } })).rejects.toThrow(
    'day',
  );
  const facts = [{ fact: 'weight', value: '3 kg' }];
  await expect(mails.write('parcel', { ...data, facts })).rejects.toThrow('facts.weight');
  await expect(mails.word('fr', 'states', 'lost')).rejects.toThrow('states.lost');
  expect(await mails.word('fr', 'states', 'shipped')).toBe('expédié');
});

it('finds what one language leaves out', () => {
  expect(compareLocales({ en, fr })).toEqual([]);
  const { link: _link, ...parcel } = fr.mails.parcel;
  const incomplete = { mails: { parcel: { ...parcel, subject: 'Colis', more: 'x' } } };
  expect(compareLocales({ en, fr: incomplete })).toEqual([
    'fr: mails.parcel.link is missing',
    'fr: words.states.shipped is missing',
    'en: mails.parcel.more is missing',
    'fr: mails.parcel.subject has other values',
  ]);
  expect(Object.keys(sharedFr)).toEqual(Object.keys(sharedEn));
});

it('shows every mail with sample data, and the name of a value that has none', async () => {
  expect(mails.names()).toEqual(['parcel']);
  const shown = await mails.preview('parcel', 'fr');
  expect(shown.subject).toBe('Colis P-7 de Sun & Sons');
  for (const part of [
    'Il est parti le ‹day›',
    '> Sonnez deux fois',
    'Transporteur\u00a0: La Poste',
  ]) {
    expect(shown.text).toContain(part);
  }
  expect(shown.html).toContain('<html lang="fr"');
});

it('leads to the pages of the site in the language of the mail, and nowhere else', async () => {
  const linksOf = async (over: Partial<MailData>) => {
    const { html = '' } = await mails.write('parcel', { ...data, ...over });
    return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  };
  const french = { language: 'fr' as const, values: { number: 'P-1', day: 'lundi' } };
  const entries = [
    { title: 'A', text: '', url: 'https://sun.example/fr/blog/a' },
    { title: 'B', text: '', url: 'https://sun.example/french-doors' },
    { title: 'C', text: '', url: 'https://sun.example.org/c' },
    { title: 'D', text: '', url: 'https://sun.example/api/content/d.pdf' },
  ];
  expect(await linksOf({ ...french, entries, link: 'mailto:hi@sun.example' })).toEqual([
    'https://sun.example/fr',
    'https://sun.example/fr/blog/a',
    'https://sun.example/fr/french-doors',
    'https://sun.example.org/c',
    'https://sun.example/api/content/d.pdf',
    'https://sun.example/fr/p?a=1&amp;b=2',
    'mailto:hi@sun.example',
    'https://sun.example/fr',
  ]);
  expect((await linksOf({})).filter((href) => href.includes('/fr'))).toEqual([]);
});
