import { rectangleBetween } from './crop-rectangle';

it.each([
  [
    { x: 10, y: 20 },
    { x: 60, y: 90 },
    { left: 10, top: 20, width: 50, height: 70 },
  ],
  [
    { x: 60, y: 90 },
    { x: 10, y: 20 },
    { left: 10, top: 20, width: 50, height: 70 },
  ],
  [
    { x: -5, y: 40 },
    { x: 140, y: 40.2 },
    { left: 0, top: 40, width: 100, height: 1 },
  ],
  [
    { x: 100, y: 100 },
    { x: 120, y: 130 },
    { left: 99, top: 99, width: 1, height: 1 },
  ],
])('is drawn from %o to %o', (one, other, expected) => {
  expect(rectangleBetween(one, other)).toEqual(expected);
});
