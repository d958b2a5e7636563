import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useState } from 'react';
import { setLanguage, startI18n } from '@solar/mfe-kit/i18n/i18n';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { staticPart } from '@solar/mfe-kit/page/static-part';

interface TextProps {
  text: string;
}
const Text = ({ text }: TextProps) => <p>{text} from the browser</p>;
const load = jest.fn(async () => Text);

/** A page around the part, with what changes its text. */
function Page({ Part }: { Part: ReturnType<typeof staticPart<TextProps>> }) {
  const [text, setText] = useState('One');
  return (
    <main>
      <Part text={text} className="part" />
      <button onClick={() => setText('Two')}>Change</button>
    </main>
  );
}

const FROM_SERVER =
  '<main><div class="part" data-still=""><p>One from the server</p></div><button>Change</button></main>';

async function takeOver() {
  await startI18n();
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = FROM_SERVER;
  const text = host.querySelector('p');
  const onRecoverableError = jest.fn();
  const Part = staticPart('slice/text', load);
  const root = await act(async () =>
    hydrateRoot(host, <Page Part={Part} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { text, remove: () => act(async () => root.unmount()).then(() => host.remove()) };
}

beforeEach(() => load.mockClear());

it('keeps what the server sent and asks for no code, until it shows something else', async () => {
  const { text, remove } = await takeOver();
  expect(screen.getByText('One from the server')).toBe(text);
  expect(load).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('Two from the browser')).toBeTruthy();
  expect(screen.queryByText(/from the server/)).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  await remove();
});

it('is rendered in the browser when the language changes', async () => {
  const { remove } = await takeOver();
  await act(async () => setLanguage('fr'));
  expect(screen.getByText('One from the browser')).toBeTruthy();
  await act(async () => setLanguage('en'));
  expect(screen.getByText('One from the browser')).toBeTruthy();
  await remove();
});

it('is rendered where no document came from the server, at once if its code is there', async () => {
  const Part = staticPart('slice/text', load);
  await Part.load();
  await renderWithKit(<Part text="Three" />);
  expect(screen.getByText('Three from the browser')).toBeTruthy();
});
