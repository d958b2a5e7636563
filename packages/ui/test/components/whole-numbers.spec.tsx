import { render } from '@testing-library/react';
import { WholeNumbers } from '@solar/ui/whole-numbers/whole-numbers';

const wholeIn = (title: string) => {
  const { container } = render(<WholeNumbers>{title}</WholeNumbers>);
  expect(container.textContent).toBe(title);
  return [...container.querySelectorAll('bdi')].map((part) => part.textContent);
};

it('keeps the numbers of a title on one line, and breaks nothing else', () => {
  expect(wholeIn('Commande ALSA-2026-000123')).toEqual(['ALSA-2026-000123']);
  expect(wholeIn('Annuler le retour ALSA-2026-000123-R1 ?')).toEqual(['ALSA-2026-000123-R1']);
  expect(wholeIn('Q-7QK2M9XA, T-KNH98ELG')).toEqual(['Q-7QK2M9XA', 'T-KNH98ELG']);
  expect(wholeIn('Sign-in and SUN2000-10KTL-M1')).toEqual([]);
  expect(wholeIn('Avez-vous un e-mail ?')).toEqual([]);
});
