import fc from 'fast-check';
import { FrameReader } from '../../../src/mongo/wire/frame-reader';

const LENGTH_PREFIX = {
  headerBytes: 4,
  messageLength: (bytes: Buffer, at: number) => bytes.readInt32LE(at),
};

function frame(payload: Uint8Array): Buffer {
  const header = Buffer.alloc(4);
  header.writeInt32LE(4 + payload.length);
  return Buffer.concat([header, payload]);
}

function cutInto(stream: Buffer, cuts: number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (stream.length + 1)), stream.length];
  places.sort((a, b) => a - b);
  return places.slice(1).map((end, i) => stream.subarray(places[i], end));
}

describe('FrameReader', () => {
  it('finds the same messages however the stream is cut into chunks', () => {
    const payloads = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 12 });
    const cuts = fc.array(fc.nat(5_000), { maxLength: 40 });
    fc.assert(
      fc.property(payloads, cuts, (messages, places) => {
        const found: string[] = [];
        const reader = new FrameReader(LENGTH_PREFIX, (bytes, start, end) => {
          found.push(bytes.toString('hex', start + 4, end));
        });
        const stream = Buffer.concat(messages.map(frame));
        for (const chunk of cutInto(stream, places)) reader.push(chunk);
        expect(found).toEqual(messages.map((message) => Buffer.from(message).toString('hex')));
      }),
    );
  });

  it('joins a message of many chunks once', () => {
    const concat = jest.spyOn(Buffer, 'concat');
    const message = frame(Buffer.alloc(1_000_000, 7));
    concat.mockClear();
    let found = 0;
    const reader = new FrameReader(LENGTH_PREFIX, () => found++);
    for (let at = 0; at < message.length; at += 1_000) {
      reader.push(message.subarray(at, at + 1_000));
    }
    expect(found).toBe(1);
    expect(concat).toHaveBeenCalledTimes(1);
    concat.mockRestore();
  });
});
