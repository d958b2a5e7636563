import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOCAL_STEP } from '@solar/contracts/common/focal-point';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { ContentPicture } from './content-picture';

const image = { path: '/api/bucket/uploads/med_1.jpg', alt: { en: 'Roof', fr: 'Toit' } };

it('names the focal point to the style sheet, and nothing for the centre', async () => {
  const { unmount } = await renderWithKit(
    <ContentPicture image={image} focalPoint={{ x: 80, y: 0 }} />,
  );
  expect(screen.getByAltText('Roof').dataset).toMatchObject({ focusX: '80', focusY: '0' });
  unmount();
  await renderWithKit(<ContentPicture image={image} />);
  expect(Object.keys(screen.getByAltText('Roof').dataset)).toEqual([]);
});

it('has a rule for every place that a focal point can have', () => {
  const css = readFileSync(join(__dirname, 'content-picture.module.css'), 'utf8');
  const unruled = ['x', 'y'].flatMap((axis) =>
    Array.from({ length: 100 / FOCAL_STEP + 1 }, (_, step) => step * FOCAL_STEP)
      .filter((percent) => percent !== 50)
      .filter(
        (percent) =>
          !css.includes(`[data-focus-${axis}='${percent}'] {\n  --focus-${axis}: ${percent}%;`),
      )
      .map((percent) => `${axis} ${percent}`),
  );
  expect(unruled).toEqual([]);
});
