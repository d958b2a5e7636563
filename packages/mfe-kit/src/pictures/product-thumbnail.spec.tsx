import { fireEvent, render } from '@testing-library/react';
import { ProductThumbnail } from './product-thumbnail';

const URL = '/images/products/panel/card.jpg';

const show = (url: string | null, otherwise?: string) => {
  const { container } = render(
    <ProductThumbnail url={url} otherwise={otherwise} size={96} className="line" />,
  );
  const img = () => container.querySelector('img');
  return {
    shown: () => img()?.getAttribute('src') ?? null,
    sources: () => container.querySelectorAll('source').length,
    fail: () => fireEvent.error(img() as HTMLImageElement),
  };
};

it('asks for better formats first, then for the file alone, then for the other one', () => {
  const thumbnail = show(URL, '/other.jpg');
  expect([thumbnail.sources(), thumbnail.shown()]).toEqual([2, URL]);
  thumbnail.fail();
  expect([thumbnail.sources(), thumbnail.shown()]).toEqual([0, URL]);
  thumbnail.fail();
  expect(thumbnail.shown()).toBe('/other.jpg');
  thumbnail.fail();
  expect(thumbnail.shown()).toBeNull();
});

it('shows the placeholder at once where a product has no picture', () => {
  expect(show(null).shown()).toBeNull();
  expect(show('').shown()).toBeNull();
});
