import {
  HOME_SECTIONS,
  homeInputSchema,
  type Home,
  type HomeInput,
  type HomeSection,
} from '@solar/contracts/admin/home-http';
import { z } from 'zod';

/** The form: every section with all of its texts, also those that nobody wrote. */
export type HomeForm = Pick<HomeInput, 'sections'>;

export const homeFormSchema = z.object({
  sections: homeInputSchema.shape.sections,
}) as unknown as z.ZodType<HomeForm, HomeForm>;

/** What the form opens with. */
export function homeFormValues({ sections, defaults }: Home): HomeForm {
  return { sections: sections.map((section) => withAllTexts(section, defaults)) };
}

/** A section as it is built in, at its place. */
export function builtInSection({ id, shown }: HomeSection, defaults: Home['defaults']) {
  return withAllTexts({ id, shown, texts: [], picture: null }, defaults);
}

/** What is sent: a text that says what the built-in one says follows that one. */
export function homeInputOf({ sections }: HomeForm, { defaults, version }: Home): HomeInput {
  const ownTexts = ({ id, texts }: HomeSection) =>
    texts.filter(({ key, text }) => {
      const builtIn = defaults[id][key];
      return text.en !== builtIn?.en || text.fr !== builtIn.fr;
    });
  return {
    sections: sections.map((section) => ({ ...section, texts: ownTexts(section) })),
    version,
  };
}

function withAllTexts(section: HomeSection, defaults: Home['defaults']): HomeSection {
  const texts = HOME_SECTIONS[section.id].texts.map((key) => ({
    key,
    text: section.texts.find((one) => one.key === key)?.text ??
      defaults[section.id][key] ?? { en: '', fr: '' },
  }));
  return { ...section, texts };
}
