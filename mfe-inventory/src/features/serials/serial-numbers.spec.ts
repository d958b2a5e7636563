import { readSerials, repeatedSerial } from './serial-numbers';

describe('serial numbers in a text', () => {
  it('stand in lines, or between commas, semicolons and blanks', () => {
    expect(readSerials('a-1\r\nA-2, a-3;A-4  a-5\tA-6\n')).toEqual([
      ...['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'],
    ]);
  });

  it('count once, however often they are scanned', () => {
    expect(readSerials('a-1 A-1 a-1')).toEqual(['A-1']);
  });

  it('are named when they come twice, once the last is written', () => {
    expect(repeatedSerial('a-1\nb-1\nA-1\n')).toBe('A-1');
    expect(repeatedSerial('a-1\na-1')).toBeUndefined();
    expect(repeatedSerial('a-1\na-10\n')).toBeUndefined();
  });

  it('are none in an empty text', () => {
    expect(readSerials(' \n,')).toEqual([]);
  });
});
