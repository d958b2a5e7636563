import { HOME_SECTION_IDS, HOME_SECTIONS, type Home } from '@solar/contracts/admin/home-http';
import { builtInSection, homeFormSchema, homeFormValues, homeInputOf } from './home-form';

const text = (en: string) => ({ en, fr: `${en} fr` });
const defaults = Object.fromEntries(
  HOME_SECTION_IDS.map((id) => [
    id,
    Object.fromEntries(HOME_SECTIONS[id].texts.map((key) => [key, text(`${id} ${key}`)])),
  ]),
) as Home['defaults'];
const stored: Home = {
  sections: HOME_SECTION_IDS.map((id) => ({
    ...{ id, shown: id !== 'awards', picture: null },
    texts: id === 'why' ? [{ key: 'heat.title', text: text('Heat') }] : [],
  })),
  defaults,
  version: 3,
};

it('opens with every text, and sends those that somebody wrote', () => {
  const values = homeFormValues(stored);
  const why = values.sections.find(({ id }) => id === 'why');
  expect(why?.texts.map(({ key }) => key)).toEqual(HOME_SECTIONS.why.texts);
  expect(why?.texts.find(({ key }) => key === 'heat.title')?.text.en).toBe('Heat');
  expect(homeFormSchema.safeParse(values).success).toBe(true);
  expect(homeInputOf(values, stored)).toEqual({ sections: stored.sections, version: 3 });
});

it('goes back to the built-in texts of a section', () => {
  const why = stored.sections.find(({ id }) => id === 'why');
  if (!why) throw new Error('The section is there');
  const sections = [builtInSection({ ...why, shown: false }, defaults)];
  expect(homeInputOf({ sections }, stored).sections).toEqual([
    { id: 'why', shown: false, texts: [], picture: null },
  ]);
});

it('refuses an English text that is empty, and a first view that is not the first', () => {
  const values = homeFormValues(stored);
  const [hero, ...others] = values.sections;
  if (!hero) throw new Error('The first view is there');
  expect(homeFormSchema.safeParse({ sections: [...others, hero] }).success).toBe(false);
  const silent = { ...hero, texts: [{ key: 'title', text: { en: ' ', fr: '' } }] };
  expect(homeFormSchema.safeParse({ sections: [silent, ...others] }).success).toBe(false);
});
